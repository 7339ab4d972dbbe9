import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { defaultPages } from '#backend/publishing/site/default-pages.ts'
import { definitions } from '#registry/definitions.ts'
import { inClinicWords, type TreatmentWord } from '#schema/plain/treatment-word.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { addTerms } from '#tests/support/terms.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/*
 * A clinic that says 진료 is told to its visitors in that word by every answer and refusal of the API; its console, and
 * what it wrote itself, keep 시술. Source: docs/product.md, C11.
 */

let app: Awaited<ReturnType<typeof startBackend>>
let owner: ReturnType<typeof app.client>
beforeAll(async () => {
  app = await startBackend({ definitions, defaultPages })
  owner = app.client(hosts.a, await app.signIn())
  await callTreatments('진료')
})
afterAll(() => app.close())

async function callTreatments(treatmentWord: TreatmentWord) {
  const params = { setting: 'homepage' }
  const { data, etag } = await owner.request('GET /admin/settings/{setting}', { params })
  await owner.request('PUT /admin/settings/{setting}', {
    params,
    body: { ...data, treatmentWord },
    headers: { 'if-match': etag },
  })
}

let lastAddress = 0
/** Makes a call as a new member of the clinic, from an address of their own, and returns the answer's text. */
async function ask(name: string, host: string, body?: object): Promise<string> {
  const [method = '', path = ''] = name.split(' ')
  const { cookie } = await signInCustomer(app.database, host === hosts.a ? 1 : 2)
  const response = await app.send(path, {
    method,
    host,
    address: `10.13.${Math.floor((lastAddress += 1) / 250)}.${lastAddress % 250}`,
    headers: { cookie },
    ...(method !== 'GET' && { body: body ?? {} }),
  })
  expect([name, response.status]).toEqual([name, expect.toSatisfy((status: number) => status < 500)])
  return response.text()
}

/** The product's word for a treatment; a room (시술실) is none. */
const said = /시술(?!실)/

/** Refusals that name treatments, each with a call that meets it. */
const refusals: Record<string, [call: string, body?: object]> = {
  '시술을 찾을 수 없습니다.': ['GET /v2/products/999999'],
  '시술 분류를 찾을 수 없습니다.': ['GET /v2/product-categories/999999'],
  '최근 본 시술에 없습니다.': ['DELETE /recent-products/999999'],
  '시술 예약에는 시술 옵션이 하나 이상 있어야 합니다.': [
    'POST /customer/reservations',
    { reservedAt: '2030-01-07T02:00:00.000Z', contactName: '김하늘', contactPhone: '01012345678' },
  ],
}

/** Sources of refusals that visitors can get, without the console's and without examples. */
const sources = import.meta.glob<string>(['/backend/**/*.ts', '/schema/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const isOfConsole =
  /\/(resource|examples|console-\w+|desk-\w+)\.ts$|\/(settings|seeds|default-pages|documentation|advertising)\/|\/products\/schema\.ts$/

test('every refusal that names treatments is met below', () => {
  const sentences = Object.entries(sources)
    .filter(([path]) => !isOfConsole.test(path))
    .flatMap(([, source]) =>
      [...source.matchAll(/(?<!(?:description|hint|opens):\s*)(['`])([^'`\n]*시술(?!실)[^'`\n]*\.)\1/g)].map(
        ([, , text]) => text,
      ),
    )
  expect(sentences.sort()).toEqual(Object.keys(refusals).sort())
})

test.each(Object.entries(refusals))('%s is told in the clinic’s word', async (text, [call, body]) => {
  const messageAt = async (host: string) =>
    (JSON.parse(await ask(call, host, body)) as { message: string }).message
  expect(await messageAt(hosts.b)).toContain(text)
  const told = await messageAt(hosts.a)
  expect(told).toContain(inClinicWords(text, '진료'))
  expect(told).not.toMatch(said)
})

const visitorCalls = Object.entries<Call>(contract)
  // A page is said in the clinic's word where it is rendered (default-pages.test.ts).
  .filter(([name, { access, rawResponse }]) => access !== 'admin' && !rawResponse && name !== 'GET /page')
  .map(([name]) => name)

test('no answer to a visitor says 시술, whatever is asked for', async () => {
  expect(visitorCalls.length).toBeGreaterThan(80)
  for (const name of visitorCalls) {
    const asked = name.replaceAll(/\{\w+\}/g, '999999')
    expect([name, await ask(asked, hosts.a)]).toEqual([name, expect.not.stringMatching(said)])
  }
})

test('a search finds the default pages by the clinic’s word, and tells them so', async () => {
  const titles = async (host: string, keyword: string) => {
    const query = { keyword, kinds: ['page' as const] }
    const { groups, suggestion } = await app.client(host).request('GET /customer/search', { query })
    const { rows } = await app.client(host).request('GET /page-search', { query: { keyword } })
    const found = groups.flatMap((group) => group.rows)
    expect(rows.map(({ title, excerpt }) => [title, excerpt])).toEqual(
      suggestion ? [] : found.map(({ title, excerpt }) => [title, excerpt]),
    )
    return JSON.stringify(found)
  }
  expect(await titles(hosts.b, '시술 안내')).toContain('시술 안내')
  const found = await titles(hosts.a, '진료 안내')
  expect(found).toContain('진료 안내')
  expect(found).not.toMatch(said)
  // The revision stays, and the word is another.
  await callTreatments('시술')
  expect(await titles(hosts.a, '시술 안내')).toContain('시술 안내')
  await callTreatments('진료')
  expect(await titles(hosts.a, '진료 안내')).not.toMatch(said)
})

test('the console is told 시술, and the clinic’s own words stay', async () => {
  const body = { name: '' }
  await expect(
    owner.request('POST /admin/{resource}', { params: { resource: 'products' }, body }),
  ).rejects.toThrow('시술의 이름을 적어 주세요.')
  await addTerms(app.database, 1, [
    { code: '시술', purpose: 'PRIVACY', occasions: ['RESERVATION'], isRequired: true },
  ])
  const asked = {
    message: '문의',
    contactName: '김하늘',
    contactPhone: '01012345678',
    sensitiveConsent: true,
  }
  const told = await ask('POST /customer/consultations', hosts.a, asked)
  expect(JSON.parse(told)).toMatchObject({
    message: '필수 약관에 동의해 주세요: 시술 약관',
    errors: [{ message: '시술 약관에 동의해 주세요.' }],
  })
})

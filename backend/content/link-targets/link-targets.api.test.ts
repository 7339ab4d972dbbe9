import type { Role } from '#schema/accounts.ts'
import { pageDefinition } from '#schema/page.ts'
import { partner, partnerMarketingInfo } from '#schema/partners.ts'
import { widgetLinks } from '#schema/plain/widget-links.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActors } from '#tests/support/actors.ts'
import { hosts, startBackend } from '#tests/support/backend.ts'

import { directTargets } from './list-link-targets.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let owner: ReturnType<typeof app.client>
let cookieOf: (role: Role) => Promise<string | undefined>
let treatment: number
let hidden: number
beforeAll(async () => {
  app = await startBackend()
  cookieOf = await makeActors(app.database, 1, 0)
  owner = app.client(hosts.a, await app.signIn())
  const make = async (body: Record<string, unknown>) =>
    (await owner.request('POST /admin/{resource}', { params: { resource: 'products' }, body })).id
  treatment = await make({ name: '연결할 시술', options: [{ name: '1회', price: 1000 }] })
  hidden = await make({ name: '숨긴 시술', isVisible: false, options: [{ name: '1회', price: 1000 }] })
  await owner.request('PUT /admin/pages/{key}', {
    params: { key: 'link-page' },
    headers: { 'if-match': '"new"' },
    body: pageDefinition.parse({ pattern: '/link-page', title: '연결할 페이지', blocks: [] }),
  })
})
afterAll(() => app.close())

const find = async (search: string, as = owner) =>
  (await as.request('GET /admin/link-targets', { query: { search } })).rows
const describeUrl = (url: string) => owner.request('GET /admin/link-targets/described', { query: { url } })

test('windows, contacts, pages and content are found by words or initial consonants, with their addresses', async () => {
  expect(await find('연결할')).toEqual([
    { url: '/link-page', group: '페이지', title: '연결할 페이지', note: '/link-page', status: 'DRAFT' },
    { url: `/products/${treatment}`, group: '시술', title: '연결할 시술', note: '', status: 'PUBLIC' },
  ])
  expect((await find('ㅇㄱㅎㅅㅅ')).map(({ title }) => title)).toEqual(['연결할 시술'])
  expect((await find('ㅇㅇㅇㄱ')).map(({ url }) => url)).toContain('/?wopen=1')
  const desk = app.client(hosts.a, await cookieOf('desk'))
  expect(await find('연결할 시술', desk)).toHaveLength(1)
  expect(await find('연결할', app.client(hosts.b, await app.signIn(hosts.b)))).toEqual([])
})

test('without a search the first of each kind are told, ways to reach the clinic first', async () => {
  const groups = (await find('')).map(({ group }) => group)
  expect(groups[0]).toBe('예약·연락')
  expect(groups).toContain('페이지')
  expect(groups.filter((group) => group === '시술').length).toBeLessThanOrEqual(5)
})

test('telephone and KakaoTalk are offered where the clinic has told them', () => {
  const contacts = (partnerTel: string | null, kakaoTalkUrl: string | null) =>
    directTargets({
      ...partner.parse({ id: 1, partnerName: '라온의원' }),
      partnerTel,
      partnerMarketingInfo: partnerMarketingInfo.parse({ kakaoTalkUrl }),
    })
      .map(({ url, title, note }) => [url, title, note])
      .slice(widgetLinks.length)
  expect(contacts(null, null)).toEqual([])
  expect(contacts('02-1234-5678', 'pf.kakao.com/_abc')).toEqual([
    ['pf.kakao.com/_abc', '카카오톡 상담', ''],
    ['tel:0212345678', '전화 걸기', '02-1234-5678'],
  ])
})

test.each([
  [() => '/link-page', { title: '페이지 · 연결할 페이지', problem: null }],
  [() => `/products/${treatment}`, { title: '시술 · 연결할 시술', problem: null }],
  [
    () => `/products/${hidden}`,
    {
      title: '시술 · 숨긴 시술',
      problem: '링크가 가리키는 것이 지금은 방문자에게 보이지 않습니다.',
    },
  ],
  [() => '/products/999999', { title: null, problem: '링크가 가리키는 것이 지워졌거나 없습니다.' }],
  [() => '/no-such-page', { title: null, problem: '연결된 페이지가 없습니다.' }],
  [() => '/?wopen=1', { title: '시술 예약 창이 열립니다.', problem: null }],
  [() => 'https://example.com/x', { title: null, problem: null }],
  [() => 'tel:02', { title: null, problem: null }],
])('what an address leads to is told (%#)', async (url, expected) => {
  expect(await describeUrl(url())).toEqual(expected)
})

test('a short address is told by its purpose, and as one that nobody can open once it is over', async () => {
  const params = { setting: 'links' }
  const { data, etag } = await owner.request('GET /admin/settings/{setting}', { params })
  const shortLinks = [
    { code: 'spring', targetUrl: '/link-page', title: '봄 문자' },
    { code: 'winter', targetUrl: '/link-page', expiresAt: new Date(Date.now() - 1000).toISOString() },
  ]
  const body = { ...data, shortLinks }
  await owner.request('PUT /admin/settings/{setting}', { params, body, headers: { 'if-match': etag } })
  expect(await describeUrl('/s/spring')).toEqual({ title: '짧은 주소 · 봄 문자', problem: null })
  expect(await describeUrl('/s/winter')).toEqual({
    title: '짧은 주소 · /link-page',
    problem: '기한이 지난 짧은 주소입니다.',
  })
  expect(await describeUrl('/s/autumn')).toEqual({ title: null, problem: '없는 짧은 주소입니다.' })
})

import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { copyDemo } from '#tests/support/demo.ts'
import { get } from '#tests/support/http.ts'
import { accessibilityProblems, overflows } from '#tests/support/page-checks.ts'
import { runAsAdmin } from '#tests/support/postgres-server.ts'
import { rounds } from '#tests/support/rounds.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

/*
 * Every list and every page of one thing, with whatever the API may answer: a site whose API is elsewhere asks through a
 * server of the test, which answers the blocks' queries in the API's place and passes everything else on.
 */
/** A board is a list, and its page is named by the board, which is one thing. */
const board = '/boards/1'
const lists: string[] = [
  '/',
  '/after-notices',
  '/before-afters',
  board,
  '/cscenter',
  '/cscenter/faq',
  '/cscenter/notice',
  '/events',
  '/exhibitions',
  '/info/price',
  '/introduce/staff',
  '/products',
  '/products/acne',
  '/products/category/pick',
  '/reviews',
  `/search?keyword=${encodeURIComponent('진료')}`,
]
const single = ['/boards/1/detail/1', '/brandings/1', '/cscenter/notice/1', '/exhibitions/1', '/products/1']

const visit = useBrowser()
type Answer = (request: IncomingMessage, response: ServerResponse) => void
let folder: string
let api: SiteProcess
let site: SiteProcess
let answer: Answer
/** Further hosts of the first clinic: what a site knows of one, it knows of no other. */
const unvisited = Array.from({ length: 10 }, (_, index) => `unvisited-${index}.localhost`)

/** Whether it is asked for by a block, and no part of what every page is made of. */
const isQuery = (url: string) => /^\/_api\/(?!page\b|partners\/|customer\/partner-keywords)/.test(url)

const ask = (request: IncomingMessage, answered: (reply: IncomingMessage) => void) => {
  // Plain: some answers are changed on their way.
  const { method, url: path } = request
  const headers = { ...request.headers, 'accept-encoding': 'identity' }
  request.pipe(send(api.url, { method, path, headers }, answered))
}
const pass: Answer = (request, response) =>
  ask(request, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(response)
  })
const between = createServer((request, response) => {
  const isAnswered = request.method === 'GET' && isQuery(request.url ?? '')
  ;(isAnswered ? answer : pass)(request, response)
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danjang-answers-'))
  const settings = await copyDemo(join(folder, 'api'))
  const hosts = unvisited.map((host, index) => `(1, '${host}', ${index + 1})`)
  await runAsAdmin(
    settings.DATABASE_URL,
    `insert into partner_hosts (partner_id, host, position) values ${hosts.join()}`,
  )
  api = await startSiteProcess(process.cwd(), { ...settings, TRUST_PROXY: 'true' })
  await new Promise<void>((done) => between.listen(0, '127.0.0.1', done))
  const { port } = between.address() as AddressInfo
  const data = join(folder, 'site')
  await mkdir(data)
  for (const part of ['cache', 'prepared-files'])
    await symlink(join(inject('demo').files, part), join(data, part))
  site = await startSiteProcess(process.cwd(), {
    DATA_DIR: data,
    API_BASE_URL: `http://127.0.0.1:${port}/_api`,
  })
})
afterAll(async () => {
  await Promise.all([site, api].map((one) => one?.stop()))
  between.closeAllConnections()
  between.close()
  await rm(folder, { recursive: true, force: true })
})

/** An address of which the site knows no answer yet. */
function openSite(first: Answer): string {
  answer = first
  const host = unvisited.pop()
  if (!host) throw new Error('Every host has been visited.')
  return site.at(host)
}

const refuse =
  (status: number): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/problem+json' })
    response.end(JSON.stringify({ status, message: `실패 ${status}`, code: 'test' }))
  }

const waiting = /불러오는 중|찾고 있습니다/

/** Has a page the answers of all its blocks? On a busy machine one may come too late for it. */
async function isWhole(url: string): Promise<boolean> {
  const { status, text } = await get(url)
  return status === 200 && !waiting.test(text)
}

test.each<[string, Answer, number]>([
  ['404', refuse(404), 404],
  ['409', refuse(409), 200],
  ['500', refuse(500), 200],
  ['nothing', () => {}, 200],
])(
  'blocks whose queries are answered with %s wait alone, and no failure is kept',
  async (_, failing, singleStatus) => {
    const url = openSite(failing)
    const read = (paths: string[]) => Promise.all(paths.map((path) => get(`${url}${path}`)))
    let listed: Awaited<ReturnType<typeof read>> = []
    // On a busy machine an answer may come too late for its page, which then waits with the status of any page.
    await expect
      .poll(async () => {
        listed = await read(lists)
        return listed.map(({ status }, index) => [lists[index], status])
      })
      .toEqual(lists.map((path) => [path, path === board ? singleStatus : 200]))
    for (const { text } of listed) {
      expect(text).toContain('data-slot="header" data-block="GlobalHeaderType1"')
      expect(text).toContain('data-slot="footer"')
    }
    const waits = lists.filter((_path, index) => waiting.test(listed[index]?.text ?? ''))
    expect(waits).toEqual(lists.filter((path) => path !== board || singleStatus === 200))
    await expect
      .poll(async () => (await read(single)).map(({ status }) => status))
      .toEqual(single.map(() => singleStatus))

    answer = pass
    // That something is not there is an answer, which lasts until something changes.
    if (singleStatus === 404) return
    for (const path of [...lists, ...single]) await expect.poll(() => isWhole(`${url}${path}`)).toBe(true)
  },
)

test('what fails in the browser too says so, and comes when it is asked for again', async () => {
  const url = openSite(refuse(500))
  const { page } = await visit(`${url}/cscenter/notice`, phone)
  const failure = page.getByRole('alert').filter({ hasText: '불러오지 못했습니다' })
  await failure.waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  answer = pass
  await failure.getByRole('button', { name: '다시 시도' }).click()
  await page.locator('[data-block=NoticeListSection] li a').first().waitFor()
})

type Rows = { rows: { id: number }[]; count: number }

/** Answers lists as if there were so many rows. */
const count =
  (all: number): Answer =>
  (request, response) =>
    ask(request, async (reply) => {
      const parts: Buffer[] = []
      for await (const part of reply) parts.push(part as Buffer)
      const body = JSON.parse(Buffer.concat(parts).toString() || 'null') as Rows | null
      if (body && Array.isArray(body.rows)) {
        const pageSize = Number(new URL(request.url ?? '', api.url).searchParams.get('pageSize')) || 20
        const length = body.rows.length === 0 ? 0 : Math.min(all, pageSize)
        const rows = Array.from({ length }, (_, index) => body.rows[index % body.rows.length])
        body.rows = rows.map((row, index) => ({ ...(row as { id: number }), id: 1_000 + index }))
        if ('count' in body) body.count = all
      }
      const { 'content-length': _, 'content-encoding': __, etag: ___, ...headers } = reply.headers
      response.writeHead(reply.statusCode ?? 502, headers)
      response.end(JSON.stringify(body))
    })

test.each(rounds({ few: [10_000], all: [0, 1, 20, 10_000] }))(
  'lists of %i rows: nothing sticks out, axe finds nothing, the console is silent',
  async (rows) => {
    const url = openSite(count(rows))
    for (const options of rounds({ few: [phone], all: [phone, {}] })) {
      const { page, complaints, rested } = await visit(url, options)
      for (const path of lists) {
        await expect.poll(() => isWhole(`${url}${path}`)).toBe(true)
        await page.goto(`${url}${path}`, { waitUntil: 'load' })
        await rested()
        const problems = [...(await overflows(page)), ...(await accessibilityProblems(page))]
        expect([path, problems]).toEqual([path, []])
        expect([path, await page.locator('[data-block-problem]').count()]).toEqual([path, 0])
        expect([path, await page.getByText(waiting).count()]).toEqual([path, 0])
      }
      expect(complaints).toEqual([])
    }
  },
)

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiError } from '#api/client.ts'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/console-api.ts'
import { useConsoleSession } from '#tests/support/console-session.ts'
import { copyDemo } from '#tests/support/demo.ts'
import { get, getCached, getDrawn, getFresh } from '#tests/support/http.ts'
import { accessibilityProblems, overflows } from '#tests/support/page-checks.ts'
import { runAsAdmin } from '#tests/support/postgres-server.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

const visit = useBrowser()

let folder: string
let settings: Awaited<ReturnType<typeof copyDemo>>
let site: SiteProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danjang-publishing-'))
  settings = await copyDemo(folder)
  site = await startSiteProcess(process.cwd(), settings)
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

const headerOf = (html: string) => /data-slot="header" data-block="(\w+)"/.exec(html)?.[1]

const session = useConsoleSession()
async function openConsole(): Promise<{ page: Page; complaints: string[] }> {
  const { page, complaints } = await visit(`${site.url}/admin/site`, session.given())
  await session.enter(page)
  await page.getByRole('button', { name: /종류 변경/ }).waitFor()
  // Not being signed in yet is told with a 401, which Chromium notes as an error.
  complaints.splice(0)
  return { page, complaints }
}

test('a header chosen in the console beside the one there is shows in the next request once published in four clicks, and restoring brings the old bytes back', async () => {
  const before = await getCached(site.url)
  expect(headerOf(before.text)).toBe('GlobalHeaderType1')

  const { page, complaints } = await openConsole()
  let clicks = 0
  const press = (name: string | RegExp) => {
    clicks += 1
    return page.getByRole('button', { name }).click()
  }
  await press(/종류 변경/)
  for (const [name, component] of [
    ['지금', 'GlobalHeaderType1'],
    ['바꾼 뒤', 'GlobalHeaderType2'],
  ])
    await page
      .frameLocator(`iframe[title^="${name}: "]`)
      .locator(`[data-slot=header][data-block=${component}] header`)
      .waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await press('이 종류로 변경')
  const frame = page.frameLocator('iframe').last()
  await frame.locator('[data-slot=header][data-block=GlobalHeaderType2] header').waitFor()
  expect(headerOf((await get(site.url)).text)).toBe('GlobalHeaderType1')

  await press(/^공개 \(/)
  await press('공개하기')
  await page.getByText('공개했습니다').first().waitFor()
  expect(clicks).toBeLessThanOrEqual(4)
  const after = await getFresh(site.url)
  expect(after.status).toBe(200)
  expect(headerOf(after.text)).toBe('GlobalHeaderType2')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /닫기|확인/ })
    .first()
    .click()

  await page.getByRole('button', { name: /공개 기록/ }).click()
  await page.getByRole('button', { name: '1번째 공개로 되돌리기' }).click()
  await page.getByRole('button', { name: '되돌려서 공개' }).click()
  await expect.poll(async () => headerOf((await get(site.url)).text)).toBe('GlobalHeaderType1')
  const restored = await getCached(site.url)
  expect(restored.body.equals(before.body)).toBe(true)
  expect(restored.headers.etag).toBe(before.headers.etag)
  expect(complaints).toEqual([])
})

test('what is ticked is published; the rest has its time, is listed, and is withdrawn', async () => {
  const api = await signIn(site.url)
  for (const [key, title] of [
    ['spring', '봄'],
    ['autumn', '가을'],
  ] as const) {
    await api.request('PUT /admin/pages/{key}', {
      params: { key },
      body: { pattern: `/${key}`, title, blocks: [] },
      headers: { 'if-match': '"new"' },
    })
  }
  const statuses = () =>
    Promise.all(['/spring', '/autumn'].map(async (path) => (await get(`${site.url}${path}`)).status))
  const { page, complaints } = await openConsole()
  const dialog = page.getByRole('dialog')
  const openPublishing = () => page.getByRole('button', { name: /^공개 \(/ }).click()
  const close = () => dialog.getByRole('button', { name: '닫기', exact: true }).last().click()
  const autumn = dialog.getByRole('checkbox', { name: /페이지: 가을/ })

  const held = new Promise<Route>((hold) => void page.route('**/publication-checks', hold, { times: 1 }))
  await openPublishing()
  const checks = await held
  await dialog.getByText('공개할 내용을 살펴보는 중').waitFor()
  const places = () =>
    Promise.all(
      [autumn, dialog.getByText('예약 공개', { exact: true })].map((choice) => choice.boundingBox()),
    )
  const before = await places()
  // A button below what comes is pressed, goes down meanwhile, and is let go where it was.
  await dialog.getByRole('button', { name: '미리보기 링크' }).hover()
  await page.mouse.down()
  await checks.continue()
  await dialog.getByRole('heading', { name: /확인할 것 \d+곳/ }).waitFor()
  await page.mouse.up()
  const links = page.getByRole('dialog', { name: '미리보기 링크' })
  await links.getByRole('button', { name: '닫기' }).click()
  await links.waitFor({ state: 'detached' })
  // Who moves away before letting go takes the press back.
  await dialog.getByRole('button', { name: '공개하기' }).hover()
  await page.mouse.down()
  await page.mouse.move(720, 200, { steps: 4 })
  await page.mouse.up()
  // What comes later moves nothing away from under the pointer: a click would be lost.
  expect(await places()).toEqual(before)
  await autumn.uncheck()
  await dialog.getByRole('button', { name: '공개하기' }).click()
  await page.getByText('공개했습니다').waitFor()
  await expect.poll(statuses).toEqual([200, 404])
  await close()

  await openPublishing()
  expect(await autumn.isChecked()).toBe(true)
  await dialog.getByText('예약 공개', { exact: true }).click()
  await dialog.getByLabel('공개할 때', { exact: false }).last().fill('2098-12-24T09:30')
  await dialog.getByLabel('끝나는 때 정하기').check()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: '이 시각에 공개' }).click()
  await page.getByText('예약했습니다').waitFor()
  await close()
  // What has its time is not published now by an oversight.
  await openPublishing()
  await dialog.getByText('12월 24일(수) 오전 9:30 공개 예약됨').waitFor()
  expect(await autumn.isChecked()).toBe(false)
  expect(await dialog.getByRole('button', { name: '공개하기' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: '취소' }).click()

  await page.getByRole('button', { name: '공개 기록' }).click()
  await dialog.getByRole('region', { name: '예약한 공개' }).getByText('페이지: 가을').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto(`${site.url}/admin`)
  const list = page.getByRole('region', { name: '예약한 공개' })
  await list.getByText('12월 31일(수) 오전 12:00까지').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await list.getByRole('button', { name: '12월 24일(수) 오전 9:30 공개 예약 취소' }).click()
  await page.getByText('예약을 취소했습니다.').waitFor()
  await list.waitFor({ state: 'detached' })
  expect((await api.request('GET /admin/scheduled-publications')).rows).toEqual([])
  expect(await statuses()).toEqual([200, 404])
  expect(complaints).toEqual([])
})

test('a shared treatment names a card of its own, whose address is of its title and of nobody’s making', async () => {
  const path = '/products/1'
  const shared = async () => {
    const { text } = await getCached(`${site.url}${path}`)
    return /<meta property="og:image" content="([^"]*)">/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  }
  const address = await shared()
  const card = await getDrawn(address)
  expect(card.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(await sharp(card.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })

  const elsewhere = address.replace(encodeURIComponent(path), encodeURIComponent('/products/2'))
  const otherHash = address.replace(/\w(?=\.jpg)/, (digit) => (digit === '0' ? '1' : '0'))
  expect(new Set([address, elsewhere, otherHash]).size).toBe(3)
  expect((await getDrawn(elsewhere)).status).toBe(404)
  expect((await getDrawn(otherHash)).status).toBe(404)

  const api = await signIn(site.url)
  const params = { resource: 'products', id: '1' }
  const { data, etag } = await api.request('GET /admin/{resource}/{id}', { params })
  await api.request('PUT /admin/{resource}/{id}', {
    params,
    body: { ...data, name: '새 이름의 시술' },
    headers: { 'if-match': etag },
  })
  await expect.poll(shared).not.toBe(address)
  const renamed = await getDrawn(await shared())
  expect(renamed.status).toBe(200)
  expect(renamed.body.equals(card.body)).toBe(false)
})

test('a link shows the draft to a phone without an account, page after page, until it is withdrawn', async () => {
  const api = await signIn(site.url)
  const { draft, remembered, etag } = (await api.request('GET /admin/global')).slots.header
  const other = 'GlobalHeaderType2'
  expect(draft.component).not.toBe(other)
  await api.request('PUT /admin/global/{slot}', {
    params: { slot: 'header' },
    body: { component: other, data: remembered[other] ?? {} },
    headers: { 'if-match': etag },
  })
  const { page: desk } = await openConsole()
  await desk.getByRole('button', { name: /^공개 \(/ }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '미리보기 링크' }).click()
  const dialog = desk.getByRole('dialog', { name: '미리보기 링크' })
  await dialog.getByRole('button', { name: '링크 만들기' }).click()
  const link = await dialog.getByLabel('미리보기 링크 주소').inputValue()
  const end = /\d+월 \d+일\(.\) 오[전후] \d+:\d\d까지/.exec(await dialog.innerText())?.[0]
  expect(await accessibilityProblems(desk)).toEqual([])

  const led = async (path: string) =>
    /url=([^"]*)"/.exec((await get(`${link}?path=${encodeURIComponent(path)}`)).text)?.[1]
  expect(await led('/events')).toBe('/events?preview=draft')
  for (const path of ['//evil.test', '/a/..//evil.test', 'https://evil.test/', 'javascript:alert(1)'])
    expect(await led(path)).toMatch(/^\/(?!\/)/)

  const { page, complaints } = await visit(link, phone)
  const header = page.locator(`[data-slot=header][data-block=${other}] header`)
  await page.waitForURL(`${site.url}/?preview=draft`)
  await header.waitFor()
  const bar = page.getByRole('complementary', { name: '미리보기' })
  expect(await bar.innerText()).toContain(`미리보기 · ${end}`)
  expect(await overflows(page)).toEqual([])
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: '이벤트', exact: true }).first().click()
  await page.waitForURL(`${site.url}/events?preview=draft`)
  await header.waitFor()
  await bar.getByText('의견 보내기').click()
  expect(await overflows(page)).toEqual([])
  expect(await accessibilityProblems(page)).toEqual([])
  await bar.getByLabel('하실 말씀').fill('휴진일도 알려 주세요.')
  await bar.getByRole('button', { name: '공개해도 좋습니다' }).click()
  await page.getByRole('heading', { name: '의견을 전했습니다' }).waitFor()
  await dialog
    .getByRole('list', { name: '미리보기 링크로 받은 의견' })
    .getByText('휴진일도 알려 주세요.')
    .waitFor()
  await page.getByRole('link', { name: '미리보기로 돌아가기' }).click()
  await page.waitForURL(`${site.url}/events?preview=draft`)
  const foreign = await fetch(`${site.url}/_preview/answer`, {
    method: 'POST',
    headers: {
      cookie: `danjang_preview=${new URL(link).pathname.split('/').at(-1)}`,
      origin: 'https://evil.test',
    },
    body: new URLSearchParams({ answer: 'approved' }),
  })
  expect(foreign.status).toBe(403)
  const shown = await page.reload()
  expect(shown?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  await header.waitFor()
  expect(headerOf((await get(`${site.url}/events`)).text)).toBe(draft.component)
  await page.getByRole('button', { name: '검색' }).first().click()
  await page.getByRole('searchbox').first().fill('리프팅')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?.*preview=draft/)
  await header.waitFor()
  expect(complaints).toEqual([])

  await dialog.getByRole('button', { name: '링크 모두 폐기' }).click()
  await dialog.getByText('링크를 모두 폐기했습니다').waitFor()
  expect((await page.reload())?.status()).toBe(410)
  await page.getByRole('heading', { name: '미리보기 링크를 더는 쓸 수 없습니다' }).waitFor()
  expect((await get(link)).status).toBe(410)
  expect((await get(link.slice(0, -1))).status).toBe(404)

  const now = (await api.request('GET /admin/global')).slots.header
  const params = { slot: 'header' } as const
  await api.request('POST /admin/global/{slot}/revert', { params, headers: { 'if-match': now.etag } })
})

test('a draft is for those who are signed in', async () => {
  expect((await get(`${site.url}/?preview=draft`)).status).toBe(401)
})

test('a block that is not saved is rendered for a form of the clinic’s own console alone, and stays unsaved', async () => {
  const { page } = await openConsole()
  const api = await signIn(site.url)
  const before = await api.request('GET /admin/global')
  const { data } = before.slots.header.draft
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const tried = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(`${site.url}/?preview=draft`, {
      method: 'POST',
      headers: { origin: site.url, cookie, ...headers },
      body: new URLSearchParams({ slot: 'header', component: 'GlobalHeaderType2', data: '{}', ...form }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const block = { data: JSON.stringify({ ...data, navigation: [{ title: '시험 메뉴', url: '/events' }] }) }
  const shown = await tried(block)
  expect([shown.status, headerOf(shown.text)]).toEqual([200, 'GlobalHeaderType2'])
  expect(shown.text).toContain('시험 메뉴')
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(shown.headers.get('content-security-policy')).toContain("connect-src 'self';")

  expect((await tried(block, { cookie: '' })).status).toBe(401)
  expect((await tried(block, { origin: 'https://evil.test' })).status).toBe(403)
  expect((await tried(block, { origin: 'null' })).status).toBe(403)
  expect((await tried(block, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const bad = await tried({ data: JSON.stringify({ ...data, navigation: 1 }) })
  expect(bad.status).toBe(422)
  expect(bad.text).toContain('아직 보여 드릴 수 없습니다')
  expect((await tried({ data: '{' })).status).toBe(400)
  expect((await tried({ slot: 'section' })).status).toBe(400)
  expect((await tried({ data: JSON.stringify({ a: '가'.repeat(400_000) }) })).status).toBe(413)
  expect(await api.request('GET /admin/global')).toEqual(before)
})

test('a stored row made bad by hand leaves its place, named in page and log; the rest stands', async () => {
  const api = await signIn(site.url)
  const { rows } = await api.request('GET /admin/pages')
  const centre = rows.find(({ draft }) => draft.pattern === '/cscenter')
  if (!centre) throw new Error('The demo has no page /cscenter.')
  await site.stop()
  await spoil(centre.draft.blocks)
  site = await startSiteProcess(process.cwd(), settings)

  const { status, text } = await get(`${site.url}/cscenter`)
  expect(status).toBe(200)
  expect(text).toMatch(/data-block="FaqSection" data-block-id="[\w-]+" data-block-problem="bad-data"><\/div>/)
  expect(text).toContain('data-block="PageTitleSection"')
  expect(text).toContain('data-block="GlobalFooterType1"')
  await expect
    .poll(() => site.logs.find(({ component }) => component === 'FaqSection'))
    .toMatchObject({ partner: site.url, page: '/cscenter', block: expect.any(String) })
})

/** Writes a value that the schema refuses into the stored blocks of type FaqSection, past every check. */
async function spoil(blocks: { component: string }[]): Promise<void> {
  expect(blocks.some(({ component }) => component === 'FaqSection')).toBe(true)
  const { rowCount } = await runAsAdmin(
    settings.DATABASE_URL,
    `update contents set body = regexp_replace(body, '"group":"[^"]*"', '"group":42') where body like '%"component":"FaqSection"%' and body like '%"pattern":"/cscenter"%'`,
  )
  expect(rowCount).toBeGreaterThan(0)
}

test('saving is refused in words for an unknown type, for bad data, and where someone saved since', async () => {
  const api = await signIn(site.url)
  const read = async () => (await api.request('GET /admin/global')).slots.header
  const before = await read()
  const put = (body: { component: string; data: Record<string, unknown> }, etag = before.etag) =>
    api
      .request('PUT /admin/global/{slot}', {
        params: { slot: 'header' },
        body,
        headers: { 'if-match': etag },
      })
      .then(
        () => undefined,
        (error: unknown) => error as ApiError,
      )

  const unknown = await put({ component: 'GlobalHeaderType99', data: {} })
  expect(unknown).toMatchObject({ status: 422, code: 'unknown-component' })
  expect(unknown?.message).toContain('GlobalHeaderType1')
  expect(unknown?.message).toContain('GlobalHeaderType2')

  const bad = await put({
    component: 'GlobalHeaderType1',
    data: {
      ...before.draft.data,
      navigation: [{ title: '', url: 'javascript:alert(1)' }],
      headerConfig: { pcLogoHeight: '크게' },
    },
  })
  expect(bad).toMatchObject({ status: 422, code: 'bad-data' })
  expect(bad?.errors.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/data/navigation/0/title',
      '/data/navigation/0/url',
      '/data/headerConfig/pcLogoHeight',
    ]),
  )

  expect(await put(before.draft, '"stale"')).toMatchObject({ status: 409, code: 'stale' })
  expect(await read()).toEqual(before)
})

test('a page is made anew when what it may show has changed without a publication', async () => {
  const address = `${site.url}/info`
  await getCached(address)
  const api = await signIn(site.url)
  const { rows } = await api.request('GET /admin/notice-customer-boards', { query: {} })
  const [post] = rows
  if (!post) throw new Error('The demo has no customers’ posts.')
  await api.request('PUT /admin/notice-customer-boards/{id}/hidden', {
    params: { id: post.id },
    body: { isHidden: true },
  })
  // Made anew; where that takes long the last one, which says so. Never the old one as that of now.
  expect((await get(address)).headers['cache-status']).not.toBe('danjang; hit')
  await getCached(address)
})

test('a palette made of one colour is the draft’s in one click, and one step back', async () => {
  const { page } = await openConsole()
  await page.goto(`${site.url}/admin/site#/theme`)
  const editor = page.getByRole('main')
  const before = await editor.getByLabel('대표색', { exact: true }).inputValue()
  await editor.getByRole('button', { name: '색 하나로 만들기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: '로고의 색' }).getByRole('button').first().waitFor()
  await dialog.getByLabel('색 값').fill('#2a4d8f')
  const shown = page.frameLocator('iframe[title="또렷하게 테마의 홈"]').locator('html')
  await expect
    .poll(() => shown.evaluate((html) => getComputedStyle(html).getPropertyValue('--colors-primary1')))
    .toBe('#2a4d8f')
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: '또렷하게 적용' }).click()
  const main = editor.getByLabel('대표색', { exact: true })
  await expect.poll(() => main.inputValue()).toBe('#2a4d8f')
  await page.getByRole('button', { name: '실행 취소' }).click()
  await expect.poll(() => main.inputValue()).toBe(before)
})

test('an icon of the clinic’s own is in its pages and its web manifest at once, and the drawn one without it', async () => {
  const api = await signIn(site.url)
  const iconsOf = async () =>
    (JSON.parse((await get(`${site.url}/manifest.webmanifest`)).text) as { icons: { src: string }[] }).icons
  const drawn = '<link rel="icon" href="/favicon.svg"'
  expect((await get(site.url)).text).toContain(drawn)
  const params = { setting: 'homepage' }
  const put = async (faviconImageUrl: string | null) => {
    const { data, etag } = await api.request('GET /admin/settings/{setting}', { params })
    await api.request('PUT /admin/settings/{setting}', {
      params,
      query: {},
      body: { ...data, faviconImageUrl },
      headers: { 'if-match': etag },
    })
  }
  const { partnerLogoImageUrl } = await api.request('GET /partners/this')
  await put(partnerLogoImageUrl)
  await expect.poll(async () => (await get(site.url)).text).toContain('<link rel="apple-touch-icon"')
  expect((await getFresh(site.url)).text).not.toContain(drawn)
  const [icon] = await iconsOf()
  const picture = await get(`${site.url}${icon?.src}`)
  expect([picture.status, picture.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
  await put(null)
  await expect.poll(async () => (await get(site.url)).text).toContain(drawn)
  expect(await iconsOf()).toEqual([{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }])
})

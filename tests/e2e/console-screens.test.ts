import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { matchPath } from 'react-router-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiClient } from '#api/client.ts'
import { globalSlots } from '#schema/plain/slot-names.ts'
import { dayInSeoul } from '#schema/plain/days.ts'
import { useBrowser, type Visit } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/console-api.ts'
import { copyDemo } from '#tests/support/demo.ts'
import { accessibilityProblems, overflows, resize } from '#tests/support/page-checks.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { admin, startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

/* Every screen of both consoles, wide and narrow. A screen or a resource that is added is looked at without an edit. */
const visit = useBrowser()
const operatorHost = 'operator.localhost'
const operatorEmail = 'operator@example.com'

let folder: string
let site: SiteProcess
let api: ApiClient
let operator: { password: string; code: () => string }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danjang-screens-'))
  const env = { ...(await copyDemo(folder)), OPERATOR_HOST: operatorHost }
  const added = execFileSync(process.execPath, ['dist/server/db.mjs', 'operator', 'add', operatorEmail], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  })
  const [, password = ''] = /password +(\S+)/.exec(added) ?? []
  const [, secret = ''] = /authenticator key (\S+)/.exec(added) ?? []
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  operator = { password, code }
  site = await startSiteProcess(process.cwd(), env)
  api = await signIn(site.url)
})
afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The paths that a shell tells its screens apart by, as it is written. */
async function routesOf(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8')
  const written = source.matchAll(/(?:pathname === |matchPath\()'([^']+)'/g)
  return [...new Set([...written].map(([, path = '']) => path))]
}

/** Beside the menu and the forms of each resource: what only a link leads to, and what a query or the part after # shows. */
async function furtherScreens(): Promise<string[]> {
  const { id: webhook } = await api.request('POST /admin/webhooks', {
    body: { url: 'https://emr.example.com/danjang', events: ['reservation.created'] },
  })
  const { draft } = await api.request('GET /admin/pages/{key}', { params: { key: 'home' } })
  const [term] = (await api.request('GET /admin/{resource}', { params: { resource: 'terms' }, query: {} }))
    .rows
  return [
    '/account',
    ...['day', 'week', 'list', 'waitings', 'consultations'].map((view) => `/reservations?view=${view}`),
    '/customers/1',
    `/settings/webhooks/${webhook}`,
    `/content/popups?month=${dayInSeoul(Date.now()).slice(0, 7)}`,
    `/content/terms/${term?.id}`,
    `/content/terms/${term?.id}/form`,
    `/content/terms/${term?.id}/versions/new`,
    '/content/popups/new',
    '/content/notices/999999',
    '/posts?view=all',
    '/media?view=unused',
    '/site#/theme',
    ...globalSlots.map((slot) => `/site#/slots/${slot}`),
    '/site#/pages/home',
    `/site#/pages/home/${draft.blocks[0]?.id}`,
  ]
}

async function consoleScreens(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: '콘솔 메뉴' }).getByRole('link')
  const menu = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const forms: string[] = []
  for (const { name, can } of (await api.request('GET /admin/resources')).rows) {
    const { rows } = await api.request('GET /admin/{resource}', {
      params: { resource: name },
      query: { pageSize: '1' },
    })
    // A new one is the form of a row, with less in it.
    if (rows[0]) forms.push(`/content/${name}/${rows[0].id}`)
    else if (can.write) forms.push(`/content/${name}/new`)
  }
  return [...menu.map((path) => path.replace(/^\/admin/, '') || '/'), ...forms, ...(await furtherScreens())]
}

/** Opens a screen as a link in the console does, and waits until it shows what it has asked for. */
async function show({ page, answered }: Visit, base: string, path: string) {
  const before = await page.locator('h1').first().elementHandle()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `${base}${path}`)
  const isSameScreen = path.includes('#') || path.includes('?')
  if (!isSameScreen) await page.waitForFunction((heading) => !heading?.isConnected, before)
  await page.locator('h1').first().waitFor()
  await answered()
  await page
    .getByText(/(불러오는|여는|찾는) 중/)
    .first()
    .waitFor({ state: 'detached' })
  await answered()
}

/** What a narrow window alone can break: what is drawn at another place or size, and what is drawn there alone. */
const narrowRules = ['target-size', 'scrollable-region-focusable', 'button-name', 'link-name', 'label']

/** What axe finds at either width, and what sticks out. */
async function problemsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, height, rules] of [
    [390, 844, narrowRules],
    [1440, 900, undefined],
  ] as const) {
    await resize(page, width, height)
    const problems = [...(await accessibilityProblems(page, { rules })), ...(await overflows(page))]
    found.push(...problems.map((problem) => `at ${width} px: ${problem}`))
  }
  return found
}

async function sweep(opened: Visit, base: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await show(opened, base, path)
    found.push(...(await problemsOf(opened.page)).map((problem) => `${path} ${problem}`))
  }
  return found
}

/** Pages of the site in a form's frame are looked at by themselves, and take longer than the form. */
const withoutFrames = (page: Page) =>
  page.route(
    ({ pathname }) => !/^\/(_api|_files|_operator|admin|assets)/.test(pathname),
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html lang="ko"><title>사이트</title></html>' }),
  )

const unknown = (routes: readonly string[], paths: readonly string[]) =>
  routes.filter(
    (route) => !paths.some((path) => matchPath(route, path.replace(/[?#].*/, '') || '/') !== null),
  )

/**
 * Looks at all that nobody is signed in for, and at the second factor: somebody is invited, turns it on, forgets their
 * password and signs in with a code.
 */
async function lookAtEntry({ page, answered }: Visit, look: (name: string) => Promise<unknown>) {
  const email = 'new@example.com'
  const [password, newPassword] = ['처음 정한 비밀번호', '다시 정한 비밀번호']
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const open = async (hash: string) => {
    await page.goto(`${site.url}/admin/${hash}`)
    await page.reload()
    await page.getByRole('heading').first().waitFor()
    await answered()
  }
  const told = (text: string) => page.getByText(text).first().waitFor()
  const signIn = async (secret: string) => {
    await page.getByLabel('이메일').fill(email)
    await page.getByLabel('비밀번호', { exact: true }).fill(secret)
    await press('로그인')
  }
  await look('sign in')
  await press('로그인')
  await look('sign in, refused')

  const { token } = await api.request('POST /admin/invitations', { body: { email, role: 'editor' } })
  await open('#invitation=not-one')
  await look('no invitation')
  await open(`#invitation=${token}`)
  await look('invitation')
  await page.getByLabel('이름').fill('이도윤')
  await page.getByLabel(/^비밀번호/).fill(password)
  await press('시작하기')
  await page.getByRole('navigation', { name: '콘솔 메뉴' }).waitFor()

  // As it is for whom the clinic's week is over.
  const session = '**/_api/admin/session'
  await page.route(session, async (route) => {
    const account: unknown = await (await route.fetch()).json()
    return route.fulfill({ json: { ...(account as object), setUpTwoFactorBy: '2026-01-01T00:00:00.000Z' } })
  })
  await open('')
  await page.getByRole('heading', { name: '2단계 인증을 켜 주세요' }).waitFor()
  await look('second factor required')
  await press('2단계 인증 켜기')
  await look('password before the second factor')
  await page.getByRole('dialog').getByLabel('현재 비밀번호').fill(password)
  await press('계속')
  await page.getByRole('img', { name: '인증 앱에 넣을 QR 코드' }).waitFor()
  await look('QR code')
  const key = Secret.fromBase32(await page.getByLabel('인증 앱에 넣을 키').inputValue())
  await page.getByLabel('앱에 보이는 여섯 자리 숫자').fill(new TOTP({ secret: key }).generate())
  await press('켜기')
  await page.getByRole('list', { name: '복구 코드' }).waitFor()
  await look('recovery codes')
  const code = await page.getByRole('list', { name: '복구 코드' }).getByRole('listitem').first().innerText()
  await press('보관했습니다')
  await page.unroute(session)
  await page.context().clearCookies()

  await open('')
  await press('비밀번호를 잊으셨나요?')
  await look('forgotten password')
  await page.getByLabel('이메일').fill(email)
  await press('링크 받기')
  await told('곧 메일이 도착합니다')
  await look('forgotten password, sent')
  await open(`#reset=${await sentTo(folder, email, /#reset=([\w-]+)/)}`)
  await look('new password')
  await page.getByLabel('새 비밀번호').fill(newPassword)
  await press('비밀번호 변경')
  await told('모든 브라우저에서 로그아웃되었습니다')
  await look('new password, set')
  await press('로그인하기')

  await signIn(newPassword)
  await page.getByLabel('인증 코드').fill('000 00x')
  await press('확인')
  await told('코드가 맞지 않습니다.')
  await look('code')
  await page.getByLabel('인증 코드').fill(code)
  await press('확인')
  await page.getByRole('navigation', { name: '콘솔 메뉴' }).waitFor()
  await page.context().clearCookies()
  await open('')
}

test('every screen of the console has nothing that axe finds, wide and narrow, and nothing sticks out', async () => {
  const opened = await visit(`${site.url}/admin`, {}, withoutFrames)
  const { page } = opened
  const found: string[] = []
  const look = async (name: string) =>
    found.push(...(await problemsOf(page)).map((problem) => `${name} ${problem}`))
  await lookAtEntry(opened, look)
  await page.getByLabel('이메일').fill(admin.email)
  await page.getByLabel('비밀번호', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: '콘솔 메뉴' }).waitFor()
  const paths = await consoleScreens(page)
  expect(unknown(await routesOf('admin/shell/screen.tsx'), paths)).toEqual([])
  // The first of them is open, and would not come anew.
  await show(opened, '/admin', '/audit')
  found.push(...(await sweep(opened, '/admin', paths)))
  await resize(page, 390, 844)
  await page.getByRole('button', { name: '메뉴', exact: true }).click()
  found.push(...(await accessibilityProblems(page)), ...(await overflows(page)))
  await page.keyboard.press('Escape')

  // A session that ends asks for the password over the screen that is open.
  await resize(page, 1440, 900)
  await page.context().clearCookies()
  // As a link does. A pointer could not where the report of who is here has had the question asked already.
  await page.evaluate(() => {
    history.pushState(null, '', '/admin/customers')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('dialog', { name: '다시 로그인' }).waitFor()
  await look('sign in again')
  expect(found).toEqual([])
})

test('nor has any screen of the operator’s console', async () => {
  const opened = await visit(`${site.at(operatorHost)}/_operator`, {}, withoutFrames)
  const { page } = opened
  const found = (await problemsOf(page)).map((problem) => `sign in ${problem}`)
  await page.getByLabel('이메일').fill(operatorEmail)
  await page.getByLabel('비밀번호').fill(operator.password)
  await page.getByLabel('인증 앱의 여섯 자리 숫자').fill(operator.code())
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '병원', exact: true }).waitFor()
  const paths = ['/log', '/', '/clinics/1']
  expect(unknown(await routesOf('admin/operator/operator-shell.tsx'), paths)).toEqual([])
  found.push(...(await sweep(opened, '/_operator', paths)))
  await show(opened, '/_operator', '/')
  for (const name of ['새 병원', '가져오기']) {
    await page.getByRole('button', { name, exact: true }).click()
    found.push(...(await problemsOf(page)).map((problem) => `${name} ${problem}`))
    await page.keyboard.press('Escape')
  }
  expect(found).toEqual([])
})

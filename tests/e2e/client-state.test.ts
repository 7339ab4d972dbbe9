import type { BrowserContextOptions, Page, Route } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { get } from '#tests/support/http.ts'
import { openedDialog, watchShifts } from '#tests/support/page-checks.ts'
import { button, options, widgetOf } from '#tests/support/widget.ts'

/*
 * What a visitor notices of the state in their browser: what it keeps, the widget, the cart's count, the messenger and
 * the end of a session (docs/product.md, H13, K1 to K5, E3, W1 to W6).
 */
const open = useBrowser()
const siteUrl = inject('siteUrl')
const raon = 'localhost'
const mirae = 'mirae.localhost'
const at = (host: string, path = '/') => `${siteUrl.replace('localhost', host)}${path}`

const stateKey = 'danjang-state'
const read = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const stateOf = async (page: Page) =>
  (JSON.parse((await read(page, stateKey)) ?? '{}') as { state?: Record<string, { user?: unknown }> }).state
/** The paths of the API that the page asks from now on. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/_api/')) asked.push(pathname.slice('/_api'.length) + search)
  })
  return asked
}
/** Makes a call of the API from the page, with the page's cookies. */
const call = (page: Page, name: string, body: object) =>
  page.evaluate(
    async ([method, path, json]) => {
      const headers = { 'content-type': 'application/json', 'product-origin': location.origin }
      const answer = await fetch(`/_api${path}`, { method: method as string, headers, body: json as string })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    },
    [...name.split(' '), JSON.stringify(body)],
  )

/** Options of treatments that a clinic offers. */
async function someOptions(host: string, count: number) {
  const { port } = new URL(siteUrl)
  const api = createApiClient({ baseUrl: `http://127.0.0.1:${port}/_api`, origin: new URL(at(host)).origin })
  const { rows } = await api.request('GET /v2/products', { query: { pageSize: 20 } })
  const items = rows.flatMap(({ options }) => options.map(({ id }) => ({ productOptionId: id })))
  if (items.length < count) throw new Error(`${host} offers ${items.length} options of ${count}.`)
  return items.slice(0, count)
}
/** The number that the page has made for this browser. */
const guestIdOf = async (page: Page) => {
  const made = await page.waitForFunction(() => localStorage.getItem('guestId'))
  return (await made.jsonValue()) ?? ''
}

/** The header's way to the cart, which tells how much is in it. */
const cartLink = (page: Page, count = 0) =>
  page.locator('header').getByRole('link', {
    name: count > 0 ? `장바구니, 담은 항목: ${count}` : '장바구니',
    exact: true,
  })

async function visit(
  host: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
) {
  return open(at(host, '/info'), options, prepare)
}

describe('cart badge', () => {
  test('a guest’s number is made once, and their cart is counted on the link to it, which moves nothing', async () => {
    let shifts: Awaited<ReturnType<typeof watchShifts>> | undefined
    const { page, complaints } = await visit(raon, {}, async (prepared) => {
      shifts = await watchShifts(prepared)
    })
    const guestId = await guestIdOf(page)
    await call(page, 'POST /guest/carts', { guestId, items: await someOptions(raon, 2) })
    const asked = listen(page)
    const held = new Promise<Route>((hold) => void page.route('**/_api/guest/badge', hold))
    await page.reload()
    const badge = await held
    // The count comes to a page that has nothing else to wait for.
    await page.evaluate(() => document.fonts.ready)
    const before = await shifts?.()
    await badge.continue()
    await cartLink(page, 2).waitFor()
    expect(asked.filter((path) => path.includes('badge'))).toEqual(['/guest/badge'])
    expect(await read(page, 'guestId')).toBe(guestId)
    expect((await shifts?.())?.moved).toEqual(before?.moved)
    expect(complaints).toEqual([])
  })

  test('a cart that is open in two tabs is the same in both', async () => {
    const { page } = await visit(raon)
    const guestId = await guestIdOf(page)
    await call(page, 'POST /guest/carts', { guestId, items: await someOptions(raon, 2) })
    const other = await page.context().newPage()
    await Promise.all([page, other].map((tab) => tab.goto(at(raon, '/cart'))))
    const rows = (tab: Page) => tab.locator('main li').getByRole('button', { name: /^(?!하나 ).+ 빼기$/ })
    await Promise.all([page, other].map((tab) => cartLink(tab, 2).waitFor()))
    await rows(page).first().click()
    await Promise.all([page, other].map((tab) => cartLink(tab, 1).waitFor()))
    await expect.poll(() => rows(other).count()).toBe(await rows(page).count())
  })

  test('whoever is new is asked for nothing, and sees no number', async () => {
    const asked: string[] = []
    const { page, complaints } = await visit(raon, {}, (prepared) =>
      Promise.resolve(prepared.on('request', (request) => asked.push(request.url()))),
    )
    await guestIdOf(page)
    expect(asked.filter((url) => /badge|customers|channel\.io/.test(url))).toEqual([])
    await cartLink(page).waitFor()
    expect(complaints).toEqual([])
  })

  test.each([raon, mirae])('on a phone %s shows it within the screen, on a link of 44 px', async (host) => {
    const { page } = await visit(host, phone)
    const guestId = await guestIdOf(page)
    await call(page, 'POST /guest/carts', { guestId, items: await someOptions(host, 12) })
    await page.reload()
    const link = cartLink(page, 12)
    const badge = link.getByText('12', { exact: true })
    await badge.waitFor()
    const box = await badge.boundingBox()
    expect([box?.height, (box?.x ?? 0) + (box?.width ?? 0) <= 390]).toEqual([20, true])
    expect(await link.boundingBox()).toMatchObject({ width: 44, height: 44 })
    await link.tap()
    await page.waitForURL('**/cart')
    await page.getByRole('heading', { level: 1, name: /^장바구니 ?12$/ }).waitFor()
  })
})

describe('who is signed in', () => {
  /** Signs a guest in, whose own cart has three options, as an earlier page of the site would have. */
  async function signedIn(page: Page) {
    await call(page, 'POST /api/guest-signin', { guestId: await guestIdOf(page), phone: '010-2345-6789' })
    await call(page, 'POST /carts', { items: await someOptions(raon, 3) })
    const user = { id: 1, kind: 'guest', name: null }
    await page.evaluate(
      ([key, kept]) => localStorage.setItem(key as string, kept as string),
      [stateKey, JSON.stringify({ version: 1, state: { auth: { user } } })],
    )
    await page.reload()
  }
  test('comes back with a reload, with the cart; what was open or visited does not', async () => {
    const { page, complaints } = await visit(raon)
    await signedIn(page)
    await cartLink(page, 3).waitFor()
    await page.getByRole('button', { name: '검색 열기' }).click()
    await openedDialog(page).waitFor()
    const asked = listen(page)
    await page.reload()
    await cartLink(page, 3).waitFor()
    expect(asked.indexOf('/customers/this')).toBeLessThan(asked.indexOf('/customer/badge'))
    expect(await page.getByRole('dialog').count()).toBe(0)
    const kept = await stateOf(page)
    expect(Object.keys(kept ?? {})).toEqual(['auth'])
    // The API's number of the customer, and nothing of the phone.
    expect(kept?.auth?.user).toMatchObject({ kind: 'guest' })
    expect(Object.keys(kept?.auth?.user ?? {})).toEqual(['id', 'kind', 'name'])
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'danjang-session',
      stateKey,
      'guestId',
    ])
    expect(complaints).toEqual([])
  })

  test('is a guest again once the API no longer knows them, and is not asked for any more', async () => {
    const { page } = await visit(raon)
    await signedIn(page)
    await cartLink(page, 3).waitFor()
    await page.context().clearCookies()
    await call(page, 'POST /guest/carts', {
      guestId: await guestIdOf(page),
      items: await someOptions(raon, 1),
    })
    await page.reload()
    await cartLink(page, 1).waitFor()
    expect((await stateOf(page))?.auth).toEqual({ user: null })
    const asked = listen(page)
    await page.reload()
    await cartLink(page, 1).waitFor()
    expect(asked.filter((path) => path.startsWith('/customer'))).not.toContain('/customers/this')
  })

  test('is told when a call ends the session, and their cart goes', async () => {
    const { page } = await visit(raon)
    await signedIn(page)
    await cartLink(page, 3).waitFor()
    await page.route('**/_api/customer/badge', (route) =>
      route.fulfill({
        status: 401,
        json: { status: 401, message: '로그인이 필요합니다.', code: 'signed-out' },
      }),
    )
    const ended = page.waitForRequest('**/_api/customer/logout')
    // It goes by itself, and may do so before all of the page has come.
    const told = page.getByText('로그인 시간이 만료되었습니다. 다시 로그인해 주세요.').waitFor()
    await Promise.all([page.reload(), told])
    await ended
    expect((await stateOf(page))?.auth).toEqual({ user: null })
    await cartLink(page).waitFor()
  })
})

describe('what a visitor comes back to', () => {
  test('is the list that they left for a treatment, at its place', async () => {
    const { page } = await visit(raon)
    await page.goto(at(raon, '/products?sort=name'))
    const card = page.locator('[data-block=ProductListSection] li[id]').nth(9)
    const anchor = await card.getAttribute('id')
    await card.getByRole('link').first().click()
    await page.locator('[data-block=ProductDetailSection] h1').waitFor()
    await page.getByRole('link', { name: '보던 목록' }).click()
    await page.waitForURL(`**/products?sort=name#${anchor}`)
    await expect
      .poll(async () => {
        const box = await page.locator(`#${anchor}`).boundingBox()
        return box !== null && box.y >= 0 && box.y < 800
      })
      .toBe(true)
  })

  test('is the booking that they began, in another document too, until it is made', async () => {
    const { page } = await visit(raon)
    const openBooking = async () => {
      await page.locator('header [data-opens=booking]:visible').last().click()
      return widgetOf(page)
    }
    const begun = await openBooking()
    await options(begun).first().check({ force: true })
    await expect
      .poll(async () => (await stateOf(page))?.reservation)
      .toMatchObject({ draft: { type: 'TREATMENT', productOptionIds: [expect.any(Number)] } })
    const isResumed = (widget: Awaited<ReturnType<typeof openBooking>>) =>
      widget.getByText('지난번에 고르신 것으로 예약을 이어서 합니다.').waitFor()
    await page.goto(at(raon, '/info?wopen=1'))
    await isResumed(await widgetOf(page))
    await page.goto(at(raon, '/info'))
    const resumed = await openBooking()
    await isResumed(resumed)
    await resumed.getByRole('button', { name: '이전', exact: true }).click()
    await button(resumed, '1개 선택, 다음').waitFor()
    await resumed.getByRole('checkbox', { checked: true }).uncheck({ force: true })
    await expect.poll(async () => (await stateOf(page))?.reservation).toEqual({ draft: null })
  })
})

describe('a browser’s storage', () => {
  const works = async (page: Page) => {
    await page.getByRole('button', { name: '검색 열기' }).click()
    await openedDialog(page).getByRole('searchbox').fill('리프팅')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?keyword=*')
    await page.locator('[data-block=SearchResultSection] h1').waitFor()
  }

  test.each([
    '{',
    'null',
    '{"version":99,"state":{"auth":{"user":{"id":1,"kind":"member","name":null}}}}',
    '{"version":1,"state":{"auth":7}}',
  ])('with %s in it breaks nothing', async (garbage) => {
    const { page, complaints } = await visit(raon, {}, (prepared) =>
      prepared.addInitScript(
        ([keys, text]) => {
          for (const key of keys as readonly string[]) localStorage.setItem(key, text as string)
        },
        [[stateKey, 'guestId', 'booster-search-keyword'], garbage] as const,
      ),
    )
    await works(page)
    expect(complaints).toEqual([])
  })

  test('that is blocked breaks nothing', async () => {
    const { page, complaints } = await visit(raon, {}, (prepared) =>
      prepared.addInitScript(() => {
        const get = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        }
        Object.defineProperty(window, 'localStorage', { get })
      }),
    )
    await works(page)
    expect(complaints).toEqual([])
  })
})

describe('messenger', () => {
  const script = 'https://cdn.channel.io/plugin/ch-plugin-web.js'
  /** Stands in for the messenger's script: notes its commands, and says yes to `boot`. */
  const standIn = `(() => {
    const calls = JSON.parse(sessionStorage.getItem('channel') ?? '[]')
    const receive = (...details) => {
      calls.push(details.filter((detail) => typeof detail !== 'function'))
      sessionStorage.setItem('channel', JSON.stringify(calls))
      details.find((detail) => typeof detail === 'function')?.(null)
    }
    const waiting = window.ChannelIO.q
    window.ChannelIO = receive
    for (const details of waiting) receive(...details)
  })()`
  const withMessenger = (page: Page) =>
    page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }))
  const commands = (page: Page) =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('channel') ?? '[]') as unknown[][])
  const names = async (page: Page) => (await commands(page)).map(([name]) => name)
  const boot = [
    'boot',
    { pluginKey: '00000000-0000-4000-8000-000000000142', language: 'ko', hideChannelButtonOnBoot: true },
  ]
  const chat = async (page: Page) => {
    await page.locator('[data-slot=floatingButton] button[aria-controls]').click()
    await page.locator('[data-slot=floatingButton]').getByRole('button', { name: '채팅 상담' }).click()
  }

  test('its origins are admitted for the partner that has it alone', async () => {
    const policyOf = async (host: string) => String((await get(at(host))).headers['content-security-policy'])
    expect(await policyOf(raon)).toMatch(
      /script-src 'self'(?: 'sha256-[\w+/=]+')+ https:\/\/\*\.channel\.io;/,
    )
    for (const host of [mirae, 'solo.localhost']) expect(await policyOf(host)).not.toContain('channel')
  })

  test('comes for who opens the chat, and is told every page from there', async () => {
    const { page, complaints } = await visit(raon, {}, withMessenger)
    expect(await page.evaluate(() => 'ChannelIO' in window)).toBe(false)
    await chat(page)
    await expect.poll(() => commands(page)).toEqual([boot, ['setPage', '/info'], ['showMessenger']])
    const menu = page.locator('[data-slot=floatingButton] button[aria-controls]')
    expect(await menu.getAttribute('aria-expanded')).toBe('false')
    for (const path of ['/events', '/cscenter']) {
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link) => (link as HTMLElement).click())
      await page.waitForURL(at(raon, path))
      await expect.poll(async () => (await commands(page)).at(-1)).toEqual(['setPage', path])
    }
    expect(complaints).toEqual([])
  })

  test('a phone’s menu begins a chat', async () => {
    const { page, complaints } = await visit(raon, phone, withMessenger)
    await page.getByRole('button', { name: '전체 메뉴 열기' }).tap()
    await openedDialog(page).getByRole('button', { name: '1:1 상담' }).tap()
    await expect.poll(() => names(page)).toEqual(['boot', 'setPage', 'openChat'])
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  test('a phone’s menu says that no chat comes, and offers the phone and the Kakao channel', async () => {
    const { page } = await visit(raon, phone, (prepared) => prepared.route(script, (route) => route.abort()))
    await page.getByRole('button', { name: '전체 메뉴 열기' }).tap()
    await openedDialog(page).getByRole('button', { name: '1:1 상담' }).tap()
    const sheet = page.getByRole('dialog', { name: '채팅 상담을 열 수 없습니다' })
    expect(await sheet.getByRole('link', { name: /^카카오톡으로 상담/ }).getAttribute('href')).toBe(
      'https://pf.kakao.com/_danjangraon',
    )
    await sheet.getByRole('link', { name: /^전화/ }).waitFor()
  })

  test('ends with its page, and waits in the next for who has used it', async () => {
    const { page, complaints } = await visit(raon, {}, withMessenger)
    await chat(page)
    await expect.poll(() => names(page)).toContain('showMessenger')
    await page.goto(at(raon, '/events'))
    await expect
      .poll(() => names(page))
      .toEqual(['boot', 'setPage', 'showMessenger', 'shutdown', 'boot', 'setPage'])
    expect((await commands(page)).at(-1)).toEqual(['setPage', '/events'])
    expect(complaints).toEqual([])
  })

  test('hears who is signed in', async () => {
    const user = { id: 7, kind: 'member', name: '김하늘' }
    let known = () => {}
    // The cart is asked for once the API has said who it is.
    const isKnown = new Promise<void>((done) => (known = done))
    const { page } = await visit(raon, {}, async (prepared) => {
      await withMessenger(prepared)
      await prepared.route('**/_api/customers/this', (route) =>
        route.fulfill({ json: { ...user, phone: '+821012345678', createdAt: '2026-11-01T00:00:00.000Z' } }),
      )
      await prepared.route('**/_api/customer/badge', (route) => {
        known()
        return route.fulfill({ json: { cartCount: 0 } })
      })
      await prepared.addInitScript(
        ([key, kept]) => localStorage.setItem(key as string, kept as string),
        [stateKey, JSON.stringify({ version: 1, state: { auth: { user } } })],
      )
    })
    await isKnown
    await chat(page)
    await expect
      .poll(() => commands(page))
      .toEqual([
        boot,
        ['setPage', '/info'],
        ['updateUser', { language: 'ko', profile: { name: '김하늘', mobileNumber: '+821012345678' } }],
        ['addTags', ['회원']],
        ['showMessenger'],
      ])
  })

  test.each([
    ['is blocked', (page: Page) => page.route(script, (route) => route.abort())],
    ['does not answer', (page: Page) => page.route(script, () => {})],
  ])('that %s leaves the clinic’s own ways of contact', async (_, prepare) => {
    const { page } = await visit(raon, {}, prepare)
    await chat(page)
    const sheet = openedDialog(page, '채팅 상담을 열 수 없습니다')
    await sheet.waitFor()
    expect(await sheet.locator('a[href^="tel:"]').first().isVisible()).toBe(true)
  })
})

import type { Locator, Page, Route } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { get } from '#tests/support/http.ts'
import { openedDialog } from '#tests/support/page-checks.ts'
import { answerPopups } from '#tests/support/popups.ts'
import { rounds } from '#tests/support/rounds.ts'

/*
 * Controls that are tapped while their scripts are on the way. The scripts are held until the test lets them go, so that
 * nothing depends on a clock.
 */
const open = useBrowser()
const siteUrl = inject('siteUrl')

/** Scripts that the document names: what it starts with. */
async function firstScripts(url: string): Promise<Set<string>> {
  const { text } = await get(url)
  return new Set([...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path))
}

/** What of the scripts has not come at the moment of the tap. */
const moments: Record<string, (path: string, first: Set<string>) => boolean> = {
  'none has come': () => true,
  'the one that starts the site is missing': (path) => /\/site-[^/]*\.js$/.test(path),
  'all but the first are missing': (path, first) => !first.has(path),
}

/** Holds scripts back. The function that it returns lets all of them go. */
async function hold(page: Page, isHeld: (path: string) => boolean): Promise<() => Promise<void>> {
  let waiting: Route[] | undefined = []
  await page.route(/\.js$/, async (route) => {
    if (waiting && isHeld(new URL(route.request().url()).pathname)) waiting.push(route)
    else await route.continue()
  })
  return async () => {
    const held = waiting ?? []
    waiting = undefined
    await Promise.all(held.map((route) => route.continue()))
  }
}

const isField = 'textarea, input:not([type=checkbox], [type=radio])'

/**
 * Runs in the page: taps each visible button and box, and types into each field. Buttons that cover the page or
 * leave it are left to the test. Gives how many there were.
 */
function tapAll(isField: string): number {
  const heard = new Map<Element, number>()
  Object.assign(window, { heard })
  // What reaches a block that does something with it.
  addEventListener('click', ({ target }) => {
    const control = (target as Element).closest('[data-tapped]')
    if (control?.closest('[data-live]')) heard.set(control, (heard.get(control) ?? 0) + 1)
  })
  const covering =
    '[aria-haspopup=dialog], [form], [aria-label="검색 열기"], [aria-label="뒤로"], form [type=submit]'
  const all = [...document.querySelectorAll<HTMLElement>('[data-block] :is(button, input, textarea)')]
  const seen = all.filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(covering),
  )
  for (const control of seen) {
    control.dataset.tapped = ''
    control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    if (!control.matches(isField)) control.click()
    else {
      Object.assign(control, { value: '코' })
      control.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  }
  for (const control of seen)
    if (control instanceof HTMLInputElement) control.dataset.tapped = `${control.value} ${control.checked}`
  return seen.length
}

/** Runs in the page: what tapped controls held before and hold now, and how often their blocks heard of it. */
function readTapped() {
  const { heard } = window as unknown as { heard: Map<Element, number> }
  return [...document.querySelectorAll<HTMLElement>('[data-tapped]')].map((control) =>
    control instanceof HTMLInputElement
      ? { name: control.name, before: control.dataset.tapped, now: `${control.value} ${control.checked}` }
      : { name: control.textContent, before: 1, now: heard.get(control) ?? 0 },
  )
}

/** The script that has what opens in a menu and a search. */
const isParts = (path: string) => /\/parts-[^/]*\.js$/.test(path)

/** A dialog that its script has opened, and not what the document holds of it. */
const earlyOf = (page: Page, name: string) => page.locator(`[data-early-layer=${name}] [role=dialog]`)

const wide = { viewport: { width: 1440, height: 900 } }
const controls = [
  {
    name: 'the menu',
    device: phone,
    selector: '[data-slot=header] button[aria-haspopup=dialog]',
    early: 'menu',
    opened: (page: Page) => openedDialog(page).getByRole('link', { name: '홈', exact: true }),
  },
  {
    name: 'the search',
    device: phone,
    selector: '[data-slot=header] button[aria-label="검색 열기"]',
    early: 'search',
    opened: (page: Page) => openedDialog(page).getByRole('searchbox'),
  },
  {
    name: 'booking',
    device: wide,
    selector: '[data-slot=header] [data-opens=booking]',
    early: 'booking',
    opened: (page: Page) => page.locator('iframe[src*="/_widget"]'),
  },
  {
    name: 'the floating button',
    device: phone,
    selector: '[data-slot=floatingButton] button[aria-expanded]',
    early: undefined,
    opened: (page: Page) => page.locator('[data-slot=floatingButton] button[aria-expanded=true]'),
  },
]

type Control = (typeof controls)[number]

/** Nobody gives up on a control or on the booking widget: how long this machine takes decides nothing. */
const waitForGood = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout
    window.setTimeout = ((act: () => void, time?: number) =>
      time === 8_000 || time === 5_000 ? 0 : later(act, time)) as typeof window.setTimeout
  })

describe.each(controls)('$name', ({ device, selector, early, opened }) => {
  test.each(Object.keys(moments))(
    'answers at once, and opens once it can, when it is tapped while %s',
    async (moment) => {
      const first = await firstScripts(siteUrl)
      const { page, complaints } = await open('', device)
      await waitForGood(page)
      const release = await hold(page, (path) => moments[moment]?.(path, first) ?? false)
      await page.goto(siteUrl, { waitUntil: 'commit' })
      const control = page.locator(selector).filter({ visible: true }).first()
      if (moment === 'all but the first are missing') {
        await page.locator('[data-slot=header][data-live]').waitFor({ state: 'attached' })
      }
      const isLive = await control.evaluate((element) => element.closest('[data-block][data-live]') !== null)
      await control.click()
      if (early) await earlyOf(page, early).waitFor()
      // Who sees nothing happen taps again, and does not mean to close it.
      else if (!isLive) await control.click()
      await release()
      await opened(page).waitFor()
      if (early) await earlyOf(page, early).waitFor({ state: 'detached' })
      expect(await page.locator('[data-kept]').count()).toBe(0)
      expect(await opened(page).count()).toBe(1)
      expect(complaints).toEqual([])
    },
  )
})

describe('what the document holds of a layer', () => {
  const openEarly = async (name: string, isHeld: (path: string) => boolean = () => true) => {
    const { page, complaints } = await open('', phone, answerPopups([]))
    await waitForGood(page)
    const release = await hold(page, isHeld)
    await page.goto(siteUrl, { waitUntil: 'commit' })
    await page.locator('#site-data').waitFor({ state: 'attached' })
    await page.locator(`[data-block] [data-opens=${name}]`).filter({ visible: true }).first().click()
    const layer = earlyOf(page, name)
    await layer.waitFor()
    return { page, layer, complaints, release }
  }
  const closings: Record<string, (page: Page, layer: Locator) => Promise<void>> = {
    'its button': (_, layer) => layer.getByRole('button', { name: /닫기/ }).click(),
    'a tap beside it': (page) => page.mouse.click(10, 400),
    Escape: (page) => page.keyboard.press('Escape'),
  }

  test.each(Object.keys(closings))('is closed by %s, and then does not open by itself', async (way) => {
    const { page, layer, release } = await openEarly('menu')
    await closings[way]?.(page, layer)
    await layer.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-opens'))).toBe('menu')
    await release()
    await page.locator('[data-slot=header][data-live]').waitFor({ state: 'attached' })
    expect(await page.locator('[data-kept]').count()).toBe(0)
    expect(await openedDialog(page).count()).toBe(0)
    await page.locator('[data-block] [data-opens=menu]').click()
    await openedDialog(page).waitFor()
  })

  test('is closed while its script alone is on the way, which then opens nothing', async () => {
    const { page, layer, release } = await openEarly('menu', isParts)
    await page.locator('[data-slot=header][data-live]').waitFor({ state: 'attached' })
    const asked = page.waitForResponse((response) => isParts(response.url()))
    await layer.getByRole('button', { name: '메뉴 닫기' }).click()
    await release()
    await (await asked).finished()
    await page.locator('[data-block] [data-opens=menu]').click()
    await openedDialog(page).waitFor()
    expect(await openedDialog(page).count()).toBe(1)
  })

  test('hands over what is unfolded, and leads on by its links', async () => {
    const { page, layer, release } = await openEarly('menu')
    const group = layer.locator('details').first()
    await group.locator('summary').click()
    const name = await group.getByRole('link').first().innerText()
    await release()
    await openedDialog(page).getByRole('link', { name }).waitFor()
    expect(await page.locator('[data-early-layer=menu]').count()).toBe(0)
    const again = await openEarly('menu')
    await again.layer.getByRole('link', { name: '이벤트', exact: true }).click({ noWaitAfter: true })
    await again.page.waitForURL('**/events', { waitUntil: 'commit' })
  })

  test('hands over what is written in the search, with the focus', async () => {
    const { page, release } = await openEarly('search')
    await page.keyboard.type('기미')
    await release()
    const field = openedDialog(page).getByRole('searchbox')
    await field.waitFor()
    expect(await field.inputValue()).toBe('기미')
    await page.keyboard.type('와')
    expect(await field.inputValue()).toBe('기미와')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('keyword') === '기미와')
  })

  test('opens booking from the menu, in its place', async () => {
    const { page, layer, release, complaints } = await openEarly('menu')
    await layer.locator('[data-opens=booking]').click()
    await layer.waitFor({ state: 'hidden' })
    await earlyOf(page, 'booking').waitFor()
    await release()
    await page.frameLocator('iframe[src*="/_widget"]').getByRole('heading').first().waitFor()
    expect(await page.locator('[data-early-layer=booking]').count()).toBe(0)
    expect(await page.getByRole('dialog', { name: '전체 메뉴' }).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})

/** Pages whose visible controls are tapped all at once; that of a treatment has boxes to tick and a cart. */
const pages = rounds({
  few: ['/'],
  all: ['/', '/products', '/products/41', '/cscenter/faq', '/before-afters', '/info'],
})

const mirae = siteUrl.replace('localhost', 'mirae.localhost')

test.each(Object.keys(moments))('a word is looked for in a list that was sent while %s', async (moment) => {
  const url = new URL('/products', mirae).href
  const first = await firstScripts(url)
  const { page, complaints } = await open('', phone, answerPopups([]))
  const release = await hold(page, (script) => moments[moment]?.(script, first) ?? false)
  await page.goto(url, { waitUntil: 'commit' })
  if (moment === 'all but the first are missing')
    await page.locator('[data-slot=header][data-live]').waitFor({ state: 'attached' })
  await page.locator('main [role=search] input[type=search]').pressSequentially('코')
  await page.locator('main [role=search] button').click()
  await release()
  await page.waitForURL((to) => to.searchParams.get('keyword') === '코')
  expect(complaints).toEqual([])
})

describe.each(pages)('all that is visible on %s of mirae', (path) => {
  const pageUrl = new URL(path, mirae).href

  test.each(Object.keys(moments).map((moment, index) => ({ moment, opener: controls[index] as Control })))(
    'and then $opener.name do what they do, once, when tapped while $moment',
    async ({ moment, opener: { selector, opened } }) => {
      const first = await firstScripts(pageUrl)
      const { page, complaints } = await open('', phone, answerPopups([]))
      await waitForGood(page)
      const release = await hold(page, (script) => moments[moment]?.(script, first) ?? false)
      await page.goto(pageUrl, { waitUntil: 'commit' })
      await page.locator('#site-data').waitFor({ state: 'attached' })
      if (moment === 'all but the first are missing')
        await page.locator('[data-slot=header][data-live]').waitFor({ state: 'attached' })
      const count = await page.evaluate(tapAll, isField)
      expect(count).toBeGreaterThan(0)
      await page.locator(selector).filter({ visible: true }).first().click()
      await release()
      // What was tapped brings its script, however far down it stands.
      await page.waitForFunction(
        () => !document.querySelector('[data-kept], [data-tapped]:not([data-live] *)'),
      )
      await opened(page).waitFor()
      const after = await page.evaluate(readTapped)
      expect(after).toHaveLength(count)
      expect(after.filter(({ before, now }) => before !== now)).toEqual([])
      expect(complaints).toEqual([])
    },
  )
})

const standIns: Record<string, string> = { 'the search': '/search', booking: '/cscenter/contact' }

describe.each(controls.filter(({ name }) => standIns[name]))('$name, whose scripts never come', (of) => {
  const { name, device, selector } = of
  const leadsTo = standIns[name]
  const arrived = (page: Page) => page.waitForURL((url) => url.pathname === leadsTo, { waitUntil: 'commit' })
  const control = (page: Page) => page.locator(selector).filter({ visible: true }).first()
  /** Where a field of the search is open, somebody may be writing in it: it waits for them. */
  const leadsOn = async (page: Page, isOpen: boolean) => {
    if (isOpen && name === 'the search') {
      await page.keyboard.type('기미')
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.searchParams.get('keyword') === '기미', { waitUntil: 'commit' })
    } else await arrived(page)
  }

  test('leads to a page without scripts', async () => {
    const { page } = await open(siteUrl, { ...device, javaScriptEnabled: false })
    await control(page).click({ noWaitAfter: true })
    await arrived(page)
  })

  test.each(['before', 'after'])('leads to a page when it is tapped %s they are lost', async (moment) => {
    const first = await firstScripts(siteUrl)
    const { page } = await open('', device)
    const isFirst = (path: string) => first.has(path)
    let lose = () => {}
    const lost = moment === 'after' ? undefined : new Promise<void>((resolve) => (lose = resolve))
    await page.route(/\.js$/, async (route) => {
      if (!isFirst(new URL(route.request().url()).pathname)) return route.continue()
      await lost
      await route.abort()
    })
    await page.goto(siteUrl, { waitUntil: 'commit' })
    if (moment === 'after') {
      await page.locator('html[data-no-scripts]').waitFor()
      await page.locator('header nav [data-entry] a').first().waitFor({ state: 'visible' })
    }
    await control(page).click({ noWaitAfter: true })
    lose()
    if (moment === 'before') await page.locator('html[data-no-scripts]').waitFor()
    await leadsOn(page, moment === 'before')
  })

  test('leads to a page when they let wait for too long', async () => {
    const { page } = await open('', device)
    await page.clock.install()
    await hold(page, () => true)
    await page.goto(siteUrl, { waitUntil: 'commit' })
    await control(page).click({ noWaitAfter: true })
    await page.locator('[data-kept]').waitFor()
    await page.clock.runFor(10_000)
    await leadsOn(page, true)
  })
})

test.each(['goes back', 'goes forward'])(
  'a visitor who %s before the scripts have come gets that page, where it was left',
  async (move) => {
    const { page } = await open(new URL('/products', siteUrl).href, phone)
    const top = () => page.evaluate(() => Math.round(window.scrollY))
    const scrollTo = async (position: number) => {
      await page.evaluate((to) => window.scrollTo(0, to), position)
      await expect.poll(top).toBe(position)
    }
    await scrollTo(1500)
    const link = page.locator('main a[href="/products/1"]')
    await link.evaluate((element) => (element as HTMLElement).click())
    await page.locator('main h1').filter({ hasText: /./ }).waitFor()
    await page.waitForURL('**/products/1')
    await expect.poll(top).toBe(0)
    await scrollTo(700)
    if (move === 'goes forward') {
      await page.goBack()
      await expect.poll(top).toBe(1500)
    }
    const shown = await page.locator('main h1').innerText()
    const release = await hold(page, () => true)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('main h1').filter({ hasText: shown }).waitFor()
    if (move === 'goes back') await page.evaluate(() => history.back())
    else await page.evaluate(() => history.forward())
    const isBack = move === 'goes back'
    await page.waitForURL(isBack ? '**/products' : '**/products/1', { waitUntil: 'commit' })
    await release()
    await page.locator('main h1').filter({ hasNotText: shown }).waitFor()
    await expect.poll(top).toBe(isBack ? 1500 : 700)
  },
)

describe.each(controls.slice(0, 2))(
  '$name, whose panel has lost its script,',
  ({ device, selector, name }) => {
    test('does by what the document holds of it', async () => {
      const { page } = await open('', device)
      const lost = page.waitForEvent('requestfailed')
      await page.route(
        ({ pathname }) => isParts(pathname),
        (route) => route.abort(),
      )
      await page.goto(siteUrl, { waitUntil: 'commit' })
      await page.locator('[data-slot=header][data-live]').waitFor({ state: 'attached' })
      await page.locator(selector).filter({ visible: true }).first().click()
      await lost
      if (name === 'the search') {
        await page.keyboard.type('기미')
        await page.keyboard.press('Enter')
        await page.waitForURL((url) => url.searchParams.get('keyword') === '기미', { waitUntil: 'commit' })
        await page.unrouteAll()
        await page.reload()
        // Like any other search.
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem('booster-search-keyword')))
          .toContain('기미')
      } else {
        await earlyOf(page, 'menu').getByRole('link', { name: '이벤트', exact: true }).click()
        await page.waitForURL('**/events', { waitUntil: 'commit' })
      }
    })
  },
)

test('booking leads to a page when all has come but the script of the widget', async () => {
  const { page } = await open('', wide)
  await page.route(/GlobalWidgetType/, (route) => route.abort())
  await page.goto(siteUrl)
  await page.locator('[data-slot=widget][data-block-problem]').waitFor({ state: 'attached' })
  await page.locator('[data-slot=header] [data-opens=booking]').filter({ visible: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/cscenter/contact')
})

test('booking opens without what a page loads at rest', async () => {
  const { page } = await open('', wide)
  await page.route(/\/later-/, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed')
  await page.goto(siteUrl)
  await lost
  await page.locator('[data-slot=header] [data-opens=booking]').filter({ visible: true }).first().click()
  await page.frameLocator('iframe[src*="/_widget"]').getByRole('heading').first().waitFor()
})

describe('a section whose script is lost', () => {
  const placeOf = (page: Page, component: string) => page.locator(`[data-block=${component}]`)
  /** A page that has lost the scripts of what is below, until they are found, at one of its sections. */
  async function openLost(component: string) {
    const { page } = await open(siteUrl, phone, answerPopups([]))
    let isLost = true
    await page.route(/\/assets\/blocks\//, (route) => (isLost ? route.abort() : route.continue()))
    const place = placeOf(page, component)
    const text = await place.textContent()
    await place.scrollIntoViewIfNeeded()
    await page.locator(`[data-block=${component}][data-block-problem]`).waitFor()
    return { page, place, text, find: () => (isLost = false) }
  }

  test('stays as it was sent, and comes alive once its script can be had', async () => {
    const { page, place, text, find } = await openLost('HoursAndWaySection')
    expect(text).toMatch(/[가-힣]/)
    await page.evaluate(() => Object.assign(window, { isFirst: true, location: '#main' }))
    const button = place.getByRole('button', { name: '주소 복사' })
    await button.click()
    await expect.poll(() => page.locator('[data-kept]').count()).toBe(0)
    expect(await place.textContent()).toBe(text)
    find()
    await button.click()
    await page.locator('[data-block=HoursAndWaySection][data-live]:not([data-block-problem])').waitFor()
    expect(await page.locator('[data-kept]').count()).toBe(0)
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true)
  })

  test.each([
    ['a link in it', 'FaqSection', '[data-block=FaqSection] a', 'FaqListSection'],
    ['a link of the menu', 'FaqSection', 'header a[href="/cscenter/faq"]', 'FaqListSection'],
    [
      'a booking button in it',
      'CallToActionSection',
      '[data-block=CallToActionSection] [data-opens=booking]',
      'ContactSection',
    ],
  ])('leads on by %s, to a page without empty places', async (_, component, selector, next) => {
    const { page } = await openLost(component)
    // The menu of a phone is closed.
    await page
      .locator(selector)
      .first()
      .evaluate((element) => (element as HTMLElement).click())
    await placeOf(page, next).waitFor({ state: 'attached' })
    await page.waitForLoadState('load')
    const texts = await page.$$eval('main > [data-block]', (places) =>
      places.map((section) => section.textContent),
    )
    expect(texts).not.toContain('')
  })
})

test('a link leads on before any script has come', async () => {
  const { page } = await open('', phone)
  await hold(page, () => true)
  await page.goto(siteUrl, { waitUntil: 'commit' })
  await page.locator('main a[href^="/"]').first().click({ noWaitAfter: true })
  await page.waitForURL((url) => url.pathname !== '/', { waitUntil: 'commit' })
})

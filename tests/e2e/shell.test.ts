import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { useBrowser, type Visit } from '#tests/support/browser.ts'
import { useDemoSite } from '#tests/support/demo-site.ts'
import { getCached } from '#tests/support/http.ts'
import { openedDialog, stillness, stopClock } from '#tests/support/page-checks.ts'
import { rounds } from '#tests/support/rounds.ts'

/*
 * What the shell does (docs/product.md: header, search, footer, floating button), in a real browser. Phone and tablet have the mobile header, the two wider ones the other.
 */
const widths = { phone: 390, tablet: 800, laptop: 1280, wide: 1700 }
const mobile = rounds({ few: [widths.phone], all: [widths.phone, widths.tablet] })
const desktop = rounds({ few: [widths.laptop], all: [widths.laptop, widths.wide] })
const everywhere = [...mobile, ...desktop]

const open = useBrowser()
const site = useDemoSite('shell')
const raon = 'localhost'
const mirae = 'mirae.localhost'
const solo = 'solo.localhost'

async function visit(host: string, path: string, width: number, touch = width <= 1024): Promise<Visit> {
  const options = {
    viewport: { width, height: 900 },
    ...(touch && { hasTouch: true, isMobile: width === widths.phone }),
  }
  // Where a page takes long to be made anew, a busy server sends the one before it, or one without some answers.
  await getCached(site.at(host, path))
  return open(site.at(host, path), options)
}
/** Follows a link without its being in view. */
const follow = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((link) => (link as HTMLElement).click())
const tap = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .tap()
const groundOf = (page: Page) =>
  page
    .locator('header')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)
const transparent = 'rgba(0, 0, 0, 0)'
const openMenus = (page: Page) => page.locator('header nav [id][data-open]')
const searchField = (page: Page) => openedDialog(page).getByRole('searchbox')
const recent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('booster-search-keyword') ?? '[]') as string[])

describe('page shell', () => {
  test.each([
    [raon, 'GlobalHeaderType1'],
    [mirae, 'GlobalHeaderType2'],
  ])('%s has the header that global data chose, on every page', async (host, header) => {
    const { page } = await visit(host, '/', widths.laptop)
    for (const path of ['/', '/products', '/terms/terms-of-service', '/search', '/no/such/page']) {
      await page.goto(site.at(host, path))
      expect(await page.locator(`[data-slot=header][data-block=${header}] header`).isVisible()).toBe(true)
    }
  })

  test('the floating button is hidden on the terms, the privacy policy and the page for unknown paths', async () => {
    const { page } = await visit(raon, '/', widths.laptop)
    for (const [path, isShown] of [
      ['/', true],
      ['/info', true],
      ['/terms/terms-of-service', false],
      ['/terms/privacy-policy', false],
      ['/no/such/page', false],
    ] as const) {
      await page.goto(site.at(raon, path))
      const button = page.locator('[data-slot=floatingButton] button').first()
      expect([path, await button.isVisible()]).toEqual([path, isShown])
    }
  })
})

test('a page is found where it was left: loaded anew, and gone back to from another document', async () => {
  const { page } = await visit(raon, '/products', widths.phone)
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(top).toBe(1500)
  await page.reload()
  await expect.poll(top).toBe(1500)
  await follow(page, 'main a[href="/products/1"]')
  await page.waitForURL('**/products/1')
  await expect.poll(top).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(top).toBe(700)
  await page.goto(site.at(mirae, '/info'))
  await page.goBack()
  await page.waitForURL('**/products/1')
  await expect.poll(top).toBe(700)
  await page.goBack()
  await page.waitForURL('**/products')
  await expect.poll(top).toBe(1500)
})

test('sections rise into the page once a visitor scrolls, 120 px above the window’s edge, and for nobody who wants less', async () => {
  const height = 900
  const opacities = (page: Page) =>
    page
      .locator('main > [data-slot=section] > *')
      .evaluateAll((all) => all.map((section) => Number(getComputedStyle(section).opacity)))
  /** Scrolls until the first hidden section has come so far into the window. */
  const bringIn = (page: Page, distance: number) =>
    page.evaluate(
      ([into, high]) => {
        const hidden = [...document.querySelectorAll('main > [data-slot=section] > *')].find(
          (section) => getComputedStyle(section).opacity === '0',
        )
        const rise = 24
        if (hidden) window.scrollBy(0, hidden.getBoundingClientRect().top - rise - high + into)
      },
      [distance, height] as const,
    )
  const { page } = await visit(raon, '/', widths.wide)
  expect(new Set(await opacities(page))).toEqual(new Set([1]))
  // It begins to listen when the page is at rest.
  const waiting = async () => {
    await page.mouse.wheel(0, 10)
    return (await opacities(page)).filter((opacity) => opacity === 0).length
  }
  await expect.poll(waiting).toBeGreaterThan(2)
  const before = await opacities(page)
  const next = before.indexOf(0)
  await bringIn(page, 100)
  expect((await opacities(page))[next]).toBe(0)
  await bringIn(page, 140)
  await expect.poll(async () => (await opacities(page))[next]).toBe(1)
  // What a keyboard reaches shows at once.
  await page.locator('main > [data-slot=section] a').last().focus()
  await expect.poll(async () => (await opacities(page)).at(-1)).toBe(1)

  const { page: still } = await open(site.at(raon), {
    viewport: { width: widths.wide, height },
    reducedMotion: 'reduce',
  })
  await still.mouse.wheel(0, 100)
  await still.waitForFunction(() => window.scrollY > 50)
  expect(new Set(await opacities(still))).toEqual(new Set([1]))
})

test('rows of cards keep the place of their arrows, so that nothing is pushed when the scripts come', async () => {
  const height = async (hasScripts: boolean) => {
    const { page } = await open('', {
      viewport: { width: widths.laptop, height: 900 },
      reducedMotion: 'reduce',
    })
    // The scripts stay pending: if they failed to load, there would be no arrows.
    if (!hasScripts) await page.route('**/assets/**/*.js', () => {})
    await page.goto(site.at(raon, '/'), { waitUntil: 'commit' })
    const row = page.locator('[data-block=EventSection]')
    await row.scrollIntoViewIfNeeded()
    if (hasScripts) await row.getByRole('button', { name: '다음 이벤트' }).waitFor()
    return row.evaluate((element) => element.getBoundingClientRect().height)
  }
  expect(await height(true)).toBe(await height(false))
})

test.each([
  [raon, widths.laptop, 80],
  [raon, widths.tablet, 80],
  [raon, widths.phone, 48],
  [mirae, widths.laptop, 140],
  [mirae, widths.tablet, 80],
  [mirae, widths.phone, 48],
])(
  'the header of %s is at %d px of width %d px high, and pushes the page by as much',
  async (host, width, height) => {
    const { page } = await visit(host, '/info', width)
    const boxes = await page.evaluate(() => [
      document.querySelector('header')?.getBoundingClientRect().height,
      document.querySelector('main')?.getBoundingClientRect().top,
    ])
    expect(boxes).toEqual([height, height])
  },
)

describe.each(desktop)('desktop header at %d px', (width) => {
  test('the logo leads home', async () => {
    for (const host of [raon, mirae]) {
      const { page } = await visit(host, '/info', width)
      await page.locator('header a[aria-label$="홈"]').first().click()
      await page.waitForURL(site.at(host, '/'))
    }
  })

  test('a menu opens under the pointer and stays 300 ms after it has left', async () => {
    for (const host of [raon, mirae]) {
      const { page } = await visit(host, '/info', width)
      await page.clock.install()
      await page.locator('header nav [data-entry="0"] a').first().hover()
      await openMenus(page).first().waitFor()
      await stopClock(page)
      await page.mouse.move(width / 2, 880)
      await page.clock.runFor(250)
      expect(await openMenus(page).count()).toBe(1)
      await page.clock.runFor(100)
      await expect.poll(() => openMenus(page).count()).toBe(0)
    }
  })

  test('three levels open as a mega-menu that shows the groups with their lists, inside the window', async () => {
    const { page } = await visit(mirae, '/info', width)
    await page.locator('header nav [data-entry="1"] a').first().hover()
    const panel = openMenus(page).first()
    await panel.waitFor()
    expect(await panel.locator('ul ul a').count()).toBeGreaterThan(8)
    const box = await panel.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    const tops = await panel
      .locator('ul:has(ul) > li')
      .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await panel.locator('ul ul a').first().click()
    await page.waitForURL('**/products/**')
    await openMenus(page).waitFor({ state: 'detached' })
  })

  test.each([raon, mirae])('two levels of %s open as a dropdown that begins below its item', async (host) => {
    const { page } = await visit(host, '/info', width)
    const item = page.locator('header nav [data-entry="0"]')
    await item.locator('a').first().hover()
    const panel = openMenus(page).first()
    await panel.waitFor()
    const box = await panel.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(300)
    const lefts = await item.locator('a').evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange()
        words.selectNodeContents(link)
        return words.getBoundingClientRect().left
      }),
    )
    expect(new Set(lefts.map(Math.round)).size).toBe(1)
  })

  test('the keyboard opens a menu, walks in it and leaves it', async () => {
    for (const host of [raon, mirae]) {
      const { page } = await visit(host, '/info', width)
      await page.locator('header nav [data-entry="0"] a').first().focus()
      await page.keyboard.press('ArrowDown')
      expect(await openMenus(page).count()).toBe(1)
      const inside = () => page.evaluate(() => document.activeElement?.closest('[id][data-open]') !== null)
      expect(await inside()).toBe(true)
      await page.keyboard.press('Escape')
      expect([await openMenus(page).count(), await inside()]).toEqual([0, false])
      await page.keyboard.press('ArrowRight')
      expect(
        await page.evaluate(() =>
          document.activeElement?.closest('[data-entry]')?.getAttribute('data-entry'),
        ),
      ).toBe('1')
    }
  })

  test('a finger’s first tap opens the menu, its second follows the link', async () => {
    const { page } = await visit(raon, '/info', width, true)
    const link = page.locator('header nav [data-entry="0"] a').first()
    await link.tap()
    await openMenus(page).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/info')
    await link.tap()
    await page.waitForURL('**/introduce')
  })

  test('products, events and exhibitions are one section', async () => {
    const { page } = await visit(raon, '/events', width)
    const active = await page.locator('header nav [data-active]').allInnerTexts()
    expect(active).toEqual(['진료 안내', '이벤트'])
    expect(await page.locator('header nav [aria-current]').first().innerText()).toBe('이벤트')
  })

  test('the search button opens the search; on the search page it goes back', async () => {
    const { page } = await visit(raon, '/info', width)
    await page.getByRole('button', { name: '검색 열기' }).click()
    await searchField(page).fill('기미')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?*')
    await page.getByRole('button', { name: '검색 결과에서 돌아가기' }).click()
    await page.waitForURL('**/info')
  })

  test('over a hero it is transparent, and filled after more than 50 px', async () => {
    const { page } = await visit(raon, '/', width)
    expect(await groundOf(page)).toBe(transparent)
    await page.evaluate(() => window.scrollTo(0, 50))
    await page.waitForFunction(() => window.scrollY === 50)
    expect(await groundOf(page)).toBe(transparent)
    await page.evaluate(() => window.scrollTo(0, 51))
    await page.waitForFunction(
      (clear) => getComputedStyle(document.querySelector('header') as Element).backgroundColor !== clear,
      transparent,
    )
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForFunction(
      (clear) => getComputedStyle(document.querySelector('header') as Element).backgroundColor === clear,
      transparent,
    )
    await page.goto(site.at(raon, '/info'))
    expect(await groundOf(page)).not.toBe(transparent)
  })
})

describe('buttons of the header', () => {
  test('the quick reservation and the right button open what data says', async () => {
    await site.change(raon, 'header', () => ({
      rightButtonList: [
        { buttonText: '내원 예약', useWidget: 'visit' },
        { buttonText: '둘째', buttonUrl: '/info' },
      ],
    }))
    for (const width of desktop) {
      const { page } = await visit(raon, '/info', width)
      const header = page.locator('header').first()
      expect(await header.getByText('둘째').count()).toBe(0)
      await header.getByRole('button', { name: '내원 예약' }).click()
      await openedDialog(page).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await header.getByRole('button', { name: '진료 예약' }).click()
      await openedDialog(page).waitFor()
    }
    // Only the right button has a place on mobile.
    const { page } = await visit(raon, '/info', widths.phone)
    const header = page.locator('header').first()
    expect(await header.getByRole('button', { name: '내원 예약' }).isVisible()).toBe(true)
    expect(await header.getByRole('button', { name: '진료 예약' }).isVisible()).toBe(false)
  })

  test('logos have the heights that data gives, by the width of the window', async () => {
    const heights = async (width: number) => {
      const { page } = await visit(raon, '/introduce', width)
      return page
        .locator('header a[aria-label$="홈"] img')
        .first()
        .evaluate((image) => Math.round(image.getBoundingClientRect().height))
    }
    expect(await heights(widths.phone)).toBe(28)
    expect(await heights(widths.laptop)).toBe(40)
    expect(await heights(1921)).toBe(50)
  })
})

describe.each(mobile)('mobile header at %d px', (width) => {
  test('home and what the navigation names have the logo, an inner page the way back and its title', async () => {
    const { page } = await visit(raon, '/products', width)
    const header = page.locator('header').first()
    const back = header.getByRole('button', { name: '뒤로' })
    const logo = header.locator('a[aria-label$="홈"]')
    expect([await logo.isVisible(), await back.isVisible()]).toEqual([true, false])
    await follow(page, 'main a[href="/products/1"]')
    await page.waitForURL('**/products/1')
    await back.waitFor()
    expect(await logo.isVisible()).toBe(false)
    expect(await header.innerText()).toContain('리프팅')
    await back.tap()
    await page.waitForURL('**/products')
  })

  test('the menu slides in from the right over 80 % of the screen, with home, groups and the consultation', async () => {
    const { page } = await visit(raon, '/info', width)
    await tap(page, '전체 메뉴 열기')
    const menu = openedDialog(page, '전체 메뉴')
    await menu.waitFor()
    await stillness(page)
    const box = await menu.boundingBox()
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(width)
    expect(box?.width).toBeCloseTo(Math.min(width * 0.8, 420), 0)
    expect(await menu.getByRole('link', { name: '홈', exact: true }).isVisible()).toBe(true)
    const leaf = menu.getByRole('link', { name: '색소·홍조' })
    expect(await leaf.isVisible()).toBe(false)
    await menu.locator('summary', { hasText: '진료 안내' }).tap()
    await leaf.waitFor()
    // One group is open at a time.
    expect(await menu.locator('details[open]').count()).toBe(1)
    expect(await menu.getByRole('button', { name: '1:1 상담' }).isVisible()).toBe(true)
    await leaf.tap()
    await page.waitForURL('**/products/pigment')
    await menu.waitFor({ state: 'detached' })
  })

  test('without a messenger the menu offers no consultation', async () => {
    const { page } = await visit(solo, '/', width)
    await tap(page, '전체 메뉴 열기')
    const menu = openedDialog(page, '전체 메뉴')
    await menu.waitFor()
    expect(await menu.getByRole('button', { name: '1:1 상담' }).count()).toBe(0)
  })

  test('it opens the search', async () => {
    const { page } = await visit(raon, '/info', width)
    await tap(page, '검색 열기')
    await searchField(page).waitFor()
  })
})

test('the way back leads to the address that data gives', async () => {
  await site.change(solo, 'header', (data) => ({
    headerConfig: { ...(data.headerConfig as object), historyBackUrl: '/', mobilePageTitle: '돌아가기' },
  }))
  const { page } = await visit(solo, '/terms/terms-of-service', widths.phone)
  expect(await page.locator('header').first().innerText()).toContain('돌아가기')
  await page.locator('header').first().getByRole('button', { name: '뒤로' }).tap()
  await page.waitForURL(site.at(solo, '/'))
})

describe.each(everywhere)('search overlay at %d px', (width) => {
  const openSearch = async (path = '/info') => {
    const { page } = await visit(raon, path, width)
    await page.getByRole('button', { name: '검색 열기' }).click()
    await searchField(page).waitFor()
    return page
  }
  const isClosed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

  test('holds the page still and closes on Escape, on a click beside it and on a change of path', async () => {
    const page = await openSearch()
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const panel = await openedDialog(page).boundingBox()
    expect(panel?.width).toBeLessThanOrEqual(width)
    await page.keyboard.press('Escape')
    await isClosed(page)
    await page.getByRole('button', { name: '검색 열기' }).click()
    await searchField(page).waitFor()
    // One closer is seen; the dialog's own is there for who cannot reach the header from inside it.
    expect(await openedDialog(page).getByText('닫기').boundingBox()).toMatchObject({ width: 1 })
    await page.mouse.click(width / 2, 890)
    await isClosed(page)
    await page.getByRole('button', { name: '검색 열기' }).click()
    await searchField(page).waitFor()
    await follow(page, 'footer a[href="/introduce"]')
    await page.waitForURL('**/introduce')
    await isClosed(page)
  })

  test('asks for a term, recommends some, and remembers ten, each removable', async () => {
    const page = await openSearch()
    const dialog = openedDialog(page)
    expect(await searchField(page).getAttribute('placeholder')).toBe('어떤 고민이 있으세요?')
    await dialog.getByText('많이 찾는 진료').first().waitFor()
    const field = await searchField(page).boundingBox()
    expect(field?.width).toBeLessThanOrEqual(792)
    await searchField(page).fill('모공 & 흉터')
    await page.keyboard.press('Enter')
    await page.waitForURL(
      (url) => url.pathname === '/search' && url.searchParams.get('keyword') === '모공 & 흉터',
    )
    expect(await recent(page)).toEqual(['모공 & 흉터'])
    // What the keyboard does next is done to what was found.
    await isClosed(page)
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main h1'))).toBe(true)

    await page.evaluate(() =>
      localStorage.setItem(
        'booster-search-keyword',
        JSON.stringify(Array.from({ length: 10 }, (_, index) => `말 ${index}`)),
      ),
    )
    await page.goto(site.at(raon, '/info'))
    await page.getByRole('button', { name: '검색 열기' }).click()
    await dialog
      .getByRole('link', { name: '리프팅', exact: true })
      .or(dialog.getByRole('button', { name: '리프팅', exact: true }))
      .first()
      .click()
    await page.waitForURL((url) => url.searchParams.get('keyword') === '리프팅')
    const terms = await recent(page)
    expect([terms.length, terms[0], terms.at(-1)]).toEqual([10, '리프팅', '말 8'])

    await page.goto(site.at(raon, '/info'))
    await page.getByRole('button', { name: '검색 열기' }).click()
    await dialog.getByRole('button', { name: /말 3.*삭제/ }).click()
    expect(await recent(page)).toHaveLength(9)
    // An empty term is searched for, but not remembered.
    await searchField(page).fill('')
    await searchField(page).press('Enter')
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('keyword') === '')
    expect(await recent(page)).toHaveLength(9)
  })
})

describe('footer', () => {
  test.each(everywhere)('tells phone, hours, links and business at %d px', async (width) => {
    const { page } = await visit(raon, '/info', width)
    const footer = page.locator('footer')
    const text = await footer.innerText()
    for (const word of [
      '02-555-0142',
      '평일',
      '토요일',
      '일요일',
      '점심',
      'TEL',
      '주소',
      '사업자등록번호',
      '대표자',
      '상호',
    ])
      expect(text).toContain(word)
    expect(text).toContain('10:00 - 20:00')
    for (const path of ['/terms/terms-of-service', '/terms/privacy-policy'])
      expect(await footer.locator(`a[href="${path}"]`).getAttribute('target')).toBe('_blank')
    expect(await footer.locator('a[href="/info/price"]').getAttribute('target')).toBeNull()
    await footer.scrollIntoViewIfNeeded()
    const code = footer.locator('svg[role=img], svg:has(title)').first()
    // A phone needs no code that leads to a phone.
    if (width <= 768) expect(await footer.locator('figure').isVisible()).toBe(false)
    else {
      await code.waitFor()
      expect(await code.textContent()).toContain(new URL(page.url()).origin)
    }
    const logo = footer.locator('img').first()
    expect(await logo.evaluate((image) => Math.round(image.getBoundingClientRect().width))).toBe(
      width <= 768 ? 154 : 200,
    )
  })

  test('Saturday and Sunday have colours of their own', async () => {
    const { page } = await visit(raon, '/info', widths.laptop)
    const colorOf = (day: string) =>
      page
        .locator('footer dt', { hasText: day })
        .first()
        .evaluate((element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [])
    const [red = 0, , blue = 0] = await colorOf('토요일')
    expect(blue).toBeGreaterThan(red + 60)
    const [sundayRed = 0, , sundayBlue = 0] = await colorOf('일요일')
    expect(sundayRed).toBeGreaterThan(sundayBlue + 60)
  })

  test('the least partner has the phone of nobody, no social links and no empty rows', async () => {
    const { page } = await visit(solo, '/', widths.phone)
    const footer = page.locator('footer')
    expect(await footer.innerText()).toContain('1000-1000')
    expect(await footer.locator('a[href^="tel:"]').count()).toBe(0)
    expect(await footer.getByRole('link', { name: /유튜브|인스타그램|블로그|카카오|페이스북/ }).count()).toBe(
      0,
    )
    for (const value of await footer.locator('dd').allInnerTexts()) expect(value.trim()).not.toBe('')
  })

  test('a link that does not start with / opens a new tab', async () => {
    await site.change(raon, 'footer', (data) => ({
      links: [...(data.links as object[]), { title: '블로그', url: 'blog.example.com' }],
    }))
    const { page } = await visit(raon, '/info', widths.laptop)
    const link = page.locator('footer').getByRole('link', { name: '블로그', exact: true }).last()
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
      'http://blog.example.com',
      '_blank',
    ])
  })
})

describe('floating button', () => {
  const mainButton = (page: Page) => page.locator('[data-slot=floatingButton] button[aria-controls]')
  const items = (page: Page) =>
    page.locator('[data-slot=floatingButton] ul a, [data-slot=floatingButton] ul button')

  test.each(everywhere)(
    'offers the ways that the partner has, and closes beside it or after a choice, at %d px',
    async (width) => {
      const { page } = await visit(raon, '/info', width)
      expect(await mainButton(page).innerText()).toContain('예약·상담')
      expect(await items(page).first().isVisible()).toBe(false)
      await mainButton(page).click()
      await items(page).first().waitFor()
      expect(await items(page).allInnerTexts()).toEqual([
        '전화 상담',
        '카카오톡 상담',
        '채팅 상담',
        '진료 예약',
        '상담 신청',
        '이달의 이벤트',
      ])
      expect(await items(page).first().getAttribute('href')).toMatch(/^tel:\+?[\d-]+$/)
      expect(await items(page).nth(1).getAttribute('target')).toBe('_blank')
      await page.mouse.click(10, 300)
      await items(page).first().waitFor({ state: 'hidden' })
      await mainButton(page).click()
      await items(page).nth(3).click()
      await openedDialog(page).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(await mainButton(page).getAttribute('aria-expanded')).toBe('false')
      await mainButton(page).click()
      await items(page).nth(5).click()
      await page.waitForURL('**/events')
    },
  )

  test.each([raon, solo])('covers no text at the end of a page of %s', async (host) => {
    for (const width of [360, widths.tablet, widths.laptop]) {
      const { page } = await visit(host, '/info', width)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await mainButton(page).waitFor()
      const covered = await mainButton(page).evaluate((button) => {
        const box = button.getBoundingClientRect()
        const texts = document.createTreeWalker(
          document.querySelector('footer') as HTMLElement,
          NodeFilter.SHOW_TEXT,
        )
        const found: string[] = []
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const words = document.createRange()
          words.selectNodeContents(text)
          const isCovered = [...words.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              right > box.left && left < box.right && bottom > box.top && top < box.bottom,
          )
          if (isCovered) found.push(text.nodeValue ?? '')
        }
        return found
      })
      expect([width, covered]).toEqual([width, []])
    }
  })

  test('gives way to a bar within the thumb’s reach, and covers nothing that has the focus', async () => {
    const { page: barred } = await visit(mirae, '/info', widths.phone)
    expect(await barred.getByRole('navigation', { name: '바로 가기' }).isVisible()).toBe(true)
    expect(await mainButton(barred).isVisible()).toBe(false)

    const { page } = await visit(raon, '/info', widths.phone)
    expect(await mainButton(page).isVisible()).toBe(true)
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('footer a, main button, main a')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          element.focus()
          const { left, top, width, height } = element.getBoundingClientRect()
          const lying = document.elementFromPoint(left + width / 2, top + height / 2)
          return lying?.closest('[data-slot=floatingButton]') !== null
        })
        .map(({ textContent }) => textContent),
    )
    expect(covered).toEqual([])
  })

  test('can be open from the start', async () => {
    await site.change(mirae, 'floatingButton', () => ({ openByDefault: true }))
    const { page } = await visit(mirae, '/info', widths.laptop)
    await items(page).first().waitFor()
    await page.mouse.click(10, 300)
    await items(page).first().waitFor({ state: 'hidden' })
  })
})

test('the last item’s menu opens inside the window, however full the header is', async () => {
  const subList = ['처음 오시는 분께 드리는 안내와 준비물', '진료비와 비급여 항목 전체 안내'].map(
    (title) => ({
      title,
      url: '/cscenter',
    }),
  )
  const titles = [...'12345678'].map((number) => `${number}번째 진료 과목과 의료진`)
  await site.change(
    solo,
    'header',
    () => ({ navigation: titles.map((title) => ({ title, url: '/info', subList })) }),
    'GlobalHeaderType1',
  )
  const { page } = await visit(solo, '/info', widths.laptop)
  for (const index of titles.keys()) {
    await page.locator(`header nav [data-entry="${index}"] a`).first().hover()
    const panel = page.locator(`header nav [data-entry="${index}"] [id][data-open]`)
    await panel.waitFor()
    const box = await panel.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(widths.laptop)
  }
})

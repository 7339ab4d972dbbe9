import { addDays, dayInSeoul } from '#schema/plain/days.ts'
import type { BrowserContextOptions, Locator, Page } from 'playwright'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Image } from '#schema/primitives.ts'
import type { Popup } from '#schema/popups.ts'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/console-api.ts'
import { useDemoSite } from '#tests/support/demo-site.ts'
import { get, getCached, sent } from '#tests/support/http.ts'
import { stillness, stopClock } from '#tests/support/page-checks.ts'
import { answerPopups, setPopups } from '#tests/support/popups.ts'

/*
 * What popups do (docs/product.md, U1 to U10), in a real browser. The first partner shows them one at a time (LAYER),
 * the second all at once (GRID).
 */
const open = useBrowser()
const site = useDemoSite('popups')
const raon = 'localhost'
const mirae = 'mirae.localhost'
const solo = 'solo.localhost'
const pc: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

/** Small ones: a busy server makes them too within the ten seconds after which a popup is passed over. */
let pictures: Image[]
/** Those of the demo's popups. */
let posters: Image[]
beforeAll(async () => {
  for (const host of [raon, mirae]) await setPopups(site.at(host), 'show')
  const { text } = await get(site.at(raon, '/_api/customer/popups'))
  const { rows } = JSON.parse(text) as { rows: Popup[] }
  posters = rows.flatMap(({ popupItems }) => popupItems.map(({ pcContent }) => pcContent as Image))
  const api = await signIn(site.at(raon))
  pictures = await Promise.all(
    ['#2f6b52', '#e8c9a0', '#27324f'].map(async (background) => {
      const create = { width: 60, height: 60, channels: 3, background } as const
      const bytes = new Uint8Array(await sharp({ create }).png().toBuffer())
      const body = new Blob([bytes], { type: 'image/png' })
      return api.request('POST /admin/files', { query: { alt: background }, body })
    }),
  )
})

const picture = (index: number, of = pictures): Image => of[index % of.length] as Image
type Item = Popup['popupItems'][number]
const itemOf = (id: number, given: Partial<Item> = {}): Item => ({
  id,
  title: `장면 ${id}`,
  weight: id,
  linkTo: null,
  pcContent: picture(id),
  mobileContent: picture(id),
  devices: ['PC', 'MOBILE'],
  ...given,
})
const popupOf = (id: number, given: Partial<Popup> = {}): Popup => ({
  id,
  title: `팝업 ${id}`,
  locations: ['/info'],
  weight: id,
  devices: ['PC', 'MOBILE'],
  popupItems: [itemOf(id)],
  pcWidth: 1,
  pcHeight: 1,
  pcSizeType: 'RATIO',
  mobileWidth: 1,
  mobileHeight: 1,
  isAutoPlacement: true,
  direction: 'CENTER',
  startsAt: null,
  endsAt: null,
  ...given,
})
const manyItems = (count: number, of = pictures) =>
  Array.from({ length: count }, (_, index) => itemOf(index + 1, { pcContent: picture(index + 1, of) }))

type Setting = {
  host?: string
  path?: string
  device?: BrowserContextOptions
  rows?: Popup[]
  prepare?: (page: Page) => Promise<unknown>
}
async function visit({ host = raon, path = '/info', device = pc, rows, prepare }: Setting) {
  const { page, complaints } = await open(site.at(host, path), device, async (page) => {
    await page.clock.install()
    if (rows) await answerPopups(rows)(page)
    await prepare?.(page)
  })
  return { page, complaints }
}
const dialogs = (page: Page) => page.getByRole('dialog')
const named = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const isGone = (page: Page) => dialogs(page).first().waitFor({ state: 'detached' })
/** No popup is open, nor comes. */
async function expectNone(page: Page) {
  for (let second = 0; second < 3; second += 1) await pass(page, 1000)
  expect(await dialogs(page).count()).toBe(0)
}
/** Some milliseconds of the page's clock; what was asked for meanwhile has been asked before this ends. */
async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds)
  await page.evaluate(() => fetch('/robots.txt'))
}
const closeOf = (box: Locator) => box.getByRole('button', { name: '닫기', exact: true })
const todayOf = (box: Locator) => box.getByRole('checkbox', { name: '오늘 하루 보지 않기' })
const shownSlide = (page: Page) =>
  page.locator('.swiper-slide:not([inert])').first().getAttribute('aria-label')

describe('GET /customer/popups', () => {
  test('nothing of popups is in the HTML, which is the same for everybody', async () => {
    const { text } = await get(site.at(raon))
    expect(text).not.toMatch(/aria-label="팝업|오늘 하루 보지 않기<|GET \/customer\/popups/)
  })

  test('its failure leaves the page as it is: asked once, not again, and nothing is told', async () => {
    let asked = 0
    const { page } = await visit({
      path: '/',
      prepare: (page) =>
        page.route('**/_api/customer/popups', (route) => {
          asked += 1
          return route.fulfill({ status: 503, json: { message: '시험' } })
        }),
    })
    await expectNone(page)
    await page.evaluate(() => {
      window.dispatchEvent(new Event('blur'))
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('focus'))
    })
    await pass(page, 60_000)
    expect(asked).toBe(1)
    expect(await page.getByText('시험', { exact: true }).count()).toBe(0)
    expect(await page.locator('main h1').first().isVisible()).toBe(true)
  })

  test('is not asked again when the window comes back', async () => {
    let asked = 0
    const { page } = await visit({
      prepare: (page) =>
        page.route('**/_api/customer/popups', (route) => {
          asked += 1
          return route.fulfill({ json: { rows: [], validUntil: null } })
        }),
    })
    await page.clock.fastForward('10:00')
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('focus'))
    })
    await pass(page, 1000)
    expect(asked).toBe(1)
  })
})

describe('LAYER on PC', () => {
  test('shows what belongs to the path, one at a time by weight; closing and Escape show the next', async () => {
    const rows = [
      popupOf(3),
      popupOf(1),
      popupOf(2),
      popupOf(4, { locations: ['/'] }),
      popupOf(5, { devices: ['MOBILE'] }),
      popupOf(6, { startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-02-01T00:00:00Z' }),
    ]
    const { page, complaints } = await visit({ rows })
    await named(page, '팝업 1').waitFor()
    expect(await dialogs(page).count()).toBe(1)
    await page.keyboard.press('Escape')
    await named(page, '팝업 2').waitFor()
    expect(await dialogs(page).count()).toBe(1)
    await closeOf(dialogs(page)).click()
    await named(page, '팝업 3').waitFor()
    await page.mouse.click(20, 450)
    await isGone(page)
    await expectNone(page)
    expect(complaints).toEqual([])
  })

  test('another page of the site has its own, and what was closed stays closed', async () => {
    const rows = [popupOf(1, { locations: ['/info', '/events'] }), popupOf(2, { locations: ['/events'] })]
    const { page } = await visit({ rows })
    await named(page, '팝업 1').waitFor()
    await page.keyboard.press('Escape')
    await isGone(page)
    await page
      .locator('header a[href="/events"], footer a[href="/events"]')
      .first()
      .evaluate((link) => (link as HTMLElement).click())
    await page.waitForURL('**/events')
    await named(page, '팝업 2').waitFor()
  })

  test('holds the focus and the page’s scrolling, and gives the focus back', async () => {
    const { page } = await visit({
      rows: [popupOf(1, { popupItems: [itemOf(1, { linkTo: '/events' })] })],
      prepare: (page) =>
        page.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => document.querySelector<HTMLElement>('header a')?.focus())
        }),
    })
    await named(page, '팝업 1').waitFor()
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
        .toBe(true)
    }
    await page.mouse.wheel(0, 500)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await isGone(page)
    await page.waitForFunction(() => document.activeElement?.closest('header') !== null)
  })

  const closeLayer = async (page: Page) => {
    await page.keyboard.press('Escape')
    await page.mouse.move(700, 880)
  }
  /** Says to the page that so many fingers are on it now. */
  const touch = (type: 'touchstart' | 'touchend', fingers: number) => (page: Page) =>
    page.evaluate(
      ([type, fingers]) => {
        const target = document.body
        const touches = Array.from({ length: fingers }, (_, identifier) => new Touch({ identifier, target }))
        target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true }))
      },
      [type, fingers] as const,
    )
  test.each([
    {
      what: 'the phone’s menu',
      device: phone,
      use: async (page: Page) => {
        await page.getByRole('button', { name: '전체 메뉴 열기' }).tap()
        // Tapped before its script has come, it opens once it has.
        await named(page, '전체 메뉴').waitFor()
      },
      end: closeLayer,
    },
    {
      what: 'a menu of the header',
      device: pc,
      use: async (page: Page) => {
        await page.locator('[data-slot=header][data-live]').waitFor({ state: 'attached' })
        await page.locator('header nav [data-entry="0"] a').first().hover()
        await page.locator('header nav [data-open]').first().waitFor()
      },
      end: closeLayer,
    },
    {
      what: 'the ways of contact',
      device: pc,
      use: async (page: Page) => {
        const button = page.getByRole('button', { name: '예약·상담' })
        await button.click()
        await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
      },
      end: closeLayer,
    },
    {
      what: 'a field',
      device: pc,
      use: (page: Page) => page.locator('main').getByRole('searchbox').first().focus(),
      end: (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
    },
    {
      what: 'a finger on the page',
      device: phone,
      use: touch('touchstart', 1),
      end: touch('touchend', 0),
    },
    {
      what: 'a button of the pointer down',
      device: pc,
      use: async (page: Page) => {
        await page.mouse.move(700, 600)
        await page.mouse.down()
      },
      end: (page: Page) => page.mouse.up(),
    },
  ])('waits while a visitor has $what', async ({ device, use, end }) => {
    let answer = () => {}
    const isUsed = new Promise<void>((resolve) => (answer = resolve))
    const rows = [popupOf(1, { locations: ['/cscenter/faq'] })]
    const { page } = await open('', device, async (page) => {
      await page.clock.install()
      await page.route('**/_api/customer/popups', (route) =>
        isUsed.then(() => route.fulfill({ json: { rows, validUntil: null } })),
      )
    })
    const asked = page.waitForRequest('**/_api/customer/popups')
    await page.goto(site.at(raon, '/cscenter/faq'))
    await asked
    await use(page)
    answer()
    for (let second = 0; second < 3; second += 1) await pass(page, 1000)
    expect(await named(page, '팝업 1').count()).toBe(0)
    await end(page)
    await named(page, '팝업 1').waitFor()
  })

  test('where nothing had the focus, it goes to nothing: the skip link stays away until Tab', async () => {
    const { page } = await visit({ rows: [popupOf(1), popupOf(2)] })
    await named(page, '팝업 1').waitFor()
    await page.keyboard.press('Escape')
    await named(page, '팝업 2').waitFor()
    await closeOf(named(page, '팝업 2')).click()
    await isGone(page)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    expect(await page.getByText('본문으로 바로 가기').boundingBox()).toMatchObject({ width: 1, height: 1 })
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('#main')
  })

  test('has the size of its ratio, shrunk to the window', async () => {
    const rows = [
      popupOf(1),
      popupOf(2, { pcWidth: 16, pcHeight: 9 }),
      popupOf(3, { pcSizeType: 'FIXED', pcWidth: 333, pcHeight: 222 }),
    ]
    const { page } = await visit({ rows })
    const size = async (name: string) => {
      await named(page, name).waitFor()
      const box = await named(page, name).locator('img').first().boundingBox()
      return [box?.width, box?.height].map((side) => Math.round(side ?? 0))
    }
    expect(await size('팝업 1')).toEqual([640, 640])
    await page.setViewportSize({ width: 800, height: 524 })
    await expect.poll(() => size('팝업 1')).toEqual([400, 400])
    await page.keyboard.press('Escape')
    expect(await size('팝업 2')).toEqual([711, 400])
    await page.keyboard.press('Escape')
    expect(await size('팝업 3')).toEqual([333, 222])
  })

  test.each([
    ['a phone on its side', 844, 340],
    ['a window at 400 %', 320, 256],
  ])('on %s its ways to close are whole', async (_, width, height) => {
    const { page } = await visit({ rows: [popupOf(1, { pcWidth: 3, pcHeight: 4 })] })
    await named(page, '팝업 1').waitFor()
    await page.setViewportSize({ width, height })
    const ways = [
      named(page, '팝업 1').getByText('오늘 하루 보지 않기'),
      named(page, '팝업 1').getByRole('button', { name: '닫기' }),
    ]
    const isCut = () =>
      Promise.all(
        ways.map((way) =>
          way.evaluate((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect()
            const box = element.closest('[role=dialog]')?.getBoundingClientRect()
            return !box || left < box.left || top < 0 || right > box.right || bottom > innerHeight
          }),
        ),
      )
    await expect.poll(isCut).toEqual([false, false])
  })

  test('opens no empty box: without items or with broken pictures a popup is passed over', async () => {
    const broken = { ...picture(0), src: '/_files/1/nothing-640x640.webp' }
    const rows = [
      popupOf(1, { popupItems: [] }),
      popupOf(2, { popupItems: [itemOf(1, { devices: ['MOBILE'] }), itemOf(2, { pcContent: null })] }),
      popupOf(3, { popupItems: [itemOf(3, { pcContent: broken })] }),
      popupOf(4, { popupItems: [itemOf(4, { pcContent: broken }), itemOf(5)] }),
    ]
    const { page } = await visit({ rows })
    await named(page, '팝업 4').waitFor()
    expect(await dialogs(page).locator('img').count()).toBe(1)
    expect(await page.locator('.swiper-slide').count()).toBe(0)
    await page.keyboard.press('Escape')
    await isGone(page)
    await expectNone(page)
  })

  test('left open over its slides it moves nothing else, paints nothing large anew, and all scripts are 190 kB', async () => {
    const scripts = new Set<string>()
    const slices = new Set<string>()
    const { page } = await visit({
      path: '/',
      rows: [popupOf(1, { locations: ['/'], popupItems: manyItems(2, posters) })],
      prepare: (page) => {
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.add(request.url())
          if (/\/assets\/.*\.woff2$/.test(request.url())) slices.add(request.url())
        })
        return page.addInitScript(() => {
          const seen = Object.assign(window, { shifts: 0, inPopup: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              seen.shifts += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ((entry as unknown as { element?: Element }).element?.closest('[role=dialog]'))
                seen.inPopup += 1
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        })
      },
    })
    await dialogs(page).getByRole('button', { name: '자동 넘김 멈추기' }).waitFor()
    for (const next of ['2장 가운데 2번째', '2장 가운데 1번째']) {
      await page.clock.runFor(5_100)
      await expect.poll(() => shownSlide(page)).toBe(next)
    }
    await stillness(page)
    expect(await sent(scripts)).toBeLessThanOrEqual(190_000)
    expect([...slices], 'files of the whole typeface').toEqual([])
    const { shifts, inPopup } = await page.evaluate(() => {
      const seen = window as unknown as { shifts: number; inPopup: number }
      return { shifts: seen.shifts, inPopup: seen.inPopup }
    })
    expect(shifts).toBeLessThan(0.01)
    expect(inPopup).toBe(0)
  })
})

describe('slides', () => {
  test('go by weight, round and round, every 5,000 ms; and stop when paused, pointed at or focused', async () => {
    const items = [itemOf(3, { weight: 3 }), itemOf(1, { weight: 1 }), itemOf(2, { weight: 2 })]
    const { page, complaints } = await visit({
      rows: [popupOf(1, { popupItems: items })],
    })
    const box = named(page, '팝업 1')
    await box.getByRole('button', { name: '자동 넘김 멈추기' }).waitFor()
    expect(await box.locator('[aria-label="차례"] button').allInnerTexts()).toEqual([
      '장면 1',
      '장면 2',
      '장면 3',
    ])
    const after = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds)
      await stillness(page)
      return shownSlide(page)
    }
    // Pointed at, it waits for the clock to be stopped.
    const picture = box.locator('.swiper-slide:not([inert]) img').first()
    await picture.hover({ force: true })
    await stopClock(page)
    // A mouse brings the script of the slides, which comes when it comes.
    await box.locator('.swiper-slide-active').waitFor()
    // On a busy machine it may have moved on before it was pointed at.
    await box.getByRole('button', { name: '장면 1' }).click()
    expect(await after(100)).toBe('3장 가운데 1번째')
    await page.mouse.move(5, 5)
    expect(await after(5100)).toBe('3장 가운데 2번째')
    expect(await after(5100)).toBe('3장 가운데 3번째')
    expect(await after(5600)).toBe('3장 가운데 1번째')

    await picture.hover({ force: true })
    expect(await after(11_000)).toBe('3장 가운데 1번째')
    await page.mouse.move(5, 5)
    expect(await after(5600)).toBe('3장 가운데 2번째')

    const pause = box.getByRole('button', { name: '자동 넘김 멈추기' })
    await pause.focus()
    expect(await after(11_000)).toBe('3장 가운데 2번째')
    await pause.press('Enter')
    await box.getByRole('button', { name: '자동 넘김 시작' }).waitFor()
    await closeOf(box).focus()
    expect(await after(11_000)).toBe('3장 가운데 2번째')

    await box.getByRole('button', { name: '다음 슬라이드' }).click()
    expect(await after(100)).toBe('3장 가운데 3번째')
    await box.getByRole('button', { name: '장면 1' }).click()
    expect(await after(100)).toBe('3장 가운데 1번째')
    expect(await box.locator('[aria-current]').innerText()).toBe('장면 1')
    expect(complaints).toEqual([])
  })

  test('stand still for who wants no movement', async () => {
    const { page } = await visit({
      device: { ...pc, reducedMotion: 'reduce' },
      rows: [popupOf(1, { popupItems: manyItems(3) })],
    })
    await page.getByRole('button', { name: '자동 넘김 시작' }).waitFor()
    await page.clock.runFor(12_000)
    expect(await shownSlide(page)).toBe('3장 가운데 1번째')
  })

  test.each([
    [12, 4],
    [13, 5],
    [18, 6],
  ])('%i titles stand in rows of %i, inside the window', async (count, perRow) => {
    const { page } = await visit({ rows: [popupOf(1, { popupItems: manyItems(count) })] })
    const titles = named(page, '팝업 1').locator('[aria-label="차례"] button')
    await titles.first().waitFor()
    const tops = await titles.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    )
    expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow)
    expect(new Set(tops).size).toBe(Math.ceil(count / perRow))
    const box = await named(page, '팝업 1').boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  })

  test('lead on in a new tab, with http:// before what has no scheme', async () => {
    const items = [
      itemOf(1, { linkTo: 'blog.example.com/a' }),
      itemOf(2, { linkTo: 'https://example.com/' }),
      itemOf(3, { linkTo: '/events' }),
      itemOf(4),
    ]
    const { page } = await visit({ rows: [popupOf(1, { popupItems: items })] })
    const links = named(page, '팝업 1').locator('.swiper-slide a')
    await links.first().waitFor()
    const told = await links.evaluateAll((all) =>
      all.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
    )
    expect(told.toSorted()).toEqual([
      ['/events', '_blank', 'noopener noreferrer'],
      ['http://blog.example.com/a', '_blank', 'noopener noreferrer'],
      ['https://example.com/', '_blank', 'noopener noreferrer'],
    ])
  })

  test('are swiped on a phone without their script, which comes with the first move', async () => {
    const scripts: string[] = []
    const { page, complaints } = await visit({
      rows: [popupOf(1, { popupItems: manyItems(3) })],
      device: phone,
      prepare: async (page) => void page.on('request', (request) => scripts.push(request.url())),
    })
    const box = named(page, '팝업 1')
    await box.getByRole('button', { name: '자동 넘김 멈추기' }).waitFor()
    await box.getByRole('button', { name: '자동 넘김 멈추기' }).tap()
    // It may have moved on before it was stopped.
    await box.locator('[data-track]').evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }))
    await expect.poll(() => shownSlide(page)).toBe('3장 가운데 1번째')
    // What a finger does to it.
    await box.locator('[data-track]').evaluate((track) => track.scrollBy(track.clientWidth, 0))
    await expect.poll(() => shownSlide(page)).toBe('3장 가운데 2번째')
    const isSlider = (url: string) => /carousel-slides|swiper/.test(url)
    expect(scripts.filter(isSlider)).toEqual([])

    await box.getByRole('button', { name: '다음 슬라이드' }).tap()
    await expect.poll(() => shownSlide(page)).toBe('3장 가운데 3번째')
    await stillness(page)
    await box.getByRole('button', { name: '다음 슬라이드' }).tap()
    await expect.poll(() => shownSlide(page)).toBe('3장 가운데 1번째')
    expect(complaints).toEqual([])
  })
})

describe('오늘 하루 보지 않기', () => {
  /** Tomorrow in Seoul: of what it is told, a page believes the later. */
  const tomorrow = addDays(dayInSeoul(Date.now()), 1)
  const elsewhere = { timezoneId: 'America/New_York' }

  test.each([
    ['half past 23 on PC', pc, '23:30:00', 1800],
    ['00:01 on PC', pc, '00:01:00', 86_340],
    ['half past 23 on a phone', phone, '23:30:00', 1800],
  ])(
    'at %s in Seoul, on a device in New York that is behind, lasts until the next midnight in Seoul',
    async (_, device, time, left) => {
      const { page } = await visit({
        device: { ...device, ...elsewhere },
        rows: [popupOf(11), popupOf(12)],
        prepare: (page) =>
          page.route('**/_api/clock', (route) =>
            route.fulfill({
              status: 204,
              headers: { date: new Date(`${tomorrow}T${time}+09:00`).toUTCString() },
            }),
          ),
      })
      const before = Date.now() / 1000
      await todayOf(named(page, '팝업 11')).click()
      await named(page, '팝업 12').waitFor()
      const cookies = (await page.context().cookies()).filter(({ name }) =>
        name.startsWith('DO_NOT_SHOW_POPUP_'),
      )
      expect(cookies).toMatchObject([{ name: 'DO_NOT_SHOW_POPUP_11', path: '/' }])
      const lasts = (cookies[0]?.expires ?? 0) - before
      expect(lasts).toBeGreaterThan(0)
      expect(lasts).toBeLessThanOrEqual(left + Date.now() / 1000 - before)

      await page.reload()
      await named(page, '팝업 12').waitFor()
    },
  )

  test('clicked again, it clears the checked state and the cookie, and the popup stays', async () => {
    const { page } = await visit({ rows: [popupOf(11)] })
    const box = named(page, '팝업 11')
    await todayOf(box).waitFor()
    await stopClock(page)
    await todayOf(box).click()
    expect(await todayOf(box).isChecked()).toBe(true)
    expect(await page.evaluate(() => document.cookie)).toContain('DO_NOT_SHOW_POPUP_11')
    await todayOf(box).click()
    expect(await todayOf(box).isChecked()).toBe(false)
    expect(await page.evaluate(() => document.cookie)).not.toContain('DO_NOT_SHOW_POPUP_11')
    await page.clock.runFor(3000)
    expect(await box.count()).toBe(1)
  })
})

/** The settings of a partner are in the page that the server sends. */
async function undimmed(page: Page) {
  const { text, headers } = await getCached(site.at(mirae, '/info'))
  expect(text).toContain('"isPopupDimmed":true')
  await page.route('**/info', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': String(headers['content-security-policy']) },
      body: text.replaceAll('"isPopupDimmed":true', '"isPopupDimmed":false'),
    }),
  )
}
const boxesOf = async (page: Page) =>
  page
    .locator(
      '[role=dialog][aria-label^="팝업"], [role=group][aria-label^="팝업"]:not([aria-roledescription])',
    )
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return { x, y, width, height, name: one.getAttribute('aria-label') }
      }),
    )

describe('GRID on PC', () => {
  test('shows all of them at once over the dimmed page, none over another; Escape closes the first', async () => {
    const rows = [1, 2, 3].map((id) => popupOf(id, { locations: ['/'], pcWidth: 3, pcHeight: 4 }))
    const { page, complaints } = await visit({ host: mirae, path: '/', rows })
    const groups = page.getByRole('dialog').locator('section')
    await groups.first().waitFor()
    const names = await groups.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(names.length).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => groups.count()).toBe(names.length - 1)
    expect(await groups.first().getAttribute('aria-label')).toBe(names[1])
    for (let left = names.length - 1; left > 0; left -= 1) await page.keyboard.press('Escape')
    await isGone(page)
    expect(complaints).toEqual([])
  })

  test('tiles by direction, so many in a row, 20 px apart and 40 px between rows, centred where they fit', async () => {
    const size = { pcSizeType: 'FIXED', pcWidth: 200, pcHeight: 148 } as const
    const rows = [1, 2, 3, 4].map((id) => popupOf(id, size))
    rows.push(
      popupOf(5, { ...size, direction: 'TOP_LEFT' }),
      popupOf(6, { ...size, direction: 'BOTTOM_RIGHT' }),
    )
    const { page } = await visit({ host: mirae, rows, device: { viewport: { width: 1440, height: 1000 } } })
    await page.getByRole('dialog').locator('section').first().waitFor()
    await stillness(page)
    const boxes = await boxesOf(page)
    expect(boxes.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [400, 280],
      [620, 280],
      [840, 280],
      [620, 520],
      [60, 60],
      [1180, 740],
    ])
    expect(boxes.every(({ width, height }) => width === 200 && height === 200)).toBe(true)
  })

  test('where they do not fit, the layer scrolls to the last', async () => {
    const rows = [1, 2, 3, 4, 5].map((id) => popupOf(id))
    const { page } = await visit({ host: mirae, rows })
    const last = page.getByRole('dialog').locator('section').last()
    await last.waitFor()
    await stillness(page)
    const boxes = await boxesOf(page)
    expect(Math.round(boxes[0]?.y ?? 0)).toBe(60)
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1))
        expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y).toBe(true)
    await page.mouse.move(720, 400)
    await page.mouse.wheel(0, 5000)
    await expect
      .poll(async () => {
        const box = await last.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0) <= 900
      })
      .toBe(true)
  })

  test('without a dim the page stays in use, keeps its focus, and Escape closes the first', async () => {
    const size = { pcSizeType: 'FIXED', pcWidth: 200, pcHeight: 148, direction: 'BOTTOM_LEFT' } as const
    const rows = [popupOf(1, size), popupOf(2, size)]
    const { page, complaints } = await visit({ host: mirae, rows, prepare: undimmed })
    await named(page, '팝업 2').waitFor()
    expect(await dialogs(page).count()).toBe(2)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.mouse.move(900, 300)
    await page.mouse.wheel(0, 300)
    await page.waitForFunction(() => window.scrollY > 0)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.keyboard.press('Escape')
    await named(page, '팝업 1').waitFor({ state: 'detached' })
    await closeOf(named(page, '팝업 2')).click()
    await isGone(page)
    await page.locator('header a[aria-label$="홈"]').first().click()
    await page.waitForURL(site.at(mirae, '/'))
    expect(complaints).toEqual([])
  })
})

describe('on a phone', () => {
  test.each([
    [raon, 'LAYER'],
    [mirae, 'GRID'],
  ])('%s (%s) shows them one at a time over the dimmed page, without titles', async (host) => {
    const rows = [
      popupOf(1, { popupItems: manyItems(3) }),
      popupOf(2, { mobileWidth: 3, mobileHeight: 4 }),
      popupOf(3, { devices: ['PC'] }),
    ]
    const { page, complaints } = await visit({ host, rows, device: phone })
    const first = named(page, '팝업 1')
    await first.getByRole('button', { name: '자동 넘김 멈추기' }).waitFor()
    expect(await dialogs(page).count()).toBe(1)
    expect(await first.locator('[aria-label="차례"]').count()).toBe(0)
    const shown = await shownSlide(page)
    await first.getByRole('button', { name: '다음 슬라이드' }).tap()
    await expect.poll(() => shownSlide(page)).not.toBe(shown)
    const small = await first.locator('button, label').evaluateAll(
      (all) =>
        all.filter((one) => {
          const { width, height } = one.getBoundingClientRect()
          return Math.min(width, height) < 43.9
        }).length,
    )
    expect(small).toBe(0)
    await closeOf(first).tap()
    await named(page, '팝업 2').waitFor()
    await stillness(page)
    const box = await named(page, '팝업 2').locator('img').boundingBox()
    expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).toEqual([342, 456])
    await page.touchscreen.tap(195, 20)
    await isGone(page)
    await expectNone(page)
    expect(complaints).toEqual([])
  })
})

describe('GlobalPopupSheetType1, chosen by data', () => {
  test('is a strip on PC that leaves the page in use, and a sheet from below on a phone', async () => {
    await site.change(solo, 'popup', () => ({}), 'GlobalPopupSheetType1')
    const rows = [
      popupOf(1, { popupItems: [itemOf(1, { linkTo: 'example.com' }), itemOf(2)] }),
      popupOf(2),
    ].map((popup) => ({ ...popup, locations: ['/'] }))
    const { page, complaints } = await visit({ host: solo, path: '/', rows })
    const strip = named(page, '팝업 1')
    await strip.waitFor()
    await stillness(page)
    const box = await strip.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(80)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(876)
    expect(await strip.getByRole('link', { name: '자세히 보기' }).getAttribute('href')).toBe(
      'http://example.com',
    )
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await strip.getByRole('button', { name: '다음 소식' }).click()
    expect(await strip.innerText()).toContain('장면 2')
    await page.keyboard.press('Escape')
    await todayOf(named(page, '팝업 2')).click()
    await isGone(page)
    expect(complaints).toEqual([])

    const small = await visit({ host: solo, path: '/', rows, device: phone })
    const sheet = named(small.page, '팝업 1')
    await sheet.waitFor()
    await stillness(small.page)
    const place = await sheet.boundingBox()
    expect([Math.round(place?.width ?? 0), Math.round((place?.y ?? 0) + (place?.height ?? 0))]).toEqual([
      390, 844,
    ])
    await closeOf(sheet).tap()
    await named(small.page, '팝업 2').waitFor()
    expect(small.complaints).toEqual([])
  })
})

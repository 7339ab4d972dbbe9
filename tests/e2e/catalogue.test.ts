import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { definitions } from '#registry/definitions.ts'
import { dataVariants } from '#schema/data-variants.ts'
import { startBadServer } from '#tests/support/bad-server.ts'
import { useBrowser } from '#tests/support/browser.ts'
import { get, getCached } from '#tests/support/http.ts'
import { rounds } from '#tests/support/rounds.ts'
import {
  accessibilityProblems,
  handled,
  headerOverlaps,
  nextPaint,
  overflows,
  resize,
  scrollThrough,
  stillness,
  stopClock,
  toastProblems,
  watchShifts,
} from '#tests/support/page-checks.ts'

const visit = useBrowser()
const siteUrl = inject('siteUrl')
const at = (path: string) => `${siteUrl}/_catalogue${path}`
const widths = [390, 800, 1280, 1700]
/** Every block at once at every width and by axe takes half a minute. */
const blockWidths = rounds({ few: [390, 1280], all: widths })
const blockWidthsOfAxe = rounds({ few: [390], all: [390, 1280] })

/** Screens are kept where this names a folder: `SCREENSHOTS=/tmp/screens`. */
const screenshots = process.env.SCREENSHOTS

/** Opens a page of the catalogue. Players of videos, which are not ours to test, answer with nothing. */
async function open(path: string, options: Parameters<typeof visit>[1] = {}) {
  const visited = await visit('', { reducedMotion: 'reduce', ...options })
  await visited.page.route(/youtube-nocookie|vimeo|naver\.com|kakao\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' }),
  )
  await visited.page.goto(at(path), { waitUntil: 'load' })
  return visited
}

async function atEvery(some: number[], page: Page, check: (width: number) => Promise<void>) {
  for (const width of some) {
    await resize(page, width, width < 500 ? 844 : 900)
    await check(width)
  }
}

const headers = [...definitions.values()].flatMap(({ slot, component }) =>
  slot === 'header' ? component : [],
)

describe.each(['sample', 'least', 'most', 'long', 'empty'])('every block with the data "%s"', (sample) => {
  // The blocks are the same below either header, which by itself is looked at in every state further below.
  test.each(rounds({ few: headers.slice(0, 1), all: headers }))(
    'below %s: nothing sticks out at any width, axe finds nothing, the console is silent',
    async (header) => {
      const { page, complaints } = await open(`/sections?sample=${sample}&header=${header}`)
      await page.locator('[data-slot=header] [data-live]').waitFor({ state: 'attached' })
      expect(await page.locator('[data-block-problem]').count()).toBe(0)
      await atEvery(blockWidths, page, async (width) => {
        expect([width, await overflows(page)]).toEqual([width, []])
      })
      for (const width of blockWidthsOfAxe) {
        await resize(page, width, 900)
        expect([width, await accessibilityProblems(page)]).toEqual([width, []])
      }
      expect(complaints).toEqual([])
    },
  )
})

const states = ['hero', 'hero-scrolled', 'scrolled', 'dropdown', 'mega', 'mobile-menu', 'inner', 'search']

describe.each(
  headers.map((header, index) => ({
    header,
    // What the others share with the first is looked at there.
    shown: index === 0 ? states : rounds({ few: ['hero', 'mega', 'mobile-menu'], all: states }),
  })),
)('$header', ({ header, shown }) => {
  test.each(shown)('stands in the state "%s" at every width with the longest names', async (state) => {
    const { page, complaints } = await open(`/types/${header}?state=${state}&sample=long&width=all`, {
      viewport: { width: 1900, height: 1000 },
    })
    await page.locator('figure[data-ready]').nth(3).waitFor()
    const frames = page.frames().filter((frame) => frame !== page.mainFrame())
    expect(frames).toHaveLength(4)
    for (const [index, frame] of frames.entries()) {
      expect([index, await overflows(frame)]).toEqual([index, []])
      expect([index, await headerOverlaps(frame)]).toEqual([index, []])
      if (screenshots) {
        mkdirSync(screenshots, { recursive: true })
        const element = await frame.frameElement()
        await element.screenshot({ path: join(screenshots, `${header}-${state}-${index}.png`) })
      }
    }
    const [phone] = frames
    const problems = phone ? await accessibilityProblems(phone) : ['no frame']
    // axe takes what lies over a picture for lying on the page's ground, as it does not see below zero in the stack.
    const isOverPicture = state === 'hero'
    expect(problems.filter((problem) => !(isOverPicture && problem.startsWith('color-contrast')))).toEqual([])
    expect(complaints).toEqual([])
  })
})

/** Each block type by itself: in `npm run test:long` all of them, in `npm test -- block NAME` the one. */
const chosen = process.env.TEST_BLOCKS?.split(',') ?? []
const alone = rounds({
  few: [...definitions.values()].filter(({ component }) => chosen.includes(component)),
  all: [...definitions.values()],
})

describe.each(alone.map((definition) => [definition.component, definition] as const))(
  '%s',
  (component, definition) => {
    test('by itself: with no kind of data anything sticks out, axe finds nothing, the console is silent', async () => {
      const { page, complaints } = await open('')
      for (const { id } of dataVariants(definition)) {
        await page.goto(at(`/block/${component}?sample=${id}`), { waitUntil: 'load' })
        const problems = page.locator('[data-block-problem]')
        expect([id, await problems.count()]).toEqual([id, id === 'broken' ? 1 : 0])
        await atEvery(widths, page, async (width) => {
          expect([id, width, await overflows(page)]).toEqual([id, width, []])
        })
        for (const width of [390, 1280]) {
          await resize(page, width, 900)
          expect([id, width, await accessibilityProblems(page)]).toEqual([id, width, []])
        }
      }
      expect(complaints).toEqual([])
    })
  },
)

test.each(headers)('in %s the widest logo lies over nothing beside the longest names', async (header) => {
  const { page } = await open(`/block/${header}?sample=long`)
  const logo = page.locator('[data-slot=header] a[href="/"]').first()
  await page.locator('[data-slot=header][data-live]').waitFor({ state: 'attached' })
  await atEvery([320, 800, 1280, 1700], page, async (width) => {
    // As wide as a logo may be at most.
    await logo.evaluate((link) => {
      for (const image of link.querySelectorAll('img')) image.style.width = '240px'
    })
    await nextPaint(page)
    expect([width, await headerOverlaps(page)]).toEqual([width, []])
  })
})

test('broken data is named in the catalogue, and leaves its place empty in the frame', async () => {
  const { page } = await open('/types/FeatureSection?sample=broken')
  expect(await page.getByRole('note').innerText()).toContain('/data/items')
  const place = page.frameLocator('iframe').locator('[data-block=FeatureSection]')
  await place.waitFor({ state: 'attached' })
  expect(await place.getAttribute('data-block-problem')).toBe('bad-data')
})

test('the search finds blocks and parts by Korean and by their names in the sources', async () => {
  const { page, complaints } = await open('')
  const field = page.getByRole('searchbox')
  await field.waitFor()
  // Its key is heard from a moment after it is shown.
  await expect
    .poll(async () => {
      await page.keyboard.press('/')
      return field.evaluate((element) => element === document.activeElement)
    })
    .toBe(true)
  await page.keyboard.type('자주 묻는')
  expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
    '자주 묻는 질문 목록',
    '자주 묻는 질문',
  ])
  await page.getByRole('searchbox').fill('globalheadertype2')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/types/GlobalHeaderType2')
  await page.getByRole('heading', { name: /헤더 2형/ }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a theme is shown on blocks and parts, and stays from page to page', async () => {
  const { page } = await open('/types/FaqSection')
  const ground = async (frame: string) => {
    await page.locator('figure[data-ready]').first().waitFor()
    return page
      .frameLocator(frame)
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor)
  }
  const own = await ground('iframe')
  await page.getByLabel('테마').selectOption({ label: '데모 · 미래성형외과의원' })
  await expect.poll(() => ground('iframe')).not.toBe(own)
  await page.getByRole('link', { name: '가격', exact: true }).click()
  await page.getByRole('heading', { name: '가격' }).waitFor()
  await expect.poll(() => ground('iframe')).not.toBe(own)
})

test('it is no page of the site: for no search engine, for no cache, on no unknown host', async () => {
  for (const path of ['', '/block/FaqSection', '/sections', '/part/price']) {
    const { status, text, headers } = await get(at(path))
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store'])
    expect(text).toContain('content="noindex"')
    expect((await get(at(path), { host: 'nobody.example' })).status).toBe(404)
  }
  expect((await get(at('/block/NoSuchBlock'))).status).toBe(404)
  expect((await get(`${siteUrl}/robots.txt`)).text).toContain('Disallow: /_catalogue')
})

describe('the parts of the interface', () => {
  test('nothing sticks out at any width, axe finds nothing, the console is silent', async () => {
    const { page, complaints, rested } = await open('/part/all')
    // A window that changes its width while the page starts may keep styles of the old width until the next change.
    await rested()
    await atEvery(widths, page, async (width) => {
      expect([width, await overflows(page)]).toEqual([width, []])
    })
    for (const width of [390, 1280]) {
      await resize(page, width, 900)
      expect([width, await accessibilityProblems(page)]).toEqual([width, []])
    }
    // The one picture that is broken on purpose.
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  })

  test('a modal holds focus and scrolling, closes the top one only, and gives the focus back', async () => {
    const { page, complaints } = await open('/part/drawer', {
      reducedMotion: 'no-preference',
      viewport: { width: 1280, height: 480 },
    })
    const opener = page.getByRole('button', { name: '오른쪽에서 열기' })
    await opener.click()
    const below = page.getByRole('dialog', { name: '오른쪽 창' })
    await below.waitFor()
    const holdsFocus = async () => {
      await expect.poll(() => below.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await holdsFocus()
    await page.mouse.move(40, 200)
    await page.mouse.wheel(0, 200)
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab')
      await holdsFocus()
    }
    await page.getByRole('button', { name: '위에 하나 더' }).click()
    const above = page.getByRole('dialog', { name: '위의 창' })
    await above.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await above.waitFor({ state: 'detached' })
    expect(await below.isVisible()).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // A click beside it; it leaves with a movement, and only then is it gone.
    const leaving = await below.evaluateHandle((dialog) => {
      const seen = { moves: false }
      new MutationObserver(() => {
        seen.moves ||= dialog.isConnected && dialog.hasAttribute('data-closed')
      }).observe(dialog, { attributes: true })
      return seen
    })
    await page.mouse.click(40, 400)
    await below.waitFor({ state: 'detached' })
    expect(await leaving.evaluate(({ moves }) => moves)).toBe(true)
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('a toast is where it belongs at every width, and goes by itself', async () => {
    const { page } = await open('/part/toast')
    const list = page.getByRole('status')
    const toast = list.getByText('장바구니에 담았습니다.')
    for (const [width, place] of [
      [1440, { top: 120, width: 400 }],
      [1000, { top: 80, width: 400 }],
      [390, { bottom: 40, width: 320 }],
    ] as const) {
      await resize(page, width, 800)
      await expect
        .poll(async () => {
          await page.getByRole('button', { name: '성공' }).click()
          return toast.isVisible()
        })
        .toBe(true)
      const found = await list.evaluate((element) => {
        const box = element.getBoundingClientRect()
        return { top: box.top, bottom: innerHeight - box.bottom, width: box.width }
      })
      expect([width, found]).toMatchObject([width, place])
      const cover = await page.evaluateHandle(() => {
        const element = document.body.appendChild(document.createElement('div'))
        element.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647'
        return element
      })
      expect(await toastProblems(page, '장바구니에 담았습니다.')).toEqual([])
      await cover.evaluate((element) => element.remove())
      await toast.waitFor({ state: 'detached' })
    }
  })

  test('of an accordion one item is open, or several', async () => {
    const { page } = await open('/part/accordion')
    const openIn = (story: string) => page.locator(`[data-story="${story}"] details[open]`).count()
    for (const story of ['하나만 펼침', '여럿 펼침']) {
      const titles = page.locator(`[data-story="${story}"] summary`)
      await titles.nth(0).click()
      await titles.nth(1).click()
    }
    expect([await openIn('하나만 펼침'), await openIn('여럿 펼침')]).toEqual([1, 2])
  })

  test('tabs are chosen with the arrow keys', async () => {
    const { page } = await open('/part/tabs')
    await page.getByRole('radio', { name: '리프팅·탄력' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByText('색소·홍조 진료를 모았습니다.').waitFor()
    expect(await page.getByText('리프팅·탄력 진료를 모았습니다.').isVisible()).toBe(false)
  })

  test('a tooltip shows on focus, describes what has it, and goes with Escape', async () => {
    const { page } = await open('/part/tooltip')
    const button = page.getByRole('button', { name: '예약 변경' })
    await button.waitFor()
    await page.keyboard.press('Tab')
    const tooltip = page.getByRole('tooltip')
    await tooltip.waitFor()
    expect(await button.getAttribute('aria-describedby')).toBe(await tooltip.getAttribute('id'))
    await page.keyboard.press('Escape')
    await tooltip.waitFor({ state: 'detached' })
  })

  test('a carousel moves on every five seconds, stands still under the pointer, and stops by its button', async () => {
    const { page } = await visit('', { reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto(at('/part/carousel'), { waitUntil: 'load' })
    const carousel = page.getByRole('group', { name: '계절의 진료' })
    await carousel.getByRole('button', { name: '자동 넘김 멈추기' }).waitFor()
    // Pointed at, it waits for the clock to be stopped.
    await carousel.hover()
    // Its script comes with the pointer; until then it is a row.
    await carousel.locator('[inert]').first().waitFor({ state: 'attached' })
    await stopClock(page)
    const shown = () =>
      carousel.locator('[aria-roledescription=슬라이드]:not([inert])').getAttribute('aria-label')
    /** Once it moves, or stands: five seconds and a bit of the page's clock, then the movement, which takes its own time. */
    const pass = async (state: 'moving' | 'standing', time = 5200) => {
      await carousel
        .locator(`[aria-live=${state === 'moving' ? 'off' : 'polite'}]`)
        .waitFor({ state: 'attached' })
      await handled(page)
      await page.clock.runFor(time)
      await stillness(page)
      return shown()
    }
    const leave = async () => {
      await page.mouse.move(1, 1)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    }
    await leave()
    expect(await shown()).toBe('4장 가운데 1번째')
    expect(await pass('moving')).toBe('4장 가운데 2번째')
    await carousel.hover()
    expect(await pass('standing')).toBe('4장 가운데 2번째')
    await carousel.getByRole('button', { name: '다음 슬라이드' }).click()
    await expect.poll(() => pass('standing', 100)).toBe('4장 가운데 3번째')
    await carousel.getByRole('button', { name: '자동 넘김 멈추기' }).click()
    await leave()
    expect(await pass('standing')).toBe('4장 가운데 3번째')
    await carousel.getByRole('button', { name: '자동 넘김 시작' }).click()
    await leave()
    expect(await pass('moving')).toBe('4장 가운데 4번째')
    // It goes round.
    expect(await pass('moving')).toBe('4장 가운데 1번째')
  })

  test('for who wants no movement nothing begins by itself', async () => {
    const { page } = await open('/part/carousel')
    await page
      .getByRole('group', { name: '계절의 진료' })
      .getByRole('button', { name: '자동 넘김 시작' })
      .waitFor()
    await page.goto(at('/part/video'), { waitUntil: 'load' })
    await page.getByText('진료 과정 재생').scrollIntoViewIfNeeded()
    await page.getByText('진료 과정 재생').waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
  })

  test('a video is a link until it is near or asked for, and then its player', async () => {
    const { page, complaints } = await open('/part/video', { reducedMotion: 'no-preference' })
    const near = page.locator('iframe[title="진료 과정"]')
    await page.locator('[data-story="가까이 오면 저절로"]').scrollIntoViewIfNeeded()
    await near.waitFor()
    expect(await near.getAttribute('src')).toBe('https://tv.naver.com/embed/28397077?autoPlay=true&mute=true')
    const asked = page.getByRole('link', { name: '병원 둘러보기 재생' })
    expect(await asked.getAttribute('href')).toBe('https://youtu.be/aqz-KE-bpKQ')
    await asked.click()
    expect(await page.locator('iframe[title="병원 둘러보기"]').getAttribute('src')).toContain(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&mute=1',
    )
    expect(complaints).toEqual([])
  })

  test('pictures come when they are near, and where one is broken the mark stays', async () => {
    const { page } = await visit('', { viewport: { width: 1280, height: 400 } })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(at('/part/picture'), { waitUntil: 'load' })
    const broken = page.locator('[data-story="깨진 그림"]')
    await broken.waitFor({ state: 'attached' })
    expect(asked).not.toContain('/_catalogue/nothing-here.webp')
    await broken.scrollIntoViewIfNeeded()
    await expect.poll(() => asked).toContain('/_catalogue/nothing-here.webp')
    await broken.getByText('깨진 그림').last().waitFor({ state: 'attached' })
    await expect.poll(() => broken.locator('img').count()).toBe(0)
    expect(await broken.locator('svg').isVisible()).toBe(true)
    await page.locator('[data-story="늦게 오는 그림"] img').first().waitFor()
  })
})

const screen = { 390: 844, 1440: 900 }

describe.each([
  { host: 'localhost', sizes: [390, 1440] as const },
  { host: 'mirae.localhost', sizes: rounds({ few: [1440] as const, all: [390, 1440] as const }) },
  { host: 'solo.localhost', sizes: rounds({ few: [390] as const, all: [390, 1440] as const }) },
])('$host', ({ host, sizes }) => {
  test.each(sizes)('nothing moves by itself at %i px, neither on load nor on scroll', async (width) => {
    const { page, rested } = await visit('', { viewport: { width, height: screen[width] } })
    // In one typeface throughout: lines that break elsewhere when another comes are not ours to hold.
    await page.route('**/*.woff2', (route) => route.abort())
    const shifts = await watchShifts(page)
    for (const path of ['/', '/products', '/events', '/info']) {
      const url = `${siteUrl.replace('localhost', host)}${path}`
      // A busy server leaves out of a first page what comes too late: that moves the page once it is fetched.
      await getCached(url)
      await page.goto(url)
      await rested()
      await scrollThrough(page)
      const { sum, moved } = await shifts()
      expect([path, sum, moved]).toEqual([path, 0, []])
    }
  })

  test.each(sizes)('nothing moves at %i px while the document is still on its way', async (width) => {
    const { page } = await visit('', { viewport: { width, height: screen[width] } })
    await page.route('**/*.woff2', (route) => route.abort())
    const shifts = await watchShifts(page)
    const site = siteUrl.replace('localhost', host)
    await getCached(`${site}/`)
    const line = await startBadServer()
    /** The document comes in pieces, each when the one before has been painted. */
    async function* inPieces(body: Buffer) {
      const head = body.indexOf('<body>')
      yield body.subarray(0, head)
      await page.waitForURL('http://**', { waitUntil: 'commit' })
      for (let from = head; from < body.length; from += 1_500) {
        // Nothing is painted before the body has begun, and nobody waits for the last piece to be.
        if (from > head) await nextPaint(page)
        yield body.subarray(from, from + 1_500)
      }
    }
    line.answer(async ({ url = '' }, response) => {
      const { headers, body } = await get(`${site}${url}`)
      response.writeHead(200, headers)
      for await (const piece of url === '/' ? inPieces(body) : [body]) response.write(piece)
      response.end()
    })
    await page.goto(line.origin.replace('127.0.0.1', host), { waitUntil: 'load' })
    await nextPaint(page)
    const { sum, moved } = await shifts()
    await line.close()
    expect([sum, moved]).toEqual([0, []])
  })
})

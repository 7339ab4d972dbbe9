import { expect, inject, test, describe } from 'vitest'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { getCached } from '#tests/support/http.ts'
import { layOut, overflows } from '#tests/support/page-checks.ts'

/* Who has no scripts, who reads at twice the size, whom motion makes ill; and the partner who has the least. */
const open = useBrowser()
const siteUrl = inject('siteUrl')
const at = (host: string, path = '/') => `${siteUrl.replace('localhost', host)}${path}`
const hosts = ['localhost', 'mirae.localhost', 'solo.localhost']

describe.each(hosts)('%s', (host) => {
  test.each([
    ['a phone', phone],
    ['a desk', {}],
  ])(
    'without scripts, at %s, navigation and content are there, and what is not says so',
    async (_, options) => {
      await getCached(at(host))
      const { page } = await open(at(host), { ...options, javaScriptEnabled: false })
      const names = await page.locator('header nav [data-entry] > div > a').all()
      expect(names.length).toBeGreaterThan(2)
      for (const name of names) {
        expect(await name.isVisible()).toBe(true)
        expect(await name.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(1)
      }
      const note = page.getByText('스크립트를 쓸 수 없어')
      expect(await note.isVisible()).toBe(true)
      expect(await note.locator('a[href^="tel:"]').count()).toBe(host === 'solo.localhost' ? 0 : 1)
      expect(await page.getByRole('button', { name: '전체 메뉴 열기' }).isVisible()).toBe(false)
      expect(await page.locator('[data-slot=floatingButton] button').first().isVisible()).toBe(false)
      await names.at(-1)?.click()
      await page.waitForURL((url) => url.pathname !== '/')
      expect(await page.locator('main h1').first().isVisible()).toBe(true)
    },
  )

  test.each([
    ['a window of 1280 by 1024 px at 400 %', { width: 320, height: 256 }, 1],
    ['a small phone with text twice as large', { width: 360, height: 740 }, 2],
    ['a desk with text twice as large', { width: 1440, height: 900 }, 2],
  ])('in %s nothing is cut off at the side', async (_, viewport, size) => {
    const { page } = await open(at(host), { viewport }, (prepared) =>
      prepared.addInitScript((scale) => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${scale * 100}%`
        })
      }, size),
    )
    for (const path of ['/', '/info', '/products', '/introduce/schedule', '/cscenter/faq', '/sign-up']) {
      await page.goto(at(host, path))
      expect([path, await overflows(page)]).toEqual([path, []])
    }
  })

  test.each([
    ['a phone', phone],
    ['a desk', {}],
  ])('at %s, all text follows the browser’s font size', async (_, options) => {
    const { page } = await open(at(host), options)
    for (const path of ['/', '/products', '/info', '/introduce/staff', '/search?keyword=a']) {
      await page.goto(at(host, path))
      await layOut(page)
      const fixed = await page.evaluate(() => {
        const texts = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
          (element) =>
            element.checkVisibility() &&
            [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
            ),
        )
        const sizes = () => texts.map((element) => parseFloat(getComputedStyle(element).fontSize))
        const before = sizes()
        document.documentElement.style.fontSize = '24px'
        const after = sizes()
        document.documentElement.style.fontSize = ''
        return texts
          .filter((_, index) => (after[index] ?? 0) < 1.4 * (before[index] ?? 0))
          .map((element) => element.outerHTML.slice(0, 100))
      })
      expect([path, fixed]).toEqual([path, []])
    }
  })

  test('who wants less motion gets none that lasts, and what changes at once', async () => {
    const { page } = await open(at(host), { ...phone, reducedMotion: 'reduce' })
    await page.evaluate(() => window.scrollTo(0, 800))
    const lasting = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0))
        .filter((duration) => duration > 10),
    )
    expect(lasting).toEqual([])
    const late = await page.evaluate(() => {
      const elements = [...document.body.querySelectorAll<HTMLElement>('*')]
      for (const element of elements) element.style.outlineOffset = '7px'
      return elements.filter((element) => getComputedStyle(element).outlineOffset !== '7px').length
    })
    expect(late).toBe(0)
  })
})

test.each([
  ['where the system has colours of its own', { forcedColors: 'active' }],
  ['on paper', {}],
] as const)('%s, no state is told by colour alone', async (where, settings) => {
  const { page } = await open(at('localhost', '/products/1'), settings)
  if (where === 'on paper') await page.emulateMedia({ media: 'print' })
  const options = page.locator('main li:has(> label input[type=checkbox])')
  const tick = (index: number) => options.nth(index).locator('svg').first().isVisible()
  expect([await tick(0), await tick(1)]).toEqual([false, false])
  await options
    .first()
    .getByRole('checkbox')
    .evaluate((box) => (box as HTMLInputElement).click())
  await expect.poll(async () => [await tick(0), await tick(1)]).toEqual([true, false])

  await page.goto(at('localhost', '/products'))
  const outlines = await page
    .getByRole('navigation', { name: '차례' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.ariaCurrent, getComputedStyle(link).outlineStyle]))
  expect(outlines.length).toBeGreaterThan(2)
  for (const [current, outline] of outlines) expect(outline).toBe(current === 'true' ? 'solid' : 'none')
})

test('the least partner shows no empty box, no stray separator and no broken picture', async () => {
  const { page } = await open(at('solo.localhost'), phone)
  for (const path of ['/', '/introduce', '/info', '/products', '/terms/terms-of-service', '/no/such/page']) {
    await page.goto(at('solo.localhost', path), { waitUntil: 'load' })
    await page.evaluate(async () => {
      for (const image of document.images) {
        image.loading = 'eager'
        await image.decode().catch(() => {})
      }
    })
    const wrong = await page.evaluate(() => {
      const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const empty = [
        ...document.querySelectorAll('li, p, h1, h2, h3, dt, dd, a, button, figure, ul, section'),
      ]
        .filter(shown)
        .filter(
          (element) => !element.textContent?.trim() && !element.querySelector('img, svg, input, iframe'),
        )
        .filter((element) => !element.getAttribute('aria-label'))
        .map((element) => `empty: ${element.outerHTML.slice(0, 120)}`)
      const broken = [...document.images]
        .filter((image) => shown(image) && image.naturalWidth === 0)
        .map((image) => `broken: ${image.src}`)
      const stray = [...document.querySelectorAll('hr')]
        .filter(shown)
        .filter((line) => !line.nextElementSibling || !line.previousElementSibling)
        .map((line) => `separator: ${line.parentElement?.outerHTML.slice(0, 120)}`)
      return [...empty, ...broken, ...stray]
    })
    expect([path, wrong]).toEqual([path, []])
  }
})

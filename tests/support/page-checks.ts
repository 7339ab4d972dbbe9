import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Locator, Page } from 'playwright'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = {
  run: (
    context: string | Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string; target: string[] }[] }[] }>
}

/** Lays all of a page out, as it is once the browser is at rest (`renderer/server/reading.ts`). */
export const layOut = (page: Page | Frame) => page.evaluate(() => document.getElementById('far')?.remove())

/**
 * Dialog that the page's scripts have opened. The document's own, which stands for it until they have come, goes at any
 * moment: what is read of it may be read of something that is gone.
 */
export const openedDialog = (page: Page, name?: string): Locator =>
  page
    .getByRole('dialog', name === undefined ? {} : { name, exact: true })
    .and(page.locator(':not([data-early-layer] *)'))

/** Tells what lacks of a toast with some words: it is at its point above all else, and a screen reader has it. */
export async function toastProblems(page: Page, words: string): Promise<string[]> {
  const toast = page.getByText(words, { exact: true })
  await toast.hover()
  const isOnTop = await toast.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  const reader = await page.context().newCDPSession(page)
  const { nodes } = await reader.send('Accessibility.getFullAXTree')
  const isHeard = nodes.some(({ ignored, name }) => !ignored && name?.value === words)
  // Pointing at it would hold it, and it lies over what a test presses next.
  await page.mouse.move(1, 1)
  return [...(isOnTop ? [] : ['lies under something']), ...(isHeard ? [] : ['is not read'])]
}

/**
 * Returns axe's findings at level A and AA, each with its place, once all fading is over: of the whole page or of what is
 * within a selector's elements, by all rules or by some.
 */
export async function accessibilityProblems(
  page: Page | Frame,
  { within, rules }: { within?: string; rules?: readonly string[] | undefined } = {},
): Promise<string[]> {
  await layOut(page)
  await stillness(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await axeProblems(page, within, rules)
  // What was fading meanwhile, such as a message that goes by itself, is gone at a second look.
  return found.length > 0 ? axeProblems(page, within, rules) : found
}

const axeProblems = (page: Page | Frame, within: string | undefined, rules: readonly string[] | undefined) =>
  page.evaluate(
    async ([selector, some]) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(selector ?? document, {
        runOnly: some ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Leaves out what passed: reporting it takes half of the time.
        resultTypes: ['violations'],
        // Frames are looked into by themselves.
        iframes: false,
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.slice(0, 4).map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
      )
    },
    [within, rules] as const,
  )

/**
 * What sticks out at the sides: the page where it scrolls sideways, and every text of which a part is outside, however
 * it is cut off. What lies in a box that scrolls is reached by scrolling; what is hidden from sight sticks out nowhere.
 */
export async function overflows(page: Page | Frame): Promise<string[]> {
  await layOut(page)
  return page.evaluate(() => {
    const { documentElement, body } = document
    const width = documentElement.clientWidth
    const found: string[] = []
    if (documentElement.scrollWidth > width) found.push(`the page is ${documentElement.scrollWidth} px wide`)

    const reachable = new Map<Element, boolean>()
    /** Is the element on the screen for good, neither in a box that scrolls sideways nor hidden? */
    const counts = (element: Element | null): boolean => {
      if (!element || element === body) return true
      const known = reachable.get(element)
      if (known !== undefined) return known
      const style = getComputedStyle(element)
      const scrolls = /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth
      const hidden =
        style.visibility === 'hidden' ||
        style.opacity === '0' ||
        style.clipPath !== 'none' ||
        element.hasAttribute('inert')
      // A line that is cut short with an ellipsis is meant to be.
      const cut = style.textOverflow === 'ellipsis'
      const answer = !scrolls && !hidden && !cut && counts(element.parentElement)
      reachable.set(element, answer)
      return answer
    }
    const range = document.createRange()
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() && found.length < 8) {
      const text = texts.currentNode
      if (!text.textContent?.trim() || !text.parentElement) continue
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()]
      if (!rects.some(({ left, right, width: wide }) => wide > 0 && (right > width + 1 || left < -1)))
        continue
      if (!counts(text.parentElement)) continue
      const place = text.parentElement.closest('[data-block], [data-part]')
      const name = place?.getAttribute('data-block') ?? place?.getAttribute('data-part') ?? '?'
      found.push(`${name}: "${text.textContent.trim().slice(0, 30)}"`)
    }
    return found
  })
}

/**
 * Links and buttons of the header that lie over another or past the window's edge, by their names. What a visitor has
 * opened, such as a menu, is meant to lie over what was there.
 */
export async function headerOverlaps(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const controls = [...document.querySelectorAll('[data-slot=header] :is(a, button)')]
      .filter((element) => isShown(element) && !element.closest('[data-open], [role=dialog]'))
      .map((element) => ({
        element,
        name: element.getAttribute('aria-label') ?? element.textContent,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    const beyond = controls
      .filter(({ box }) => box.right > innerWidth + 1 || box.left < -1)
      .map(({ name, box }) => `"${name}" from ${box.left} to ${box.right} px`)
    const over = controls.flatMap((one, index) =>
      controls.slice(index + 1).flatMap((other) => {
        if (one.element.contains(other.element)) return []
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        return across > 1 && down > 1 ? [`"${one.name}" and "${other.name}" by ${across} × ${down} px`] : []
      }),
    )
    return [...beyond, ...over]
  })
}

/** Resizes the window and waits until the page is drawn at the new size. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((wanted) => innerWidth === wanted, width)
  await nextPaint(page)
}

/** Waits until what there is now has been drawn. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Waits until the page has handled what has come; timers may stand still. */
export const handled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage(null)
      }),
  )

/** A page's clock goes from now on only as far as a test lets it, however long the machine takes. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/**
 * Waits for all that moves to have arrived: movements keep the machine's time, not that of the page's clock. What never
 * arrives is not waited for, such as the sheen of what an overloaded server has left out.
 */
export async function stillness(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  )
}

/** How much of the page has moved by itself since it was opened: the sum of the layout shifts, with what moved. */
export async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = []
    Object.assign(window, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        if (hadRecentInput) continue
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 100) : String(node),
        )
        shifts.push({ value, moved: nodes.join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => {
      const { layoutShifts } = window as unknown as { layoutShifts: { value: number; moved: string }[] }
      return {
        sum: layoutShifts.reduce((sum, { value }) => sum + value, 0),
        moved: layoutShifts.map(({ moved }) => moved),
      }
    })
}

/** Scrolls to the end of the page a screen at a time, as fast as it is drawn. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      window.scrollTo(0, top)
      for (let frames = 0; frames < 6; frames += 1) await frame()
    }
  })
}

import type { Locator, Page } from 'playwright'

/** Presses a button, a link or a tick box. */
export type Press = (target: Locator) => Promise<void>

/** Stops of Tab that a page may have before what is looked for. */
const mostStops = 150

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

type Way = {
  /** Key that goes on: Tab, or Shift+Tab. */
  step?: string
  /** Called where the focus stands, at each stop. */
  onStop?: () => Promise<unknown>
}

/** Goes to a target by Tab alone, as somebody does who cannot point. Of radio buttons, one stop, the arrows choose. */
export async function reach(page: Page, target: Locator, way: Way = {}): Promise<void> {
  const { step = 'Tab', onStop } = way
  await target.waitFor()
  const isRadio = await target.evaluate((element) => (element as HTMLInputElement).type === 'radio')
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (stops > 0) await onStop?.()
    if (await hasFocus(target)) return
    const isBeside =
      isRadio &&
      (await target.evaluate((element) => {
        const { name } = element as HTMLInputElement
        return name !== '' && (document.activeElement as HTMLInputElement | null)?.name === name
      }))
    await page.keyboard.press(isBeside ? 'ArrowDown' : step)
  }
  throw new Error(`Tab does not lead to ${target}.`)
}

/**
 * What keeps the focus from being seen: nothing is drawn round what has it, it is out of the window, or something lies
 * over it. `null` where it is seen, and where the browser itself or a frame has it.
 */
export const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || element instanceof HTMLIFrameElement) return null
    if (element instanceof HTMLDialogElement) return null
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    const isDrawn = around.some((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    const [x, y] = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ]
    // A message that lies over it goes by itself.
    const over = document
      .elementsFromPoint(x, y)
      .find((one) => getComputedStyle(one).pointerEvents !== 'none' && !one.closest('[role=status]'))
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    const isCovered = over && !element.contains(over) && !over.contains(element) && !label?.contains(over)
    if (isDrawn && isInside && !isCovered) return null
    const why = isDrawn
      ? isInside
        ? `under ${over?.outerHTML.slice(0, 60)}`
        : 'out of the window'
      : 'not drawn'
    return `${element.outerHTML.slice(0, 120)}: ${why}`
  })

/** Goes to a target by Tab and presses it; Space ticks. */
const byKeyboard =
  (page: Page): Press =>
  async (target) => {
    await reach(page, target)
    const kind = await target.evaluate((element) => (element as HTMLInputElement).type ?? '')
    await page.keyboard.press(/checkbox|radio/.test(kind) ? 'Space' : 'Enter')
  }

/** A box that is ticked is drawn by its label, which takes the pointer. */
const byMouse = (): Press => async (target) => {
  const label = target.locator('xpath=ancestor::label')
  await ((await label.count()) > 0 ? label : target).click()
}

export const hands = {
  mouse: byMouse,
  keyboard: byKeyboard,
} satisfies Record<string, (page: Page) => Press>
export type Hand = keyof typeof hands

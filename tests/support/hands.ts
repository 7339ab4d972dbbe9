import type { Locator, Page } from 'playwright-core'

/** Presses a button, a link or a tick box. */
export type Press = (target: Locator) => Promise<void>

/** Stops of Tab that a page may have before what is looked for. */
const mostStops = 150

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Goes to a target by Tab alone, as somebody does who cannot point. Of radio buttons, one stop, the arrows choose. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const isRadio = await target.evaluate((element) => (element as HTMLInputElement).type === 'radio')
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await hasFocus(target)) return
    const isBeside =
      isRadio &&
      (await target.evaluate((element) => {
        const { name } = element as HTMLInputElement
        return name !== '' && (document.activeElement as HTMLInputElement | null)?.name === name
      }))
    await page.keyboard.press(isBeside ? 'ArrowDown' : 'Tab')
  }
  throw new Error(`Tab does not lead to ${target}.`)
}

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

import type { Slot } from '#schema/block.ts'

/** A state that a block of a slot can be brought into, whatever type it is. */
export type SlotState = {
  id: string
  title: string
  /** Parameters of the frame's address. */
  query?: Record<string, string>
  prepare?: (screen: Window) => Promise<void>
}

/** Time in ms that one waits for scripts to have come. */
const patience = 5000

/** React has taken an element over once it keeps properties on it. */
const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** Asks at each frame that is drawn, until it is so or one's patience is at its end. */
async function until(screen: Window, isSo: () => boolean): Promise<void> {
  const end = performance.now() + patience
  while (!isSo() && performance.now() < end) await new Promise((done) => screen.requestAnimationFrame(done))
}

/** The element once its scripts run; `null` where this data has no such thing. */
async function live(screen: Window, selector: string): Promise<HTMLElement | null> {
  const find = () => screen.document.querySelector<HTMLElement>(selector)
  await until(screen, () => {
    const element = find()
    return !element || isLive(element)
  })
  return find()
}

/** Presses what opens a dialog, and waits for the dialog to be where it will stay: its script comes only now. */
async function openDialog(screen: Window, selector: string): Promise<void> {
  const button = await live(screen, selector)
  if (!button) return
  button.click()
  const find = () => screen.document.querySelector('[role=dialog]')
  await until(screen, () => find() !== null)
  const moves = find()?.getAnimations() ?? []
  await Promise.allSettled(moves.map(({ finished }) => finished))
}

async function press(screen: Window, selector: string): Promise<void> {
  ;(await live(screen, selector))?.click()
}

/** Opens the first menu of which the sub-items do, or do not, have lists of their own. */
async function openMenu(screen: Window, isMega: boolean): Promise<void> {
  await live(screen, '[data-slot=header] nav')
  const entries = [...screen.document.querySelectorAll<HTMLElement>('[data-slot=header] nav [data-entry]')]
  const hasThird = (entry: HTMLElement) => entry.querySelector(':scope ul ul') !== null
  const entry = entries.find((each) => each.querySelector('ul') && hasThird(each) === isMega)
  const { PointerEvent } = screen as Window & typeof globalThis
  entry?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

async function scroll(screen: Window): Promise<void> {
  await live(screen, '[data-slot=header] header')
  screen.scrollTo(0, 400)
}

const overHero = { stage: 'hero' }
const searchButton = '[data-slot=header] button[aria-label="검색 열기"]'
const menuButton = '[data-slot=header] button[aria-haspopup=dialog]'

/** States by slot. A header of any type has those of every header, as the parts they are made of name themselves alike. */
export const slotStates: Partial<Record<Slot, SlotState[]>> = {
  header: [
    { id: 'hero', title: '그림 위', query: overHero },
    { id: 'hero-scrolled', title: '그림 위에서 내림', query: overHero, prepare: scroll },
    { id: 'scrolled', title: '내림', prepare: scroll },
    { id: 'dropdown', title: '메뉴 펼침', prepare: (screen) => openMenu(screen, false) },
    { id: 'mega', title: '넓은 메뉴 펼침', prepare: (screen) => openMenu(screen, true) },
    { id: 'mobile-menu', title: '모바일 메뉴', prepare: (screen) => openDialog(screen, menuButton) },
    { id: 'inner', title: '하위 페이지', query: { at: '/products/12/detail' } },
    {
      id: 'search',
      title: '검색 열림',
      prepare: (screen) => openDialog(screen, searchButton),
    },
  ],
  search: [
    {
      id: 'open',
      title: '열림',
      prepare: (screen) => openDialog(screen, searchButton),
    },
  ],
  floatingButton: [
    {
      id: 'open',
      title: '열림',
      prepare: (screen) => press(screen, '[data-slot=floatingButton] button'),
    },
  ],
  widget: [{ id: 'open', title: '열림', query: { wopen: '1' } }],
}

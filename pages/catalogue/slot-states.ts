import type { Slot } from '#schema/block.ts'

/** A state that a block of a slot can be brought into, whatever type it is. */
export type SlotState = {
  id: string
  title: string
  /** What the frame's address says besides. */
  query?: Record<string, string>
  prepare?: (screen: Window) => Promise<void>
}

/** How long one waits for scripts to have come, in ms. */
const patience = 5000

/** React has taken an element over once it keeps properties on it. */
const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** The element once its scripts run; `null` where this data has no such thing. */
async function live(screen: Window, selector: string): Promise<HTMLElement | null> {
  const until = Date.now() + patience
  for (;;) {
    const element = screen.document.querySelector<HTMLElement>(selector)
    if (!element || isLive(element) || Date.now() > until) return element
    await new Promise((done) => screen.requestAnimationFrame(done))
  }
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
const menuButton = '[data-slot=header] button[aria-haspopup=dialog]'

/** States by slot. A header of any type has those of every header, as the parts they are made of name themselves alike. */
export const slotStates: Partial<Record<Slot, SlotState[]>> = {
  header: [
    { id: 'hero', title: '그림 위', query: overHero },
    { id: 'hero-scrolled', title: '그림 위에서 내림', query: overHero, prepare: scroll },
    { id: 'scrolled', title: '내림', prepare: scroll },
    { id: 'dropdown', title: '메뉴 펼침', prepare: (screen) => openMenu(screen, false) },
    { id: 'mega', title: '넓은 메뉴 펼침', prepare: (screen) => openMenu(screen, true) },
    { id: 'mobile-menu', title: '모바일 메뉴', prepare: (screen) => press(screen, menuButton) },
    { id: 'inner', title: '하위 페이지', query: { at: '/products/12/detail' } },
    {
      id: 'search',
      title: '검색 열림',
      prepare: (screen) => press(screen, '[data-slot=header] button[aria-label="검색 열기"]'),
    },
  ],
  search: [
    {
      id: 'open',
      title: '열림',
      prepare: (screen) => press(screen, '[data-slot=header] button[aria-label="검색 열기"]'),
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

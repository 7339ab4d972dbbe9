import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { flushSync } from 'react-dom'

/** Time in ms that a menu stays after the pointer has left it. Source: docs/product.md, H6. */
const closeDelay = 300

/**
 * Knows which item's menu is open. A menu opens under the pointer, by its button, by the down arrow, or by a finger's
 * first tap; it closes 300 ms after the pointer has left, at once by Escape, on focus elsewhere and on a change of
 * path. `onNavigate` is told of every link in it that is followed.
 */
export function useNavigationMenu(path: string, onNavigate?: () => void) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  // Until scripts run, `:hover` and `:focus-within` open the menus.
  const [isLive, setLive] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const [hoverIndex, setHoverIndex] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pointer = useRef('mouse')
  const root = useRef<HTMLElement>(null)

  const show = (index: number | null) => {
    clearTimeout(timer.current)
    setOpenIndex(index)
    if (index !== null) setOpened(true)
  }
  const close = () => show(null)
  const closeSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenIndex(null), closeDelay)
  }

  useEffect(() => {
    setLive(true)
    return () => clearTimeout(timer.current)
  }, [])
  useEffect(() => setOpenIndex(null), [path])
  useEffect(() => {
    if (openIndex === null) return
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpenIndex(null)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [openIndex])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const entry = (event.target as HTMLElement).closest<HTMLElement>('[data-entry]')
    if (!entry) return
    const index = Number(entry.dataset.entry)
    const links = [...entry.querySelectorAll('a')]
    const place = links.indexOf(event.target as HTMLAnchorElement)
    const top = (offset: number) =>
      root.current?.querySelector<HTMLElement>(`[data-entry="${index + offset}"] a`)

    let next: HTMLElement | null | undefined
    if (event.key === 'Escape' && openIndex !== null) next = links[0]
    else if (event.key === 'ArrowDown' && links.length > 1)
      next = links[Math.min(place + 1, links.length - 1)]
    else if (event.key === 'ArrowUp' && place > 0) next = links[place - 1]
    else if (event.key === 'ArrowRight' && place < 1) next = top(1)
    else if (event.key === 'ArrowLeft' && place < 1) next = top(-1)
    if (!next) return

    event.preventDefault()
    // A hidden element takes no focus, so the menu opens first.
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown') flushSync(() => show(index))
    next.focus()
  }

  return {
    openIndex,
    /** The item in hand: under the pointer, or with its menu open. */
    hoverIndex: hoverIndex ?? openIndex,
    /** True once any menu has been open. Content of menus need not load before. */
    wasOpened,
    close,
    toggle: (index: number) => show(openIndex === index ? null : index),
    rootProps: {
      ref: root,
      'data-live': isLive ? '' : undefined,
      onKeyDown,
      // A finger's first tap has been taken for the opening of the menu.
      onClick: (event: MouseEvent) => {
        if (!event.defaultPrevented && (event.target as Element).closest('a')) onNavigate?.()
      },
      onPointerDown: (event: PointerEvent) => {
        pointer.current = event.pointerType
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (openIndex !== null && !event.currentTarget.contains(event.relatedTarget)) close()
      },
    },
    entryProps: (index: number, hasMenu: boolean) => ({
      'data-entry': index,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        setHoverIndex(index)
        show(hasMenu ? index : null)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        setHoverIndex(null)
        closeSoon()
      },
    }),
    /** A finger cannot hover: its first tap on an item with a menu opens that, its second follows the link. */
    onLinkClick: (event: MouseEvent, index: number, hasMenu: boolean) => {
      if (pointer.current !== 'touch' || !hasMenu || openIndex === index) return
      event.preventDefault()
      show(index)
    },
  }
}

export type NavigationMenu = ReturnType<typeof useNavigationMenu>

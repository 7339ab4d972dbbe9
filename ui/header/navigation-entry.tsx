import { ChevronDown } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type PropsWithChildren } from 'react'
import type { NavigationItem } from '#schema/header.ts'
import { ActionLink } from '../action-link.tsx'
import { css, cx } from '../css.ts'
import type { NavigationMenu } from './use-navigation-menu.ts'

const shown = {
  visibility: 'visible',
  opacity: 1,
  transform: 'none',
  transition: 'opacity $transitions$base, transform $transitions$base',
}

/** Hidden but in the document: search engines read it, and without scripts hovering and focus show it. */
const panel = css({
  position: 'absolute',
  visibility: 'hidden',
  opacity: 0,
  transform: 'translateY(-6px)',
  transition: 'opacity $transitions$quick, transform $transitions$quick, visibility 0s 150ms',
  '&[data-open]': shown,
  'nav:not([data-live]) li:hover > &': shown,
  'nav:not([data-live]) li:focus-within > &': shown,
})

/** Opens the menu from the keyboard; seen only while it has the focus. */
const toggle = css({
  position: 'absolute',
  right: '-14px',
  top: '50%',
  width: '24px',
  height: '24px',
  marginTop: '-12px',
  borderRadius: '$round',
  backgroundColor: '$ground',
  color: '$ink',
  opacity: 0,
  pointerEvents: 'none',
  '& svg': { transition: 'transform $transitions$quick' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '&:focus-visible': { opacity: 1, pointerEvents: 'auto' },
})

const head = css({ position: 'relative', height: '100%' })
/** Where there is not room enough for all names, each is cut short. */
const name = css({ overflow: 'hidden', textOverflow: 'ellipsis' })

type NavigationEntryProps = PropsWithChildren<{
  item: NavigationItem
  index: number
  menu: NavigationMenu
  /** In the section that the page belongs to. */
  isActive: boolean
  /** The one item that is marked; `page` where its address is the page's own. */
  current: 'page' | 'true' | undefined
  classes: { item: string; link: string; panel: string }
}>

/** An item of the navigation's top level; `children` is what its menu shows. */
export function NavigationEntry({
  item,
  index,
  menu,
  isActive,
  current,
  classes,
  children,
}: NavigationEntryProps) {
  const id = useId()
  const hasMenu = item.subList.length > 0
  const isOpen = menu.openIndex === index
  const place = useRef<HTMLDivElement>(null)
  // Where the window has no room for the menu to the right, it opens to the left.
  useLayoutEffect(() => {
    const element = place.current
    if (!isOpen || !element) return
    element.toggleAttribute('data-flipped', false)
    const { right } = element.getBoundingClientRect()
    element.toggleAttribute('data-flipped', right > document.documentElement.clientWidth)
  }, [isOpen])
  return (
    <li className={classes.item} {...menu.entryProps(index, hasMenu)}>
      <div className={head()}>
        <ActionLink
          url={item.url}
          className={classes.link}
          data-active={isActive || undefined}
          data-open={isOpen || undefined}
          aria-current={current}
          onClick={(event) => menu.onLinkClick(event, index, hasMenu)}
        >
          <span className={name()}>{item.title}</span>
        </ActionLink>
        {hasMenu && (
          <button
            type="button"
            className={toggle()}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${item.title} 하위 메뉴`}
            onClick={() => menu.toggle(index)}
          >
            <ChevronDown size={16} aria-hidden />
          </button>
        )}
      </div>
      {hasMenu && (
        <div ref={place} id={id} className={cx(panel(), classes.panel)} data-open={isOpen ? '' : undefined}>
          {children}
        </div>
      )}
    </li>
  )
}

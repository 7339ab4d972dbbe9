import type { NavigationItem } from '#schema/header.ts'
import { ActionLink } from '../action-link.tsx'
import { css } from '../css.ts'
import { readable } from '../readable.ts'
import { text } from '../text.ts'
import { here } from './mega-groups.tsx'

/** Panel of an item with two levels: a single column under the item, whose place in the header is `relative`. */
export const dropdownPanel = css({
  top: 'calc(100% + 1px)',
  // Its words stand below the item's.
  left: '-5px',
  width: 'max-content',
  minWidth: '208px',
  maxWidth: '300px',
  '@tablet': { left: '-13px' },
  '&[data-flipped]': { left: 'auto', right: '-5px' },
  padding: '$3',
  border: '1px solid $line',
  borderTop: 0,
  borderRadius: '0 0 $small $small',
  backgroundColor: '$ground',
  color: '$ink',
})
const link = css({
  ...text.label2,
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: '$2 $3',
  borderRadius: 'min($radii$small, 8px)',
  transition: 'background-color $transitions$quick, color $transitions$quick',
  '&[aria-current]': { color: readable.primary, fontWeight: 700 },
  '@hover': { '&:hover': { backgroundColor: '$surface' } },
})

/** Shows the menu of an item with two levels. Source: docs/product.md, H2. */
export function Dropdown({ item, path }: { item: NavigationItem; path: string }) {
  return (
    <ul>
      {item.subList.map(({ title, url }, index) => (
        <li key={index}>
          <ActionLink url={url} className={link()} aria-current={here(url, path)}>
            {title}
          </ActionLink>
        </li>
      ))}
    </ul>
  )
}

import { css } from '../css.ts'
import { visuallyHidden } from '../visually-hidden.ts'

/** Lies over its button, which is positioned: what comes after the page moves nothing on it. */
const badge = css({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '20px',
  paddingInline: '5px',
  borderRadius: '$round',
  boxShadow: '0 0 0 2px $colors$ground',
  backgroundColor: '$primary1',
  color: '$onPrimary',
  fontSize: '12px',
  fontWeight: 700,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  variants: {
    on: {
      button: { top: '-8px', right: '-6px' },
      // Grows towards the middle: the icon may stand at the screen's edge.
      icon: { top: '2px', right: 'calc(50% - 20px)' },
    },
  },
})

export type CartBadgeProps = { count: number; on: 'button' | 'icon' }

export default function CartCount({ count, on }: CartBadgeProps) {
  return (
    <span className={badge({ on })}>
      <span className={visuallyHidden()}>장바구니에 담은 시술 </span>
      {count}
    </span>
  )
}

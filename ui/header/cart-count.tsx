import { css } from '../css.ts'

/** Lies over the icon and moves nothing on the page, which it comes after. */
const badge = css({
  position: 'absolute',
  top: '2px',
  // Grows towards the middle: the icon may stand at the screen's edge.
  right: 'calc(50% - 20px)',
  display: 'grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '20px',
  paddingInline: '5px',
  borderRadius: '$round',
  boxShadow: '0 0 0 2px $colors$ground',
  backgroundColor: '$primary1',
  color: '$onPrimary',
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: 1,
  pointerEvents: 'none',
})

export default function CartCount({ count }: { count: number }) {
  // Anew where it changes, as `FreshText` does.
  return (
    <span key={count} className={badge()}>
      {count}
    </span>
  )
}

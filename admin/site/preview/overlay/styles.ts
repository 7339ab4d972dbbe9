import { css } from '#ui/css.ts'
import { focusRing } from '#admin/kit/parts/styles.ts'

/** The console's own colour: a page may be of any. */
const mark = '#2463c9'
const shade = '0 2px 10px rgba(16, 18, 17, 0.18)'

/** Over the page, and not in its way. */
export const layer = css({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  // Nothing scrolls in it by itself where something out of sight takes the focus.
  overflow: 'clip',
  pointerEvents: 'none',
  fontFamily: '$body',
  '& button, & a, & [data-solid]': { pointerEvents: 'auto' },
  // The pointer is the drag's alone, and not the page's below.
  variants: { dragging: { true: { pointerEvents: 'auto', cursor: 'grabbing' } } },
})
export const outline = css({
  position: 'absolute',
  variants: {
    of: {
      hovered: { boxShadow: `inset 0 0 0 1px ${mark}` },
      selected: { boxShadow: `inset 0 0 0 2px ${mark}` },
      dragged: { boxShadow: `inset 0 0 0 2px ${mark}`, backgroundColor: 'rgba(36, 99, 201, 0.12)' },
    },
  },
})
export const toolbar = css({
  position: 'absolute',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: '1px',
  maxWidth: 'calc(100% - 16px)',
  padding: '3px',
  borderRadius: '8px',
  backgroundColor: '$gray0',
  boxShadow: `0 0 0 1px $colors$gray300, ${shade}`,
})
export const grip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minWidth: 0,
  height: '28px',
  padding: '0 8px 0 4px',
  borderRadius: '4px',
  fontSize: '12px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'grab',
  touchAction: 'none',
  '& svg': { flex: 'none', width: '14px', height: '14px', color: '$gray500' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&:hover': { backgroundColor: '$gray100' },
  '&:focus-visible': focusRing,
  variants: { dragging: { true: { cursor: 'grabbing' } } },
})
export const plainName = css({ padding: '5px 8px', fontSize: '12px', fontWeight: 600, whiteSpace: 'nowrap' })

export const seam = css({
  position: 'absolute',
  left: 0,
  right: 0,
  zIndex: 1,
  height: 0,
  display: 'flex',
  // Of several that stand here unseen, each has to be reached.
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  gap: '8px',
  '&::before': {
    content: '',
    position: 'absolute',
    left: 0,
    right: 0,
    top: '-1px',
    height: '2px',
    backgroundColor: mark,
    opacity: 0,
    transition: 'opacity $transitions$quick',
  },
  '&:has(> [data-add]:hover)::before, &:has(> [data-add]:focus-visible)::before': { opacity: 1 },
  variants: { target: { true: { '&::before': { opacity: 1, top: '-2px', height: '4px' } } } },
})
export const addButton = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  backgroundColor: mark,
  color: '#ffffff',
  boxShadow: `0 0 0 2px #ffffff, ${shade}`,
  transition: 'opacity $transitions$quick, scale $transitions$quick',
  '& svg': { width: '16px', height: '16px' },
  '&:hover': { scale: '1.12' },
  '&:focus-visible': { ...focusRing, outlineColor: mark, outlineOffset: '3px', opacity: 1 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  variants: {
    near: {
      true: {},
      // Where there is no pointer to hover with it is always there.
      false: {
        '@media (hover: hover) and (pointer: fine)': {
          '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none !important' },
        },
      },
    },
  },
})
export const unseen = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minHeight: '26px',
  padding: '0 10px',
  borderRadius: '13px',
  backgroundColor: '$gray0',
  color: '$gray800',
  fontSize: '12px',
  whiteSpace: 'nowrap',
  boxShadow: `0 0 0 1px $colors$gray300, ${shade}`,
  '& svg': { width: '13px', height: '13px', color: '$gray600' },
  '&:hover': { backgroundColor: '$gray100' },
  '&:focus-visible': focusRing,
  variants: { selected: { true: { boxShadow: `0 0 0 2px ${mark}, ${shade}` } } },
})

/** Words beside a text of the page. */
export const bubble = css({
  position: 'absolute',
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  maxWidth: 'min(380px, calc(100% - 16px))',
  padding: '6px 6px 6px 12px',
  borderRadius: '8px',
  backgroundColor: '$gray0',
  color: '$gray800',
  fontSize: '12px',
  lineHeight: 1.5,
  boxShadow: `0 0 0 1px $colors$gray300, ${shade}`,
  '& strong': { fontWeight: 600 },
  '& a': { color: '$gray900', fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '2px' },
})
export const bubbleWords = css({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  gap: '2px 10px',
  minWidth: 0,
})
export const bubbleKeys = css({ color: '$gray600' })
export const bubbleError = css({ flex: '1 1 100%', color: '$red', fontWeight: 500 })
export const bubbleButtons = css({ display: 'flex', gap: '4px', marginLeft: 'auto' })

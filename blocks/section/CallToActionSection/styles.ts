import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const band = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingBlock: '$28',
  '@phone': { paddingBlock: '$16' },
  variants: {
    ground: {
      primary: { backgroundColor: '$primary1', color: '$onPrimary' },
      surface: { backgroundColor: '$surface', color: '$ink' },
      ink: { backgroundColor: '$ink', color: '$ground' },
    },
  },
})
export const picture = css({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  // All letters are printed black.
  '@media print': { display: 'none' },
})
/** The band's own colour over the picture, thick enough to read on. */
export const veil = css({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  opacity: 0.82,
  variants: {
    ground: {
      primary: { backgroundColor: '$primary1' },
      surface: { backgroundColor: '$surface' },
      ink: { backgroundColor: '$ink' },
    },
  },
})
export const row = css({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$10',
  '& > *': { minWidth: 0 },
  '@smallTablet': { flexDirection: 'column', alignItems: 'start', '& > *': { maxWidth: '100%' } },
  '@phone': { gap: '$7' },
})
export const eyebrow = css({
  ...text.label3,
  marginBottom: '$4',
  opacity: 0.76,
  '@phone': { marginBottom: '$2' },
})
export const title = css({ ...text.display2, whiteSpace: 'pre-line' })
export const body = css({
  ...text.body2,
  marginTop: '$4',
  maxWidth: '34em',
  whiteSpace: 'pre-line',
  opacity: 0.84,
})
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  flexShrink: 0,
  maxWidth: '50%',
  minHeight: '56px',
  // Beats the row's rule for its children.
  '@smallTablet': { '&&': { maxWidth: 'none' } },
  '@phone': { flexDirection: 'column', width: '100%', gap: '$2' },
})

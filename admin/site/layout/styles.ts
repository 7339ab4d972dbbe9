import { css } from '#ui/css.ts'
import { corner, focusRing } from '#admin/kit/parts/styles.ts'

export const screen = css({ display: 'flex', flexDirection: 'column', height: '100%', overflow: 'hidden' })

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  flex: 'none',
  minHeight: '48px',
  padding: '0 12px 0 16px',
  borderBottom: '1px solid $gray200',
  backgroundColor: '$gray0',
  '@smallTablet': { flexWrap: 'wrap', gap: '4px 10px', padding: '6px 12px' },
})
export const barTitle = css({ fontSize: '15px', fontWeight: 700, whiteSpace: 'nowrap' })
export const barActions = css({ display: 'flex', alignItems: 'center', gap: '4px', marginLeft: 'auto' })
export const paneTabs = css({
  display: 'none',
  '@smallTablet': {
    display: 'flex',
    flex: 'none',
    backgroundColor: '$gray0',
    borderBottom: '1px solid $gray200',
  },
})
export const paneTab = css({
  flex: '1 1 0',
  minHeight: '44px',
  fontSize: '14px',
  color: '$gray700',
  borderBottom: '2px solid transparent',
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
  variants: { active: { true: { color: '$gray900', fontWeight: 700, borderBottomColor: '$primary1' } } },
})

export const body = css({
  display: 'grid',
  gridTemplateColumns: '232px 392px minmax(0, 1fr)',
  flex: '1 1 auto',
  minHeight: 0,
  '@tablet': { gridTemplateColumns: '200px 340px minmax(0, 1fr)' },
  '@smallTablet': { display: 'block', '& > *': { height: '100%' } },
  variants: {
    /** The list gives its room to the preview. */
    folded: {
      true: {
        gridTemplateColumns: '392px minmax(0, 1fr)',
        '@tablet': { gridTemplateColumns: '340px minmax(0, 1fr)' },
        '@pc': { '& > :first-child': { display: 'none' } },
      },
    },
    /** The preview has the whole width; the rest waits as it is. */
    wide: {
      true: {
        '@pc': { gridTemplateColumns: 'minmax(0, 1fr)', '& > :not(:last-child)': { display: 'none' } },
      },
    },
  },
})

const pane = {
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: '$gray0',
} as const
const oneAtATime = {
  isShown: { true: {}, false: { '@smallTablet': { display: 'none !important' } } },
} as const

export const listPane = css({
  ...pane,
  borderRight: '1px solid $gray200',
  padding: '8px 8px 40px',
  variants: oneAtATime,
})
export const editorPane = css({
  ...pane,
  borderRight: '1px solid $gray200',
  padding: '16px 16px 80px',
  variants: oneAtATime,
})
export const previewPane = css({
  ...pane,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  backgroundColor: '$gray100',
  variants: oneAtATime,
})

export const pageSearch = css({ padding: '0 0 6px' })

export const groupSummary = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '34px',
  padding: '0 8px 0 4px',
  borderRadius: corner,
  fontSize: '13px',
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { backgroundColor: '$gray100' },
  '&:focus-visible': focusRing,
  '@smallTablet': { minHeight: '44px' },
})
export const groupChevron = css({
  flex: 'none',
  color: '$gray700',
  transition: 'transform 120ms',
  'details[open] > summary > &': { transform: 'rotate(90deg)' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
})
export const groupCount = css({
  marginLeft: 'auto',
  fontSize: '12px',
  fontWeight: 400,
  color: '$gray700',
})
export const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: '8px',
  width: '100%',
  minHeight: '34px',
  padding: '6px 22px 6px 8px',
  borderRadius: corner,
  textAlign: 'left',
  '&:hover': { backgroundColor: '$gray100' },
  '&:focus-visible': focusRing,
  '@smallTablet': { minHeight: '44px', alignItems: 'center' },
  variants: {
    selected: { true: { backgroundColor: '$gray200', '&:hover': { backgroundColor: '$gray200' } } },
  },
})
export const rowTitle = css({
  flex: '0 1 auto',
  minWidth: 0,
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const rowNote = css({
  flex: '1 1 0',
  minWidth: 0,
  fontSize: '12px',
  color: '$gray700',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'right',
})
export const changedMark = css({
  position: 'absolute',
  right: '8px',
  top: '50%',
  width: '7px',
  height: '7px',
  marginTop: '-3.5px',
  borderRadius: '50%',
  backgroundColor: '$primary1',
})
export const problemMark = css({ flex: 'none', color: '$orange', alignSelf: 'center' })

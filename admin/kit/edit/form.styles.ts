import { css } from '#ui/css.ts'
import { corner } from '../parts/styles.ts'

export const screen = css({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 })
export const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px 12px',
  flex: 'none',
  minHeight: '56px',
  padding: '8px 16px 8px 12px',
  borderBottom: '1px solid $gray200',
  backgroundColor: '$gray0',
  '@smallTablet': { flexWrap: 'wrap', padding: '6px 12px', minHeight: '52px' },
  // Without a way back before it the title stands over the fields.
  '& > :first-child:not(a)': { paddingLeft: '12px', '@smallTablet': { paddingLeft: '4px' } },
})
export const naming = css({
  display: 'grid',
  flex: '1 1 160px',
  minWidth: 0,
  '& > h1': {
    fontSize: '16px',
    fontWeight: 700,
    lineHeight: 1.35,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > p': {
    display: 'flex',
    gap: '10px',
    fontSize: '12px',
    color: '$gray600',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    // A long description ends in an ellipsis, a mark before it stays whole.
    '& > span:last-child': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
})
export const actions = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  marginLeft: 'auto',
  '& > a, & > button': { flex: 'none' },
})
export const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 auto',
  minHeight: 0,
  variants: {
    beside: {
      true: {
        gridTemplateColumns: 'minmax(420px, 760px) minmax(380px, 1fr)',
        '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
})
export const formPane = css({
  minHeight: 0,
  overflowY: 'auto',
  padding: '20px 24px 96px',
  '& > div': { maxWidth: '760px' },
  '@smallTablet': { padding: '16px 16px 120px' },
})
export const pagePane = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderLeft: '1px solid $gray200',
  backgroundColor: '$gray100',
  '@smallTablet': { display: 'none' },
})
export const pageHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '6px 12px',
  fontSize: '12px',
  color: '$gray700',
})
export const pagePlace = css({ position: 'relative', flex: '1 1 auto', minHeight: 0, overflow: 'hidden' })
/** In place of a page of what is not made yet. */
export const noPage = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '24px 48px',
  textAlign: 'center',
  textWrap: 'balance',
  color: '$gray700',
})
export const pageFrame = css({
  position: 'absolute',
  top: 0,
  left: 0,
  border: 0,
  backgroundColor: '$gray0',
  transformOrigin: '0 0',
  variants: { isBehind: { true: { visibility: 'hidden' } } },
})
export const notes = css({
  display: 'grid',
  gap: '8px',
  marginBottom: '16px',
  '&:empty': { display: 'none' },
})
export const noteList = css({
  width: '100%',
  margin: 0,
  paddingLeft: '18px',
  listStyle: 'disc',
  fontSize: '13px',
})
export const changes = css({
  display: 'grid',
  gap: '2px',
  fontSize: '13px',
  '& li': { padding: '10px 0', borderBottom: '1px solid $gray200' },
  '& small': { color: '$gray600', fontSize: '12px' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(80px, auto) 1fr',
    gap: '2px 12px',
    margin: '4px 0 0',
  },
  '& dt': { color: '$gray700' },
  '& dd': { margin: 0 },
  '& del': { color: '$gray600' },
})
export const lock = css({
  padding: '8px 12px',
  borderRadius: corner,
  backgroundColor: '$gray100',
  fontSize: '13px',
  marginBottom: '16px',
})
export const gone = css({ display: 'grid', justifyItems: 'center', gap: '12px', padding: '72px 24px' })
export const summary = css({ position: 'sticky', top: 0, zIndex: 2, marginBottom: '16px' })

import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

export const page = css({
  paddingTop: '$6',
  paddingBottom: '$24',
  '@phone': { paddingTop: 0, paddingBottom: 0 },
})
export const trail = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '$6',
  marginBottom: '$6',
  '@phone': { display: 'none' },
})
export const wayBack = css({
  ...text.body4,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  color: '$gray700',
  '@hover': { '&:hover': { color: '$ink' } },
})

/** Picture and text at the left, choosing at the right; one after the other where there is no room for both. */
export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(360px, 5fr)',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: '$16',
  alignItems: 'start',
  '@tablet': { columnGap: '$10' },
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
})
export const media = css({
  gridColumn: 1,
  '& > *': { borderRadius: '$base' },
  '@phone': { marginInline: '-$sizes$sideMobile', '& > *': { borderRadius: 0 } },
})
export const panel = css({
  gridColumn: 2,
  gridRow: '1 / span 12',
  position: 'sticky',
  top: 'calc(var(--header) + 24px)',
  maxHeight: 'calc(100vh - var(--header) - 48px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  // Room for the focus ring, which a scrolling box would cut off.
  padding: '4px',
  margin: '-4px',
  '@smallTablet': {
    gridColumn: 1,
    gridRow: 'auto',
    position: 'static',
    maxHeight: 'none',
    overflow: 'visible',
    marginTop: '$8',
  },
  '@phone': { marginTop: '$6' },
})

/* facts */
export const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '$1', marginBottom: '$3' })
export const badge = css({
  ...text.label4,
  padding: '$1 $3',
  borderRadius: '$control',
  backgroundColor: '$surface',
  color: readable.primary,
})
export const name = css({
  ...text.heading1,
  '@phone': { ...text.heading1['@phone'], fontSize: '1.625rem' },
})
export const summary = css({ ...text.body2, marginTop: '$3', color: '$gray700', textWrap: 'pretty' })
export const price = css({ marginTop: '$6', '@phone': { marginTop: '$5' } })
export const noPrice = css({ ...text.body3, color: '$gray700' })
export const facts = css({
  ...text.body4,
  display: 'grid',
  gap: '$2',
  marginTop: '$6',
  paddingTop: '$5',
  borderTop: '1px solid $line',
  '& > div': { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)' },
  '& dt': { color: '$gray600' },
})
export const event = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '$3',
  minHeight: '60px',
  marginTop: '$4',
  padding: '$3 $4',
  borderRadius: '$small',
  backgroundColor: '$surface',
  '& strong': { ...text.label3, display: 'block', fontWeight: 600 },
  '& small': { ...text.body5, color: '$gray600' },
  '& > svg': { color: '$gray500' },
  '@hover': { '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
})
export const countdown = css({
  ...text.label3,
  color: readable.accent,
  fontWeight: 700,
  whiteSpace: 'nowrap',
})

/* options */
export const options = css({
  marginTop: '$8',
  border: 0,
  padding: 0,
  minWidth: 0,
  scrollMarginTop: '$28',
  '&:focus': { outline: 'none' },
  '@phone': { marginTop: '$7' },
})
export const legend = css({ ...text.label2, fontWeight: 600, padding: 0, marginBottom: '$3' })
export const problem = css({ ...text.body4, marginBottom: '$3', color: readable.red })
export const noOptions = css({ ...text.body3, marginTop: '$6', color: '$gray700' })
export const option = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1 $4',
  padding: '$3 $4',
  border: '1px solid $line',
  borderRadius: '$small',
  transition: 'border-color $quick',
  '& + &': { marginTop: '$2' },
  '@hover': { '&:hover': { borderColor: '$gray500' } },
  '& > label': { flex: '1 1 150px' },
  variants: {
    chosen: { true: { borderColor: '$primary1', boxShadow: 'inset 0 0 0 1px $colors$primary1' }, false: {} },
  },
})
export const optionWords = css({
  minWidth: 0,
  '& strong': { ...text.label2, display: 'block', fontWeight: 500 },
  '& small': { ...text.body5, display: 'inline-block', color: '$gray600' },
  '& small + small::before': { content: '"·"', marginInline: '$1' },
})
export const optionEnd = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '$2 $4',
  marginLeft: 'auto',
  textAlign: 'right',
  '& > p': { justifyContent: 'flex-end' },
})

/* what is done with them */
export const purchase = css({
  // Nothing is bought on paper, and what sticks would lie over the text.
  '@media print': { '&&': { display: 'none' } },
  variants: {
    place: {
      panel: {
        position: 'sticky',
        bottom: '-4px',
        marginTop: '$6',
        paddingBlock: '$4',
        borderTop: '1px solid $line',
        backgroundColor: '$ground',
        '@smallTablet': { display: 'none' },
      },
      bar: {
        display: 'none',
        '@smallTablet': {
          position: 'sticky',
          zIndex: '$floating',
          bottom: 'var(--bottom-bar, 0px)',
          display: 'flex',
          // The buttons go below a price that large text makes wide.
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '$2 $4',
          marginInline: '-$sizes$side',
          paddingBlock: '$3',
          paddingInline: '$sizes$side',
          backgroundColor: '$ground',
          boxShadow: '0 -1px 0 $colors$line',
        },
        '@phone': {
          marginInline: '-$sizes$sideMobile',
          paddingInline: '$sizes$sideMobile',
          // The screen's own rim, where no bar of the header lies below.
          paddingBottom: 'max(12px, calc(env(safe-area-inset-bottom) - var(--bottom-bar, 0px)))',
        },
      },
    },
  },
})
export const total = css({
  minWidth: 0,
  variants: {
    place: {
      panel: {
        display: 'flex',
        alignItems: 'end',
        justifyContent: 'space-between',
        gap: '$4',
        marginBottom: '$4',
        '&:empty': { display: 'none' },
        '& > span': { ...text.body4, color: '$gray700', paddingBottom: '$1' },
        '& > p': { justifyContent: 'flex-end', textAlign: 'right' },
      },
      bar: {
        flex: '1 1 min-content',
        '& > span': { ...text.body5, color: '$gray600' },
        '& del': { display: 'none' },
        '& small': { fontSize: '0.6875rem' },
      },
    },
  },
})
export const ask = css({
  ...text.button3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginTop: '$4',
  color: '$gray700',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  textDecorationColor: '$colors$line',
  '@hover': { '&:hover': { color: '$ink' } },
})
export const actions = css({
  display: 'grid',
  gap: '$2',
  variants: {
    place: {
      panel: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        '& > :only-child': { gridColumn: '1 / -1' },
      },
      bar: { gridAutoFlow: 'column', '& > button': { minHeight: '48px', paddingInline: '$5' } },
    },
  },
})
export const outcome = css({
  ...text.body4,
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  '& a': {
    ...text.label3,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$1',
    minHeight: '44px',
    fontWeight: 600,
  },
  variants: {
    shown: { true: { display: 'flex' }, false: {} },
    place: { panel: { marginBottom: '$2' }, bar: { width: '100%' } },
  },
})

/* parts */
export const parts = css({
  gridColumn: 1,
  position: 'sticky',
  zIndex: 1,
  top: 'var(--header)',
  marginTop: '$10',
  backgroundColor: '$ground',
  boxShadow: 'inset 0 -1px 0 $colors$line',
  '& ul': { display: 'flex', gap: '$8', overflowX: 'auto', scrollbarWidth: 'none' },
  '& a': {
    ...text.label2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '56px',
    color: '$gray700',
    whiteSpace: 'nowrap',
  },
  '@hover': { '& a:hover': { color: '$ink' } },
  '@phone': {
    marginInline: '-$sizes$sideMobile',
    '& ul': { gap: '$6', paddingInline: '$sizes$sideMobile' },
    '& a': { ...text.label3, minHeight: '48px' },
  },
})
export const part = css({
  gridColumn: 1,
  paddingTop: '$16',
  scrollMarginTop: 'calc(var(--header) + 64px)',
  // The text's own headings are below that of the part.
  '& > h3': { ...text.heading3, marginTop: '$10' },
  '@phone': { paddingTop: '$10' },
  variants: {
    wide: { true: { gridColumn: '1 / -1', paddingTop: '$24', '@phone': { paddingTop: '$14' } }, false: {} },
  },
})
export const partTitle = css({
  ...text.heading2,
  marginBottom: '$5',
  '@phone': { ...text.heading2['@phone'], marginBottom: '$3' },
})

/* doctors */
export const doctors = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: '$6',
  marginBottom: '$4',
  '& > li': { display: 'grid', gridTemplateColumns: '80px minmax(0, 1fr)', alignItems: 'center', gap: '$4' },
  '@phone': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '$4',
    '& > li': { gridTemplateColumns: '64px minmax(0, 1fr)' },
  },
})
export const portrait = css({ overflow: 'hidden', borderRadius: '$small' })
export const doctorName = css({
  ...text.label1,
  fontWeight: 600,
  '& small': { ...text.body4, color: '$gray600' },
})
export const specialty = css({ ...text.body4, marginTop: '$1', color: '$gray700' })

import { css } from '#ui/css.ts'
import { overLight } from '#ui/header/over-light.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'
import { withoutScripts } from '#ui/without-scripts.ts'

const narrow = '(max-width: 1024px)'
const barHeight = 'calc(60px + env(safe-area-inset-bottom))'

/** Keeps the page below the header, except where that lies over a picture. */
export const space = css({
  height: '140px',
  '@smallTablet': { height: '$header' },
  '@phone': { height: '$headerMobile' },
  ...withoutScripts({ marginBottom: '51px' }, narrow),
})

export const bar = css({
  position: 'fixed',
  zIndex: '$header',
  inset: 'var(--top-bar, 0px) 0 auto 0',
  // A fixed element is printed on every sheet.
  '@media print': { position: 'absolute' },
  transition:
    'background-color $transitions$base, box-shadow $transitions$base, color $transitions$base, transform $transitions$base',
  'html:has(&)': { scrollPaddingTop: '120px' },
  variants: {
    // Moved, not made smaller: nothing is laid out anew while one scrolls.
    isScrolled: { true: { '@pc': { transform: 'translateY(-28px)' } }, false: {} },
    over: {
      true: {
        color: '$gray0',
        ...overLight,
        '--hairline': 'color-mix(in srgb, currentColor 28%, transparent)',
        '& :focus-visible': { outlineColor: 'currentColor' },
      },
      false: {
        backgroundColor: '$ground',
        boxShadow: '0 1px 0 $colors$line',
        color: '$ink',
        '--hairline': 'var(--colors-line)',
      },
    },
  },
})

export const upper = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$6',
  height: '88px',
  '& > *': { transition: 'transform $transitions$base' },
  // The logo gives way to a long button, instead of lying under it.
  '@smallTablet': {
    gridTemplateColumns: 'minmax(44px, 1fr) auto minmax(max-content, 1fr)',
    gap: '$2',
    height: '$header',
  },
  '@phone': { height: '$headerMobile' },
  variants: { isScrolled: { true: { '@pc': { '& > *': { transform: 'translateY(14px)' } } }, false: {} } },
})

export const start = css({
  ...text.label3,
  display: 'flex',
  alignItems: 'center',
  gap: '$5',
  minWidth: 0,
  whiteSpace: 'nowrap',
})
export const logo = css({
  justifySelf: 'center',
  variants: { isInner: { true: { '@smallTablet': { display: 'none' } }, false: {} } },
})
export const end = css({
  display: 'flex',
  minWidth: 0,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '$2',
  '@smallTablet': { gap: 0, marginInlineEnd: '-11px' },
})
export const mobileStart = css({ marginInlineStart: '-11px' })
export const title = css({ gridColumn: 2, gridRow: 1, textAlign: 'center' })

export const phone = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '44px',
  fontWeight: 600,
  '@smallTablet': { display: 'none' },
})
/** Keeps room for its longest text, so that nothing moves once the clock is read. */
export const hours = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minWidth: '216px',
  '@tablet': { minWidth: '112px' },
  '@smallTablet': { display: 'none' },
})
export const links = css({
  ...text.label3,
  display: 'flex',
  gap: '$5',
  minWidth: 0,
  marginInlineEnd: '$3',
  '& > li': { minWidth: 0 },
  '@tablet': { display: 'none' },
})
export const utilityLink = css({
  display: 'block',
  overflow: 'hidden',
  lineHeight: '44px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@hover': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '6px' } },
})

export const lower = css({
  borderTop: '1px solid var(--hairline)',
  transition: 'border-color $transitions$base',
  '@smallTablet': { display: 'none' },
  ...withoutScripts(
    {
      display: 'block',
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      overflowX: 'auto',
      borderBottom: '1px solid $line',
      backgroundColor: '$ground',
      color: '$ink',
    },
    narrow,
  ),
})
export const items = css({
  display: 'flex',
  justifyContent: 'space-between',
  height: '51px',
  // The first name begins where the page does, and the last one ends there.
  marginInline: '-$space$5',
  '@tablet': { marginInline: '-$space$3' },
  ...withoutScripts({ justifyContent: 'flex-start', paddingInline: '$sizes$sideMobile' }, narrow),
})
export const item = css({
  minWidth: 0,
  height: '100%',
  ...withoutScripts({ flexShrink: 0 }, narrow),
  variants: { isNarrow: { true: { position: 'relative' }, false: {} } },
})

export const topLink = css({
  ...text.label2,
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  paddingInline: '$5',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  transition: 'color $transitions$quick',
  '@tablet': { paddingInline: '$3' },
  // Until scripts have found the place of the underline that slides.
  'nav:not([data-live]) &[aria-current]': { boxShadow: 'inset 0 -2px 0 currentColor' },
  variants: { over: { true: {}, false: { '&[aria-current], &[data-open]': { color: readable.primary } } } },
})

/** Takes no share of the room between the items. */
export const underlinePlace = css({ display: 'contents' })
/** Its place in the header is set on it in custom properties, in px. */
export const underline = css({
  position: 'absolute',
  left: 0,
  bottom: 0,
  width: '1px',
  height: '2px',
  backgroundColor: 'currentColor',
  transformOrigin: 'left',
  transform: 'translateX(var(--at, 0)) scaleX(var(--width, 0))',
  transition: 'transform $transitions$slow, color $transitions$base',
  pointerEvents: 'none',
  variants: { over: { true: {}, false: { color: readable.primary } } },
})

export const mega = css({
  top: '100%',
  left: 0,
  right: 0,
  overflow: 'auto',
  maxHeight: 'calc(100dvh - 140px)',
  borderTop: '1px solid $line',
  borderBottom: '1px solid $line',
  backgroundColor: '$ground',
  color: '$ink',
})
export const megaRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: '$18',
  paddingBlock: '$12',
  '@tablet': { gridTemplateColumns: 'minmax(0, 1fr) 260px', gap: '$10' },
})
export const groups = css({
  display: 'grid',
  alignContent: 'start',
  gap: '$8 $10',
  '@tablet': { columnGap: '$6' },
  variants: {
    columns: {
      3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      4: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
})
const entry = {
  display: 'flex',
  alignItems: 'center',
  transition: 'color $transitions$quick',
  '&[aria-current]': { color: readable.primary, fontWeight: 700 },
  '@hover': { '&:hover': { color: readable.primary } },
} as const
export const groupTitle = css({
  ...text.label1,
  ...entry,
  minHeight: '44px',
  fontFamily: '$display',
  fontWeight: 700,
  marginBottom: '$3',
  borderBottom: '1px solid $line',
})
export const leaf = css({
  ...text.label3,
  ...entry,
  minHeight: '36px',
  fontSize: '0.9375rem',
  fontWeight: 400,
  color: '$gray700',
})

export const aside = css({ position: 'relative', alignSelf: 'start' })
export const figure = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: '$small',
  backgroundColor: '$surface',
  '& > img': { position: 'absolute', inset: 0, height: '100%' },
})
export const mark = css({
  fontFamily: '$display',
  fontSize: '5.5rem',
  fontWeight: 700,
  lineHeight: 1,
  color: readable.primary,
  opacity: 0.28,
})
export const caption = css({
  ...text.label2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  marginTop: '$1',
  fontWeight: 600,
  '@hover': { '&:hover': { color: readable.primary } },
})

/** Sticks to the thumb's edge; the page and what floats over it keep clear of it by `--bottom-bar`. */
export const bottomBar = css({
  position: 'fixed',
  zIndex: '$header',
  inset: 'auto 0 0 0',
  display: 'none',
  height: barHeight,
  paddingBottom: 'env(safe-area-inset-bottom)',
  backgroundColor: '$ground',
  boxShadow: '0 -1px 0 $colors$line',
  color: '$ink',
  '@smallTablet': {
    display: 'block',
    'html:has(&)': { '--bottom-bar': barHeight },
    'body:has(&)': { paddingBottom: barHeight },
  },
  // The navigation stands in a row below the header then.
  '@media print': { '&&': { display: 'none' } },
  ...withoutScripts({ '&&': { display: 'none' } }),
})
export const barItems = css({ display: 'flex', maxWidth: '560px', height: '60px', marginInline: 'auto' })
export const barItem = css({ flex: 1, minWidth: 0 })
export const barAction = css({
  ...text.label5,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '5px',
  width: '100%',
  height: '100%',
  color: '$gray700',
  whiteSpace: 'nowrap',
  '&[aria-current]': { boxShadow: 'inset 0 2px 0 $colors$primary1', color: '$ink', fontWeight: 700 },
  // The way to book is set off by its colour, the page one is on by its line.
  variants: { isMain: { true: { color: '$primary1', fontWeight: 700 }, false: {} } },
})

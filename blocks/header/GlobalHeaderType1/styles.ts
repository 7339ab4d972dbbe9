import { css } from '#ui/css.ts'
import { overLight } from '#ui/header/over-light.ts'
import { text } from '#ui/text.ts'
import { withoutScripts } from '#ui/without-scripts.ts'

/** Keeps the page below the header, except where that lies over a picture. */
export const space = css({
  height: '$header',
  '@phone': { height: '$headerMobile' },
  ...withoutScripts({ marginBottom: '44px' }, '(max-width: 1024px)'),
})

export const bar = css({
  position: 'fixed',
  zIndex: '$header',
  inset: 'var(--top-bar, 0px) 0 auto 0',
  // A fixed element is printed on every sheet.
  '@media print': { position: 'absolute' },
  transition: 'background-color $transitions$base, box-shadow $transitions$base, color $transitions$base',
  variants: {
    over: {
      true: { color: '$gray0', ...overLight, '& :focus-visible': { outlineColor: 'currentColor' } },
      // The hairline is a shadow, so that the row is all of the header's height.
      false: { backgroundColor: '$ground', boxShadow: '0 1px 0 $colors$line', color: '$ink' },
    },
  },
})

export const row = css({
  display: 'flex',
  alignItems: 'center',
  height: '$header',
  '@phone': { height: '$headerMobile' },
})

export const logo = css({
  marginInlineEnd: '$14',
  '@tablet': { marginInlineEnd: '$8' },
  '@smallTablet': { marginInlineEnd: '$2' },
  variants: { isInner: { true: { '@smallTablet': { display: 'none' } }, false: {} } },
})

export const navigation = css({
  minWidth: 0,
  height: '100%',
  '@smallTablet': { display: 'none' },
  ...withoutScripts(
    {
      display: 'block',
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      height: '44px',
      overflowX: 'auto',
      borderBottom: '1px solid $line',
      backgroundColor: '$ground',
      color: '$ink',
    },
    '(max-width: 1024px)',
  ),
})
export const items = css({ display: 'flex', height: '100%' })
export const item = css({
  minWidth: 0,
  height: '100%',
  variants: { isNarrow: { true: { position: 'relative' }, false: {} } },
})

export const topLink = css({
  ...text.label1,
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  paddingInline: '$5',
  fontSize: '1.0625rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '@tablet': { paddingInline: '$3', fontSize: '1rem' },
  '&::after': {
    content: '',
    position: 'absolute',
    insetInline: '$space$5',
    bottom: '-1px',
    height: '2px',
    backgroundColor: 'currentColor',
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: 'transform $transitions$base',
    '@tablet': { insetInline: '$space$3' },
  },
  '&[aria-current]::after, &[data-open]::after': { transform: 'none' },
  '@hover': { '&:hover::after': { transform: 'none' } },
  variants: {
    over: { true: {}, false: { '&[data-active], &[data-open]': { color: '$primary1' } } },
  },
})

export const tools = css({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: '$2',
  marginInlineStart: 'auto',
  '@smallTablet': { gap: 0, marginInlineEnd: '-10px' },
})
export const title = css({ flex: 1 })
export const back = css({ marginInlineStart: '-12px' })

const entry = {
  display: 'flex',
  alignItems: 'center',
  borderRadius: 'min($radii$small, 8px)',
  transition: 'background-color $transitions$quick, color $transitions$quick',
  '&[aria-current]': { color: '$primary1', fontWeight: 700 },
} as const
/** As wide as the page, for items with a third level. */
export const mega = css({
  top: 'calc(100% + 1px)',
  left: 0,
  right: 0,
  overflow: 'auto',
  maxHeight: 'calc(100dvh - 80px)',
  borderBottom: '1px solid $line',
  backgroundColor: '$ground',
  color: '$ink',
})
export const megaRow = css({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: '$16',
  paddingBlock: '$12 $14',
  '@tablet': { gridTemplateColumns: '180px minmax(0, 1fr)', gap: '$10' },
})
export const megaTitle = css({ ...text.heading2 })
export const megaAll = css({
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  marginTop: '$1',
  color: '$primary1',
  '@hover': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
})
export const megaGroups = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: '$10 $6',
})
export const groupTitle = css({
  ...text.label2,
  ...entry,
  minHeight: '32px',
  marginBottom: '$2',
  fontWeight: 700,
  '@hover': { '&:hover': { color: '$primary1' } },
})
export const leaf = css({
  ...text.label3,
  ...entry,
  minHeight: '36px',
  fontSize: '0.9375rem',
  fontWeight: 400,
  color: '$gray700',
  '@hover': { '&:hover': { color: '$primary1' } },
})

import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

/* What the three layouts share. */
export const eyebrow = css({
  ...text.label2,
  marginBottom: '$6',
  '@phone': { ...text.label3, marginBottom: '$4' },
})
const { '@phone': titleOnPhone, ...titleBeyond } = text.display1
export const title = css({
  ...titleBeyond,
  whiteSpace: 'pre-line',
  // In steps: a size in parts of the window would not follow the browser's font size.
  '@tablet': { fontSize: '3.5rem' },
  '@smallTablet': { fontSize: '3rem' },
  '@phone': titleOnPhone,
})
export const words = css({
  ...text.body1,
  marginTop: '$7',
  maxWidth: '32em',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  '@phone': { ...text.body3, fontSize: '1rem', marginTop: '$5' },
})
export const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  marginTop: '$12',
  '@phone': { marginTop: '$8', gap: '$2' },
})

/* cover */
export const cover = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  minHeight: '100svh',
  paddingTop: '$24',
  paddingBottom: '$24',
  overflow: 'hidden',
  backgroundColor: '$surface',
  '@phone': { paddingTop: '$20', paddingBottom: '$24' },
  '@media print': { '&&': { minHeight: 0 } },
  variants: {
    tone: { onDark: { color: '$gray0', backgroundColor: '$ink' }, onLight: { color: '$ink' } },
    align: { left: { alignItems: 'center', '@phone': { alignItems: 'end' } }, bottom: { alignItems: 'end' } },
  },
})
export const coverPicture = css({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  // All letters are printed black.
  '@media print': { display: 'none' },
})
/** Keeps the words of a transparent header readable, whose heights are docs/product.md, H3. */
const underHeader = 'linear-gradient(to bottom, rgba(0,0,0,0.5), rgba(0,0,0,0.36) 96px, rgba(0,0,0,0) 240px)'
/** Keeps the words readable on whatever picture lies under them. */
export const scrim = css({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  variants: {
    tone: {
      onDark: {
        backgroundImage: `${underHeader}, linear-gradient(to top, rgba(0,0,0,0.56), rgba(0,0,0,0) 56%), linear-gradient(to right, rgba(0,0,0,0.44), rgba(0,0,0,0) 68%)`,
        '@phone': {
          backgroundImage: `${underHeader}, linear-gradient(to top, rgba(0,0,0,0.68), rgba(0,0,0,0.12) 72%)`,
        },
      },
      onLight: {
        backgroundImage:
          'linear-gradient(to right, color-mix(in srgb, $colors$ground 88%, transparent), color-mix(in srgb, $colors$ground 0%, transparent) 62%)',
        '@phone': {
          backgroundImage:
            'linear-gradient(to top, color-mix(in srgb, $colors$ground 94%, transparent) 28%, color-mix(in srgb, $colors$ground 0%, transparent) 78%)',
        },
      },
    },
  },
})
export const scrollHint = css({
  ...text.label4,
  position: 'absolute',
  bottom: 0,
  // In the middle: the corner at the right is the consultation button's.
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$3',
  minWidth: '44px',
  letterSpacing: '0.06em',
  '&::after': { content: '""', width: '1px', height: '56px', backgroundColor: 'currentColor', opacity: 0.5 },
  '@phone': { display: 'none' },
})

/* editorial */
export const editorial = css({
  paddingTop: 'min($space$10, 3svh)',
  paddingBottom: '$16',
  backgroundColor: '$ground',
  overflow: 'hidden',
  '@phone': { paddingTop: 0, paddingBottom: '$14' },
})
export const editorialGrid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gridTemplateRows: 'auto 1fr auto',
  columnGap: '$6',
  '@phone': { display: 'block' },
})
export const editorialFigure = css({
  gridColumn: '7 / -1',
  gridRow: '1 / 3',
  '& img': { aspectRatio: '10 / 9', maxHeight: '70svh', minHeight: '400px' },
  '@phone': {
    marginInline: '-$sizes$sideMobile',
    // Low enough that a title of three lines ends above the consultation button.
    '& img': { aspectRatio: '4 / 5', maxHeight: '48svh', minHeight: 0 },
  },
})
export const figcaption = css({
  ...text.body5,
  marginTop: '$3',
  color: '$gray600',
  '@phone': { paddingInline: '$sizes$sideMobile', textAlign: 'right' },
})
export const editorialWords = css({
  gridColumn: '1 / 7',
  gridRow: '1',
  paddingTop: 'clamp(16px, 11svh - 48px, 128px)',
  '@phone': { paddingTop: '$8' },
})
export const editorialText = css({
  gridColumn: '1 / 5',
  gridRow: '2',
  alignSelf: 'end',
  '@smallTablet': { gridColumn: '1 / 6', paddingTop: '$10' },
})
export const editorialEyebrow = css({ color: readable.primary })
export const index = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  marginTop: '$16',
  borderTop: '1px solid $line',
  '@smallTablet': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' },
  '@phone': { gridTemplateColumns: '1fr', marginTop: '$10' },
})
export const indexLink = css({
  ...text.label2,
  display: 'flex',
  alignItems: 'baseline',
  gap: '$4',
  height: '100%',
  minHeight: '56px',
  paddingBlock: '$5',
  borderBottom: '1px solid transparent',
  transition: 'border-color $base',
  '& span': { ...text.label4, color: readable.primary, fontFamily: '$display' },
  '@hover': { '&:hover': { borderColor: '$primary2' } },
  '@phone': { paddingBlock: '$4', borderColor: '$line' },
})

/* quiet */
export const quiet = css({
  // The way on is in sight on a low screen too.
  paddingTop: 'clamp(32px, 8svh, 128px)',
  paddingBottom: '$16',
  '@smallTablet': { paddingTop: '$20' },
  '@phone': { paddingTop: '$14', paddingBottom: '$14' },
})
export const quietGrid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: '$6',
  alignItems: 'center',
  '@phone': { display: 'block' },
})
export const quietWords = css({
  gridColumn: '1 / 8',
  '@smallTablet': { gridColumn: '1 / 8' },
  variants: { alone: { true: { gridColumn: '1 / 11' } } },
})
/** The drawing ends in the paper, without an edge. */
export const quietFigure = css({
  gridColumn: '8 / -1',
  '& img': {
    // Its own width, so that its edges are where they fade; known by its height before it has come.
    width: 'auto',
    height: 'min(68svh, 45vw)',
    maxWidth: '100%',
    marginInline: 'auto',
    maskImage:
      'linear-gradient(to right, transparent, #000 12%, #000 92%, transparent), linear-gradient(to bottom, transparent, #000 10%, #000 58%, transparent)',
    maskComposite: 'intersect',
  },
  '@phone': { marginTop: '$8', '& img': { width: '100%', height: 'auto', maxHeight: '68svh' } },
})
export const quietEyebrow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  color: readable.primary,
  '&::before': { content: '""', width: '40px', height: '1px', backgroundColor: 'currentColor' },
})

/** Place that the scroll hint leads to. */
export const end = css({ position: 'absolute', bottom: 0, scrollMarginTop: '$sizes$header' })

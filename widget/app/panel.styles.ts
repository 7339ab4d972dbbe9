import { css, keyframes } from '#ui/css.ts'
import { text } from '#ui/text.ts'

const slideIn = keyframes({ from: { transform: 'translateX(48px)', opacity: 0 } })
const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } })
const appear = keyframes({ from: { opacity: 0, transform: 'translateX(8px)' } })

export const quiet = 'color-mix(in srgb, $colors$ink 68%, $colors$ground)'

export const stage = css({
  variants: {
    inline: {
      true: {},
      false: { position: 'fixed', inset: 0, display: 'flex', justifyContent: 'flex-end' },
    },
  },
})

export const backdrop = css({ position: 'absolute', inset: 0 })

export const panel = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  backgroundColor: '$ground',
  color: '$ink',
  variants: {
    inline: {
      true: { minHeight: '560px', border: '1px solid $line', borderRadius: '$base', overflow: 'hidden' },
      false: {
        maxWidth: '540px',
        height: '100dvh',
        overflowY: 'auto',
        animation: `${slideIn} $transitions$slow`,
        '@phone': { maxWidth: 'none', animation: `${rise} $transitions$base` },
      },
    },
  },
})

export const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(48px, auto) minmax(0, 1fr) 48px',
  alignItems: 'center',
  flex: 'none',
  height: '64px',
  paddingInline: '$4',
  paddingTop: 'env(safe-area-inset-top)',
  boxSizing: 'content-box',
  '@phone': { height: '56px', paddingInline: '$1' },
})

export const iconButton = css({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: '$control',
  '@hover': { 'button&:hover': { backgroundColor: '$surface' } },
})

export const mark = css({
  ...text.label3,
  fontWeight: 700,
  paddingLeft: '$3',
  maxWidth: '140px',
  '@phone': { maxWidth: '112px' },
})
export const logo = css({ display: 'block', maxHeight: '28px', maxWidth: '100%', objectFit: 'contain' })

export const title = css({
  ...text.label2,
  fontWeight: 700,
  textAlign: 'center',
  outline: 'none',
  variants: { quiet: { true: { ...text.label3, color: quiet, textAlign: 'right' }, false: {} } },
})

export const progress = css({ flex: 'none', height: '2px', backgroundColor: '$line' })
export const progressBar = css({
  display: 'block',
  height: '100%',
  backgroundColor: '$primary1',
  transformOrigin: 'left',
  transition: 'transform $transitions$slow',
})

/**
 * The part of a screen that scrolls. Where head and foot leave it too little room, as in a low window or with large
 * text, the panel scrolls.
 */
export const body = css({
  flex: '1 1 auto',
  minHeight: '240px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$8 $8 $10',
  scrollPaddingBlock: '24px',
  animation: `${appear} $transitions$base`,
  '@phone': { padding: '$6 $5 $8' },
  '@low': { flex: '1 0 auto', minHeight: 0, overflowY: 'visible' },
})

export const foot = css({
  flex: 'none',
  display: 'grid',
  gap: '$3',
  padding: '$4 $8 $5',
  paddingBottom: 'max(20px, env(safe-area-inset-bottom))',
  borderTop: '1px solid $line',
  backgroundColor: '$ground',
  '@phone': {
    paddingInline: '$5',
    paddingTop: '$3',
    paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
  },
  '@low': { position: 'sticky', bottom: 0, gap: '$1', paddingBlock: '$2' },
})

export const lead = css({ ...text.heading2, '@phone': { fontSize: '1.375rem' } })
export const sub = css({ ...text.body4, marginTop: '$2', color: quiet })

export const section = css({
  marginTop: '$8',
  // A browser insets it by two pixels.
  '& > legend': { paddingInline: 0 },
  '@phone': { marginTop: '$7' },
})
export const sectionTitle = css({ ...text.label2, fontWeight: 700 })

export const unfinished = css({
  ...text.body4,
  flex: 'none',
  padding: '$3 $5',
  borderBottom: '2px solid $red',
  backgroundColor: '$surface',
})

export const linkButton = css({
  ...text.button3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: quiet,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  textDecorationColor: '$colors$line',
  '@hover': { '&:hover': { color: '$ink' } },
})

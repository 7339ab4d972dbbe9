import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

const quiet = 'color-mix(in srgb, $colors$ink 64%, $colors$ground)'

export const panel = css({
  maxWidth: '$searchPanel',
  maxHeight: 'min(100dvh, 760px)',
  borderRadius: '0 0 $base $base',
  '@phone': { maxHeight: '100dvh' },
})

/** Begins below the header, which stays above the overlay. */
export const inner = css({ transition: 'padding-top $transitions$base' })

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  padding: '$6 $6 0 $8',
  '@phone': { padding: '$3 $2 0 $4', gap: '$1' },
})

export const form = css({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  borderBottom: '2px solid $ink',
  '&:focus-within': { borderColor: '$primary1' },
})

export const input = css({
  flex: 1,
  minWidth: 0,
  height: '60px',
  padding: 0,
  border: 0,
  borderRadius: 0,
  outline: 'none',
  background: 'none',
  appearance: 'none',
  fontSize: '1.5rem',
  fontWeight: 500,
  letterSpacing: '-0.02em',
  '&::placeholder': { color: '$gray500', opacity: 1, fontWeight: 400 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  '@phone': { height: '52px', fontSize: '1.125rem' },
})

export const iconButton = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '$control',
  color: 'inherit',
  '@hover': { '&:hover': { color: readable.primary } },
})

export const clear = css({
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: '$round',
  backgroundColor: '$gray400',
  color: '$gray0',
})

export const close = css({
  ...text.button2,
  flex: 'none',
  minWidth: '56px',
  minHeight: '44px',
  color: quiet,
  // The header's own button closes for who sees it; the keyboard and screen readers are held in here.
  '&:not(:focus)': {
    position: 'absolute',
    overflow: 'hidden',
    width: '1px',
    minWidth: 0,
    clipPath: 'inset(50%)',
  },
})

export const lists = css({
  display: 'grid',
  gap: '$8',
  padding: '$8 $8 $10',
  '@phone': { gap: '$7', padding: '$6 $4 $8' },
})

export const title = css({ ...text.label3, fontWeight: 700, color: quiet })
export const titleRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '44px',
})

export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '$2', marginTop: '$3' })

export const chip = css({
  ...text.label2,
  minHeight: '44px',
  paddingInline: '$5',
  border: '1px solid $line',
  borderRadius: '$control',
  transition: 'border-color $transitions$quick, background-color $transitions$quick',
  '@hover': { '&:hover': { borderColor: '$ink' } },
  '@phone': { fontSize: '0.9375rem', paddingInline: '$4' },
})

export const recent = css({ outline: 'none' })

export const clearAll = css({
  ...text.button3,
  minHeight: '44px',
  paddingInline: '$3',
  marginRight: '-12px',
  color: quiet,
  '@hover': { '&:hover': { color: '$ink' } },
})

export const row = css({
  display: 'flex',
  alignItems: 'center',
  '& + &': { borderTop: '1px solid $line' },
  '& > :last-child': { marginRight: '-14px' },
})

export const term = css({
  ...text.body3,
  flex: 1,
  minWidth: 0,
  minHeight: '48px',
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@hover': { '&:hover': { color: readable.primary } },
})

export const empty = css({ ...text.body4, color: quiet })

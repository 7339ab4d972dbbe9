import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'
import { quiet } from '../panel.styles.ts'

export const search = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  marginTop: '$5',
  minHeight: '52px',
  paddingInline: '$4',
  borderRadius: '$small',
  backgroundColor: '$surface',
  color: quiet,
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: '52px',
    border: 0,
    background: 'none',
    fontSize: '1rem',
    color: '$ink',
    outline: 'none',
  },
  '& input::placeholder': { color: '$gray600' },
  '&:focus-within': { outline: '2px solid $primary1', outlineOffset: '-2px' },
})

export const eventMark = css({ ...text.label5, fontWeight: 700, opacity: 0.85 })

export const products = css({
  marginTop: '$5',
  transition: 'opacity $transitions$quick',
  variants: { stale: { true: { opacity: 0.5 }, false: {} } },
})
export const product = css({
  padding: '$6 0 $5',
  borderBottom: '1px solid $line',
  '@phone': { paddingTop: '$5' },
})
export const productName = css({ ...text.label1, fontWeight: 700, '@phone': { fontSize: '1.0625rem' } })
export const summary = css({ ...text.body4, color: quiet, marginTop: '2px' })
export const options = css({ display: 'grid', gap: '$2', marginTop: '$3' })
export const option = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$3',
  minHeight: '60px',
  padding: '$3 $4',
  border: '1px solid $line',
  borderRadius: '$small',
  cursor: 'pointer',
  transition: 'border-color $transitions$quick, background-color $transitions$quick',
  '&:has(:focus-visible)': { outline: '2px solid $primary2', outlineOffset: '2px' },
  variants: {
    on: {
      true: {
        borderColor: '$primary1',
        boxShadow: 'inset 0 0 0 1px $colors$primary1',
        backgroundColor: 'color-mix(in srgb, $colors$primary1 4%, $colors$ground)',
      },
      false: { '@hover': { '&:hover': { borderColor: '$gray400' } } },
    },
  },
})
export const box = css({
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  borderRadius: 'min(6px, $radii$base)',
  border: '1.5px solid $gray300',
  variants: {
    on: { true: { borderColor: '$primary1', backgroundColor: '$primary1', color: '$onPrimary' }, false: {} },
  },
})
export const optionText = css({ display: 'grid', gap: '2px' })
export const optionName = css({
  ...text.label3,
  fontSize: '0.9375rem',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$3',
  '& small': { ...text.body5, flex: 'none', color: quiet },
})
export const more = css({
  ...text.button3,
  width: '100%',
  minHeight: '48px',
  marginTop: '$5',
  border: '1px solid $line',
  borderRadius: '$control',
  '@hover': { '&:hover': { borderColor: '$ink' } },
})
export const other = css({ display: 'grid', justifyItems: 'start', marginTop: '$8', color: readable.primary })

export const quantity = css({ display: 'flex', justifyContent: 'flex-end', marginTop: '$2' })

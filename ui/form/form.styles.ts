import { css } from '../css.ts'
import { readable } from '../readable.ts'
import { text } from '../text.ts'

export const form = css({ display: 'grid', gap: '$7', '@phone': { gap: '$6' } })
export const field = css({ display: 'grid', gap: '$2', minWidth: 0 })
export const labelRow = css({ display: 'flex', alignItems: 'baseline', gap: '$2' })
export const label = css({ ...text.label3, fontWeight: 600, 'legend&': { padding: 0, marginBottom: '$2' } })
export const aside = css({ ...text.body5, color: '$gray600' })
export const control = css({
  ...text.body3,
  display: 'block',
  width: '100%',
  minHeight: '56px',
  paddingBlock: '$3',
  paddingInline: '$4',
  border: '1px solid $gray300',
  borderRadius: 'min($radii$small, 12px)',
  backgroundColor: '$ground',
  appearance: 'none',
  transition: 'border-color $transitions$quick',
  // Smaller, and a phone zooms into the field.
  '@phone': { fontSize: '1rem' },
  '&::placeholder': { color: '$gray600', opacity: 1 },
  '@hover': { '&:hover': { borderColor: '$gray500' } },
  '&:focus': { outline: '2px solid $primary1', outlineOffset: '-1px', borderColor: 'transparent' },
  '&[aria-invalid=true]': { borderColor: '$red' },
  '&[aria-invalid=true]:focus': { outlineColor: '$red' },
  '&:read-only': { backgroundColor: '$surface' },
  'textarea&': { minHeight: '200px', resize: 'vertical', lineHeight: 1.7 },
})
export const withButton = css({ position: 'relative', '& > input': { paddingRight: '60px' } })
export const reveal = css({
  position: 'absolute',
  insetBlock: '6px',
  right: '6px',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  borderRadius: '$small',
  color: '$gray600',
  '@hover': { '&:hover': { color: '$ink' } },
})
export const fault = css({
  ...text.body4,
  display: 'flex',
  gap: '6px',
  color: readable.red,
  '& svg': { flex: 'none', marginTop: '3px' },
})
export const hint = css({ ...text.body5, color: '$gray600' })

export const check = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '44px',
  cursor: 'pointer',
  ...text.body3,
  '& input': {
    position: 'absolute',
    width: '24px',
    height: '24px',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& input:checked + span': { backgroundColor: '$primary1', borderColor: '$primary1' },
  '& input:checked + span svg': { opacity: 1 },
  '& input:focus-visible + span': { outline: '2px solid $primary2', outlineOffset: '3px' },
  '& input[aria-invalid=true] + span': { borderColor: '$red' },
  '&:has(input:disabled)': { cursor: 'not-allowed', color: '$gray600' },
  variants: { strong: { true: { fontWeight: 700 } } },
})
export const box = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  border: '1.5px solid $gray400',
  borderRadius: '6px',
  backgroundColor: '$ground',
  color: '$onPrimary',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '& svg': { opacity: 0 },
})

export const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '$2' })
export const choice = css({
  ...text.label2,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '48px',
  minWidth: '96px',
  paddingInline: '$5',
  border: '1px solid $gray300',
  borderRadius: 'min($radii$small, 12px)',
  cursor: 'pointer',
  transition: 'border-color $transitions$quick',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(input:checked)': {
    borderColor: '$primary1',
    boxShadow: 'inset 0 0 0 1px $colors$primary1',
    fontWeight: 700,
  },
  '&:has(input:focus-visible)': { outline: '2px solid $primary2', outlineOffset: '3px' },
  '@hover': { '&:hover': { borderColor: '$gray500' } },
})

export const consents = css({ borderTop: '1px solid $ink' })
export const consent = css({ borderBottom: '1px solid $line' })
export const consentRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  alignItems: 'center',
  paddingBlock: '$1',
  '&:has([aria-invalid])': { paddingBottom: '$4' },
})
export const need = css({
  ...text.label4,
  flex: 'none',
  fontWeight: 700,
  variants: { isRequired: { true: { color: readable.primary }, false: { color: '$gray600' } } },
})
export const consentNote = css({ ...text.body5, display: 'block', color: '$gray600' })
export const unfold = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: '$gray600',
  '& svg': { transition: 'transform $transitions$base' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
})
export const details = css({
  ...text.body4,
  display: 'grid',
  gap: '$3',
  marginBottom: '$4',
  padding: '$5',
  borderRadius: 'min($radii$small, 12px)',
  backgroundColor: '$surface',
  '& > div': { display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)', gap: '$3' },
  '& dt': { color: '$gray600' },
  '& dd': { whiteSpace: 'pre-line' },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '&[hidden]': { display: 'none' },
  '@phone': { padding: '$4', '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' } },
})

/** Takes no row of the form as long as nothing of it is seen. */
export const alerts = css({ '&:not(:has(> div))': { position: 'absolute' } })
export const summary = css({
  ...text.body4,
  display: 'flex',
  gap: '$3',
  paddingBlock: '$4',
  paddingInline: '$5',
  borderRadius: 'min($radii$small, 12px)',
  backgroundColor: 'color-mix(in srgb, $colors$red 7%, $colors$ground)',
  color: readable.red,
  '& svg': { flex: 'none', marginTop: '1px' },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '4px', fontWeight: 700 },
})
export const submit = css({ width: '100%', fontWeight: 700, '&[aria-disabled=true]': { opacity: 0.6 } })

import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'
import { quiet } from '../panel.styles.ts'

export const doctors = css({
  display: 'flex',
  gap: '$2',
  margin: '$3 -32px 0',
  padding: '2px 32px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@phone': { margin: '$3 -20px 0', padding: '2px 20px' },
})
export const doctor = css({
  ...text.label3,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '64px',
  padding: '$2 $4 $2 $2',
  border: '1px solid $line',
  borderRadius: '$small',
  textAlign: 'left',
  fontWeight: 600,
  '& small': { ...text.body5, display: 'block', color: quiet, fontWeight: 400 },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  variants: {
    on: {
      true: { borderColor: '$primary1', boxShadow: 'inset 0 0 0 1px $colors$primary1' },
      false: { '@hover': { '&:not(:disabled):hover': { borderColor: '$gray400' } } },
    },
  },
})
export const face = css({
  ...text.label4,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '$round',
  objectFit: 'cover',
  objectPosition: 'top',
  backgroundColor: '$surface',
  color: quiet,
})

export const part = css({ marginTop: '$4' })
export const partName = css({ ...text.label4, color: quiet })
export const times = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '$2',
  marginTop: '$2',
  '@smallPhone': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})
export const time = css({
  ...text.label2,
  width: '100%',
  minHeight: '48px',
  border: '1px solid $line',
  borderRadius: '$small',
  fontWeight: 600,
  transition: 'border-color $transitions$quick',
  '&:disabled': {
    color: '$gray500',
    fontWeight: 400,
    backgroundColor: '$surface',
    borderColor: 'transparent',
    textDecoration: 'line-through',
    cursor: 'not-allowed',
  },
  variants: {
    on: {
      true: { borderColor: '$primary1', backgroundColor: '$primary1', color: '$onPrimary' },
      false: { '@hover': { '&:not(:disabled):hover': { borderColor: '$primary1' } } },
    },
  },
})

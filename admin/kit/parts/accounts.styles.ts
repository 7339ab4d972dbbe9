import { css } from '#ui/css.ts'
import { statusFrame } from './styles.ts'

export const stack = css({ display: 'grid', gap: '14px', '& > p': { margin: 0 } })

/** State of an account, never by colour alone. */
export const state = css({
  ...statusFrame,
  fontWeight: 600,
  variants: {
    of: {
      active: { color: '#146044', '&::before': { backgroundColor: '#1f8a66' } },
      invited: { color: '#1b4e9f', '&::before': { backgroundColor: '$blue' } },
      over: { color: '#8a4a12', '&::before': { border: '2px solid $orange' } },
      disabled: { color: '$gray600', '&::before': { border: '2px solid $gray400' } },
    },
  },
})
export const self = css({ marginLeft: '6px', fontSize: '12px', fontWeight: 400, color: '$gray600' })
export const email = css({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: '12px',
  color: '$gray600',
})
export const lineActions = css({ display: 'flex', justifyContent: 'flex-end', gap: '4px' })

/** Decisions about an account, each with what it means. */
export const decisions = css({
  display: 'grid',
  fontSize: '14px',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '12px 0',
    borderTop: '1px solid $gray200',
  },
  '& b': { display: 'block', fontSize: '14px', fontWeight: 600 },
  '& small': { fontSize: '12px', lineHeight: 1.5, color: '$gray600' },
})
/** A decision about all accounts, below their list. */
export const policy = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 640px) auto',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px 24px',
  margin: '24px',
  padding: '16px 0 0',
  borderTop: '1px solid $gray200',
  '& h2': { fontSize: '15px', fontWeight: 700 },
  '& p': { marginTop: '4px', fontSize: '13px', lineHeight: 1.6, color: '$gray700', textWrap: 'pretty' },
  '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', margin: '24px 16px 48px', justifyItems: 'start' },
})

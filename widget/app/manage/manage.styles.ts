import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'
import { quiet } from '../panel.styles.ts'

export const list = css({ marginTop: '$5', borderTop: '1px solid $ink' })
export const entry = css({
  ...text.label2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  width: '100%',
  minHeight: '72px',
  paddingBlock: '$3',
  borderBottom: '1px solid $line',
  textAlign: 'left',
  '& small': { ...text.body4, display: 'block', color: quiet },
  '& svg': { flex: 'none', color: quiet },
})
export const actions = css({ display: 'grid', gap: '$2', marginTop: '$6' })
/** Buttons side by side; one alone takes the whole width. */
export const choices = css({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '$2' })
export const reasons = css({ display: 'grid', gap: '$2', marginTop: '$4' })
export const reason = css({
  ...text.label3,
  fontSize: '0.9375rem',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '52px',
  paddingInline: '$4',
  border: '1px solid $line',
  borderRadius: '$small',
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: '2px solid $primary2', outlineOffset: '2px' },
  '& input': { accentColor: 'var(--colors-primary1)', width: '18px', height: '18px' },
})

import { css } from '#ui/css.ts'

export const centered = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  minHeight: '240px',
  padding: '24px',
  color: '$gray700',
  textAlign: 'center',
})
/** A text beside the button that copies it. */
export const copyRow = css({ display: 'flex', gap: '6px', '& input': { flex: 1, minWidth: 0 } })

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

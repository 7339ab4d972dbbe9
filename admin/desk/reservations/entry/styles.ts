import { css } from '#ui/css.ts'

export const form = css({
  display: 'grid',
  gap: '14px',
})
export const chosen = css({
  display: 'grid',
  gap: '6px',
  marginBottom: '6px',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '8px',
    fontSize: '14px',
  },
  '& small': { color: '$gray600' },
})

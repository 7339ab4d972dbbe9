import { css } from '#ui/css.ts'

export const saveState = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: '13px',
  color: '$gray600',
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none' },
  variants: { tone: { plain: {}, wrong: { color: '$red', fontWeight: 500 } } },
})

export const places = css({
  flex: '1 1 100%',
  display: 'grid',
  gap: '6px',
  '& > li': { display: 'grid', gap: '2px' },
})

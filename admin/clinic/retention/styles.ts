import { css } from '#ui/css.ts'

export const length = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 120px', gap: '8px' })
/** A cell of a list keeps its words on one line; the window that opens here does not. */
export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  whiteSpace: 'normal',
})
export const sum = css({
  padding: '0 24px 16px',
  fontSize: '15px',
  lineHeight: 1.6,
  '& b': { fontWeight: 700 },
  '& small': { display: 'block', fontSize: '12px', color: '$gray600' },
  '@phone': { padding: '0 16px 16px' },
})
export const endless = css({
  margin: '24px 24px 0',
  fontSize: '14px',
  lineHeight: 1.6,
  '& h2': { fontSize: '15px', fontWeight: 700 },
  '& p': { fontSize: '13px', color: '$gray700' },
  '& ul': { margin: '8px 0 0', paddingLeft: '18px', listStyle: 'disc' },
  '& a': { display: 'inline-block', paddingBlock: '4px', textDecoration: 'underline' },
  '@phone': { margin: '24px 16px 0' },
})

import { css } from '#ui/css.ts'

export const figure = css({ minWidth: 0 })
export const caption = css({
  display: 'flex',
  justifyContent: 'space-between',
  marginBottom: '6px',
  fontSize: '12px',
  color: '$gray600',
})
export const alone = css({ '&:hover': { color: '$gray900', textDecoration: 'underline' } })
export const place = css({
  position: 'relative',
  overflow: 'hidden',
  border: '1px solid $gray300',
  backgroundColor: '$gray0',
  boxSizing: 'content-box',
})
export const frame = css({
  position: 'absolute',
  top: 0,
  left: 0,
  border: 0,
  transformOrigin: '0 0',
  backgroundColor: '$gray0',
})

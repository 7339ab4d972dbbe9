import { css } from '#ui/css.ts'

export const item = css({ position: 'relative' })
export const remove = css({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: '$gray900',
  cursor: 'pointer',
  '& svg': { boxSizing: 'content-box', padding: '6px', borderRadius: '$round', backgroundColor: '$gray0' },
})

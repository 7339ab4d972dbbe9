import { css } from '#ui/css.ts'

export const searchLine = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  margin: '-16px -20px 0',
  padding: '0 20px',
  borderBottom: '1px solid $gray200',
  '&:focus-within': { borderColor: '$primary1', boxShadow: '0 1px 0 $colors$primary1' },
  '& > svg': { flex: 'none', color: '$gray600' },
  '& > input': {
    flex: '1 1 auto',
    minWidth: 0,
    height: '48px',
    border: 0,
    outline: 'none',
    backgroundColor: 'transparent',
    fontSize: '16px',
  },
})
export const told = css({ padding: '8px 0 4px', fontSize: '12px', color: '$gray600' })
/** As high whatever is found, so that nothing jumps while one types. */
export const list = css({
  height: 'min(420px, 56dvh)',
  margin: '0 -12px -8px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '8px',
})
export const groupTitle = css({
  padding: '10px 12px 4px',
  fontSize: '12px',
  fontWeight: 600,
  color: '$gray600',
})
export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '36px',
  padding: '4px 12px',
  borderRadius: '6px',
  fontSize: '14px',
  cursor: 'pointer',
  outline: 'none',
  '&[data-highlighted]': { backgroundColor: '$gray100' },
  '@phone': { minHeight: '44px' },
})
export const name = css({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const note = css({
  flex: 'none',
  maxWidth: '50%',
  marginLeft: 'auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '12px',
  color: '$gray600',
})

export const shortcutList = css({
  display: 'grid',
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: '40px',
    borderBottom: '1px solid $gray200',
  },
  '& > div:last-child': { borderBottom: 0 },
  '& dd': { display: 'flex', gap: '6px', margin: 0 },
})
export const shortcutKeys = css({
  padding: '2px 8px',
  border: '1px solid $gray300',
  borderRadius: '4px',
  backgroundColor: '$gray50',
  fontFamily: '$body',
  fontSize: '12px',
  whiteSpace: 'nowrap',
})

import { css } from '#ui/css.ts'

/** Its top stays where it is when what is in it grows: centred, it would move away from under the pointer. */
export const dialogBox = css({
  position: 'fixed',
  inset: 0,
  // Where the highest one is centred.
  margin: 'max(24px, calc(50dvh - 380px)) auto auto',
  padding: 0,
  flexDirection: 'column',
  width: 'calc(100vw - 32px)',
  maxHeight: 'min(760px, calc(100dvh - 48px))',
  border: '1px solid $gray300',
  borderRadius: '10px',
  backgroundColor: '$gray0',
  color: '$gray900',
  overflow: 'hidden',
  '&[open]': { display: 'flex' },
  '&::backdrop': { backgroundColor: 'rgba(16, 18, 17, 0.4)' },
  variants: {
    size: {
      small: { maxWidth: '480px' },
      large: { maxWidth: '860px' },
      full: { maxWidth: '1280px', maxHeight: 'calc(100dvh - 32px)', marginTop: '16px' },
    },
  },
})

export const dialogHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  padding: '12px 12px 12px 20px',
  borderBottom: '1px solid $gray200',
})
export const dialogTitle = css({ fontSize: '15px', fontWeight: 700 })
export const dialogBody = css({
  flex: '1 1 auto',
  minHeight: 0,
  padding: '16px 20px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const dialogFoot = css({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  justifyContent: 'flex-end',
  gap: '8px',
  padding: '12px 20px',
  borderTop: '1px solid $gray200',
})

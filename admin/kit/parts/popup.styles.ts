import { css } from '#ui/css.ts'
import { corner, focusRing } from './styles.ts'

/** A box that opens beside a control, above the bars of the console. */
export const positioner = css({ zIndex: 120, outline: 'none' })
export const popup = css({
  minWidth: 'var(--anchor-width)',
  maxWidth: 'min(420px, var(--available-width))',
  maxHeight: 'min(320px, var(--available-height))',
  padding: '4px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: '1px solid $gray300',
  borderRadius: '8px',
  backgroundColor: '$gray0',
  color: '$gray900',
  fontFamily: '$body',
  fontSize: '13px',
  boxShadow: '0 8px 24px rgba(16, 18, 17, 0.12)',
  outline: 'none',
})
export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '32px',
  padding: '4px 8px 4px 28px',
  position: 'relative',
  borderRadius: '5px',
  cursor: 'default',
  userSelect: 'none',
  outline: 'none',
  '&[data-highlighted]': { backgroundColor: '$gray100' },
  '&[data-selected]': { fontWeight: 600 },
  '& > svg, & > [data-mark]': { position: 'absolute', left: '8px' },
  '@phone': { minHeight: '44px' },
})
export const itemNote = css({ marginLeft: 'auto', paddingLeft: '12px', color: '$gray600', fontSize: '12px' })
export const emptyNote = css({ padding: '8px 10px', color: '$gray600', '&:empty': { display: 'none' } })

export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px',
  minHeight: '32px',
  padding: '0 8px 0 10px',
  border: '1px solid $gray300',
  borderRadius: corner,
  backgroundColor: '$gray0',
  fontSize: '13px',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: '$gray400' },
  '&:focus-visible': focusRing,
  '& > svg': { flex: 'none', color: '$gray600' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '@phone': { minHeight: '44px' },
  variants: {
    wide: {
      true: {
        width: '100%',
        minHeight: '34px',
        fontSize: '14px',
        '@phone': { minHeight: '44px', fontSize: '16px' },
      },
    },
    wrong: { true: { borderColor: '$red' } },
    set: { true: { borderColor: '$gray500', fontWeight: 600 } },
  },
})

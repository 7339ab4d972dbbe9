import { css } from '#ui/css.ts'
import { focusRing } from '#admin/kit/parts/styles.ts'

export const viewSwitch = css({ display: 'flex', gap: '2px', marginLeft: 'auto' })

export const monthBar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  padding: '0 24px 12px',
  '@phone': { padding: '0 16px 10px' },
})
export const monthName = css({
  minWidth: '104px',
  textAlign: 'center',
  fontSize: '15px',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})
export const scroller = css({
  margin: '0 24px 24px',
  overflowX: 'auto',
  borderTop: '1px solid $gray300',
  '&:focus-visible': focusRing,
  '@phone': { margin: '0 0 16px' },
})

const side = '1px solid $gray200'
export const calendar = css({
  width: '100%',
  minWidth: '900px',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  fontSize: '13px',
  '& tbody td, & tbody th': { height: '44px', borderBottom: side },
})
export const rowHead = css({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  width: '220px',
  padding: '6px 12px 6px 4px',
  backgroundColor: '$gray0',
  borderBottom: side,
  textAlign: 'left',
  fontWeight: 500,
  '@phone': { width: '132px', paddingLeft: '16px' },
})
export const rowName = css({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': focusRing,
})
export const dayHead = css({
  padding: '6px 0',
  borderBottom: side,
  borderLeft: side,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: '$gray800',
  '& small': { display: 'block', fontSize: '11px', fontWeight: 400, color: '$gray700' },
  '& button': {
    width: '100%',
    minHeight: '24px',
    fontWeight: 'inherit',
    color: 'inherit',
    borderRadius: '4px',
    '&:hover': { backgroundColor: '$gray100' },
    '&:focus-visible': focusRing,
  },
  variants: {
    sunday: { true: { color: '$red', '& small': { color: '$red' } } },
    today: { true: { backgroundColor: '$gray100', fontWeight: 700 } },
  },
})
export const barCell = css({ padding: 0 })
export const bar = css({
  display: 'block',
  padding: '4px 8px',
  borderRadius: '6px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '12px',
  lineHeight: 1.4,
  variants: {
    status: {
      PUBLIC: { backgroundColor: '$primary1', color: '$onPrimary' },
      SCHEDULED: { boxShadow: 'inset 0 0 0 1px $colors$primary1', color: '$gray900' },
      ENDED: { backgroundColor: '$gray200', color: '$gray700' },
      DRAFT: { border: '1px dashed $gray400', color: '$gray700' },
    },
    goesBack: { true: { borderTopLeftRadius: 0, borderBottomLeftRadius: 0 } },
    goesOn: { true: { borderTopRightRadius: 0, borderBottomRightRadius: 0 } },
  },
})
export const none = css({ padding: '40px 24px', textAlign: 'center', color: '$gray700' })

export const momentBar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px',
  marginBottom: '12px',
})
export const momentNote = css({ flex: '1 1 200px', fontSize: '13px', color: '$gray700', alignSelf: 'center' })
export const momentFrame = css({
  display: 'grid',
  justifyItems: 'center',
  height: 'calc(100dvh - 210px)',
  minHeight: '320px',
  overflow: 'hidden',
  backgroundColor: '$gray100',
})

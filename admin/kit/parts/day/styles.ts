import { css } from '#ui/css.ts'
import { focusRing } from '../styles.ts'

export const dayField = css({
  position: 'relative',
  flex: '1 1 150px',
  minWidth: 0,
  '& input': { paddingRight: '34px' },
})
export const calendarButton = css({
  position: 'absolute',
  top: '1px',
  right: '1px',
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '32px',
  borderRadius: '5px',
  color: '$gray600',
  '&:hover:not(:disabled)': { color: '$gray900' },
  '&:focus-visible': focusRing,
  '@phone': { width: '40px', height: '40px' },
})
export const momentField = css({
  display: 'flex',
  gap: '6px',
  maxWidth: '320px',
  '& > div:last-child': { flex: '0 0 74px' },
})

export const calendarBox = css({
  minWidth: '272px',
  minHeight: '318px',
  padding: '10px',
  border: '1px solid $gray300',
  borderRadius: '8px',
  backgroundColor: '$gray0',
  color: '$gray900',
  fontFamily: '$body',
  fontSize: '13px',
  boxShadow: '0 8px 24px rgba(16, 18, 17, 0.12)',
  outline: 'none',
})

const cell = '36px'
/** The library's own class names; only what they look like is ours. */
export const calendar = css({
  position: 'relative',
  '& .rdp-month_caption': {
    display: 'grid',
    placeItems: 'center',
    height: cell,
    fontSize: '14px',
    fontWeight: 600,
  },
  '& .rdp-nav': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    display: 'flex',
    justifyContent: 'space-between',
  },
  '& .rdp-nav button': {
    display: 'grid',
    placeItems: 'center',
    width: cell,
    height: cell,
    borderRadius: '6px',
    '&:hover': { backgroundColor: '$gray100' },
    '&:focus-visible': focusRing,
    '&:disabled': { opacity: 0.3 },
  },
  '& .rdp-nav svg': { width: '16px', height: '16px', fill: 'currentColor' },
  '& .rdp-month_grid': { borderCollapse: 'collapse' },
  '& .rdp-weekday': { width: cell, height: '28px', fontSize: '12px', fontWeight: 500, color: '$gray700' },
  '& .rdp-day': { padding: 0, textAlign: 'center' },
  '& .rdp-day_button': {
    width: cell,
    height: cell,
    borderRadius: '6px',
    fontVariantNumeric: 'tabular-nums',
    '&:hover:not(:disabled)': { backgroundColor: '$gray100' },
    '&:focus-visible': focusRing,
    '&:disabled': { color: '$gray400' },
  },
  '& .rdp-today .rdp-day_button': { fontWeight: 700, boxShadow: 'inset 0 0 0 1px $colors$gray400' },
  '& .rdp-outside .rdp-day_button': { color: '$gray400' },
  '& .rdp-selected .rdp-day_button': {
    backgroundColor: '$primary1',
    color: '$onPrimary',
    '&:hover:not(:disabled)': { backgroundColor: '$primary1' },
  },
  '& .rdp-vhidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
})

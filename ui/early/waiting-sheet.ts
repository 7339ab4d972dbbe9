/*
 * Look of the sheet that stands where the booking widget will open: in the document before any script has come
 * (`early-booking.tsx`), then in what the widget's launcher puts into the page, which may be anybody's. So it is plain
 * properties, with the colours of a site's theme where there is one. It is laid out as the widget's own panel is
 * (`widget/app/panel.styles.ts`).
 */

export const waitingPanel = {
  position: 'absolute',
  inset: '0 0 0 auto',
  width: 'min(100%, 540px)',
  overflow: 'auto',
  backgroundColor: 'var(--colors-ground, #fff)',
  color: 'var(--colors-ink, #16211c)',
} as const

export const waitingHead = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  height: 'clamp(56px, 9vw, 64px)',
  marginBottom: '32px',
  paddingInlineEnd: 'clamp(4px, 2vw, 16px)',
  borderBottom: '2px solid var(--colors-line, #e6e8e7)',
  color: 'color-mix(in srgb, var(--colors-ink, #16211c) 68%, var(--colors-ground, #fff))',
  fontSize: '0.875rem',
  fontWeight: '500',
} as const

export const waitingClose = {
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  padding: '0',
  border: '0',
  background: 'none',
  color: 'var(--colors-ink, #16211c)',
  cursor: 'pointer',
} as const

export const waitingNote = { margin: '0 20px 24px', opacity: '0.68' } as const

/** Shape of what comes. */
export const waitingRow = {
  height: '72px',
  margin: '0 20px 12px',
  borderRadius: '8px',
  backgroundColor: 'var(--colors-surface, #f2f4f3)',
} as const

export const waitingRows = [1, 2] as const

export const waitingWords = { note: '예약 창을 여는 중입니다.', close: '닫기' } as const

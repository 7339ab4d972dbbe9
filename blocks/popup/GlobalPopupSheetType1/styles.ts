import { css, keyframes } from '#ui/css.ts'
import { text } from '#ui/text.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

export const sheet = css({
  '&&': { width: 'auto', maxWidth: '560px', maxHeight: 'none', overflow: 'hidden' },
})

/** Room is left for the floating button at the right. */
export const place = css({
  position: 'fixed',
  inset: 'auto 0 calc(24px + var(--bottom-bar, 0px)) 0',
  zIndex: '$popup',
  display: 'flex',
  justifyContent: 'center',
  paddingInline: '$24',
  pointerEvents: 'none',
})
export const strip = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  width: '100%',
  maxWidth: '920px',
  minHeight: '72px',
  padding: '$2 $3 $2 $2',
  border: '1px solid $line',
  borderRadius: '$base',
  backgroundColor: '$ground',
  color: '$ink',
  boxShadow: '0 12px 40px rgba(16, 18, 17, 0.12)',
  pointerEvents: 'auto',
  animation: `${rise} $transitions$slow backwards`,
})
export const thumb = css({ '&&': { flex: 'none', width: '56px' }, borderRadius: '$small' })
export const words = css({ display: 'grid', flex: 1, minWidth: 0 })
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
export const title = css({ ...text.label2, ...oneLine, fontWeight: 700 })
export const item = css({ ...text.body4, ...oneLine, color: '$gray600' })
export const steps = css({
  ...text.label4,
  display: 'flex',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const control = css({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '40px',
  height: '44px',
  borderRadius: '$control',
  '@hover': { '&:hover': { backgroundColor: '$surface' } },
})
export const link = css({
  ...text.button3,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '$4',
  borderRadius: '$control',
  backgroundColor: '$primary1',
  color: '$onPrimary',
})
export const dismiss = css({ flex: 'none' })

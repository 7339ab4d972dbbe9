import { css, keyframes } from '#ui/css.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

export const layerPanel = css({ maxWidth: 'none', maxHeight: 'none', margin: 0, overflow: 'hidden' })

const layer = { inset: 0, overflowX: 'hidden', overflowY: 'auto', overscrollBehavior: 'contain' }

/** The page behind it stays in use. */
export const openLayer = css({ ...layer, position: 'fixed', zIndex: '$popup', pointerEvents: 'none' })
export const dimmedLayer = css({
  ...layer,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
})

export const field = css({ position: 'relative', width: '100%' })
export const box = css({
  position: 'absolute',
  overflow: 'hidden',
  borderRadius: '$base',
  pointerEvents: 'auto',
  animation: `${rise} $transitions$slow backwards`,
  variants: {
    // Over a dim nothing more is needed to lift it off the page.
    lifted: { true: { boxShadow: '0 0 0 1px $colors$line, 0 12px 40px rgba(16, 18, 17, 0.12)' }, false: {} },
  },
})

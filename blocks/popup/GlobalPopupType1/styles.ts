import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'
import { shapes, type Shape } from './shape.ts'

/** Shrinks to the window, with 48 px beside it and 124 px above and below. */
const fitted = (shape: Shape) => ({
  width: `min(${shapes[shape].width}px, 100vw - 48px, (100dvh - 124px) * ${shapes[shape].ratio.toFixed(4)})`,
})

export const panel = css({
  maxWidth: 'none',
  '@phone': { '&&': { width: '100%', maxWidth: '560px' } },
  variants: {
    shape: {
      wide: fitted('wide'),
      landscape: fitted('landscape'),
      square: fitted('square'),
      portrait: fitted('portrait'),
      sheet: fitted('sheet'),
    },
  },
})

export const poster = css({ display: 'block', '&:focus-visible': { outlineOffset: '-4px' } })
export const picture = css({
  maxHeight: 'calc(100dvh - 124px)',
  objectFit: 'contain',
  '@phone': { maxHeight: 'calc(90dvh - 56px - env(safe-area-inset-bottom))' },
})

export const bar = css({
  ...text.label3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minHeight: '52px',
  padding: '0 $2 0 $5',
  backgroundColor: '$ground',
  '@phone': { minHeight: '56px', padding: '0 $2 0 $4' },
})

export const dismiss = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '44px',
  cursor: 'pointer',
})
export const checkbox = css({ width: '18px', height: '18px', margin: 0, accentColor: '$colors$primary1' })

export const close = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  paddingInline: '$3',
  fontWeight: 500,
})

import { css } from '#ui/css.ts'

export const thumbnail = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  borderBottom: '1px solid $gray200',
  backgroundColor: '$gray100',
  overflow: 'hidden',
  pointerEvents: 'none',
  '& > iframe': {
    position: 'absolute',
    top: 0,
    left: 0,
    border: 0,
    transformOrigin: '0 0',
    backgroundColor: '$gray0',
  },
  variants: {
    isShown: {
      false: { '& > iframe': { opacity: 0 } },
      true: { '& > iframe': { opacity: 1, transition: 'opacity 150ms ease-out' } },
    },
  },
})

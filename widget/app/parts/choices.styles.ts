import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const chips = css({
  display: 'flex',
  gap: '$2',
  margin: '$4 -32px 0',
  padding: '2px 32px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@phone': { margin: '$3 -20px 0', padding: '2px 20px' },
  variants: {
    // Few enough to be seen all at once, where nothing says that a row goes on.
    all: {
      true: {
        display: 'grid',
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        margin: '$4 0 0',
        padding: 0,
        overflow: 'visible',
        '& > button': { justifyContent: 'center', paddingInline: '$1' },
        '@phone': { margin: '$3 0 0', padding: 0 },
      },
    },
  },
})
export const chip = css({
  ...text.button3,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  maxWidth: '240px',
  paddingInline: '$4',
  border: '1px solid $line',
  borderRadius: '$control',
  whiteSpace: 'nowrap',
  variants: {
    on: {
      true: { borderColor: '$primary1', backgroundColor: '$primary1', color: '$onPrimary' },
      false: { '@hover': { '&:hover': { borderColor: '$gray400' } } },
    },
  },
})

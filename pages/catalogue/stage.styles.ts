import { css } from '#ui/css.ts'

export const widths = css({ display: 'inline-flex', marginBottom: '12px' })
export const width = css({
  minWidth: '48px',
  minHeight: '28px',
  paddingInline: '10px',
  border: '1px solid $gray300',
  backgroundColor: '$gray0',
  fontSize: '12px',
  color: '$gray700',
  '& + &': { borderLeft: 0 },
  '&:first-child': { borderRadius: '4px 0 0 4px' },
  '&:last-child': { borderRadius: '0 4px 4px 0' },
  '&:hover': { backgroundColor: '$gray100' },
  '&[aria-pressed=true]': { backgroundColor: '$gray800', borderColor: '$gray800', color: '$gray0' },
})
export const frames = css({
  display: 'grid',
  gap: '20px',
  variants: {
    many: { true: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' }, false: {} },
  },
})

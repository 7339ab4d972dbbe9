import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

export const place = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '100svh',
  paddingBlock: '$24',
  textAlign: 'center',
})
export const mark = css({
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  color: '$gray600',
  '&::before': {
    content: '""',
    width: '8px',
    height: '8px',
    borderRadius: '$round',
    backgroundColor: '$gray400',
  },
  variants: {
    isReady: { true: { color: readable.primary, '&::before': { backgroundColor: '$primary2' } }, false: {} },
  },
})
export const title = css({ ...text.display2, marginTop: '$5' })
export const words = css({
  ...text.body2,
  marginTop: '$4',
  marginBottom: '$6',
  color: '$gray700',
  whiteSpace: 'pre-line',
})
export const since = css({ ...text.body4, marginTop: '-$4', marginBottom: '$8', color: '$gray600' })

import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const band = css({ paddingBlock: '$6', '@phone': { paddingBlock: '$4' } })
export const place = css({ minHeight: '200px', '@phone': { minHeight: '168px' } })
export const slide = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  minHeight: '200px',
  borderRadius: '$base',
  backgroundColor: '$surface',
  '@phone': { minHeight: '168px' },
})
export const words = css({
  position: 'relative',
  maxWidth: '560px',
  margin: '$6',
  padding: '$6 $8',
  borderRadius: '$small',
  // The words can be read on whatever picture lies below them.
  backgroundColor: 'color-mix(in srgb, $colors$ground 92%, transparent)',
  '@phone': { margin: '$4', padding: '$4 $5' },
})
export const title = css({
  ...text.heading2,
  '& a::after': { content: '""', position: 'absolute', inset: '-200px' },
})
export const description = css({ ...text.body3, marginTop: '$2', color: '$gray700' })

import { css } from '#ui/css.ts'

export const page = css({
  maxWidth: '1400px',
  marginInline: 'auto',
  padding: '$8 $6 $16',
  '@phone': { padding: '$5 $4 $12' },
  '& > section + section': { marginTop: '$16' },
  '& section[data-story] + section[data-story]': { marginTop: '$10' },
})
export const partTitle = css({ fontSize: '20px', fontWeight: 700, marginBottom: '$4' })
export const storyTitle = css({
  fontFamily: '$body',
  fontSize: '12px',
  fontWeight: 500,
  lineHeight: 1.5,
  color: '$gray600',
  marginBottom: '$3',
  paddingBottom: '$2',
  borderBottom: '1px dashed $line',
})
export const missing = css({ padding: '$6' })

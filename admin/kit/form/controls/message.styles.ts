import { css } from '#ui/css.ts'
import { corner } from '../../parts/styles.ts'

/** Words on the left, the phone on the right; one under the other where there is no room. */
export const editor = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 260px',
  gap: '16px 24px',
  alignItems: 'start',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
})
export const side = css({ display: 'grid', gap: '12px', minWidth: 0, justifyItems: 'stretch' })

export const phone = css({
  display: 'grid',
  gap: '10px',
  margin: 0,
  padding: '14px',
  borderRadius: corner,
  backgroundColor: '$gray50',
  variants: { off: { true: { '& > p': { opacity: 0.45 } } } },
})
export const bubble = css({
  justifySelf: 'start',
  maxWidth: '100%',
  padding: '10px 12px',
  borderRadius: '4px 14px 14px 14px',
  backgroundColor: '$gray0',
  border: '1px solid $gray200',
  fontSize: '14px',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

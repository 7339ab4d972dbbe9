import { css } from '#ui/css.ts'

export const stack = css({ display: 'grid', gap: '14px', '& > p': { margin: 0 } })

export const until = css({ fontSize: '13px', color: '$gray700' })
export const live = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  paddingTop: '14px',
  borderTop: '1px solid $gray200',
  fontSize: '13px',
  color: '$gray700',
})

export const answers = css({ display: 'grid', gap: '10px', margin: 0, padding: 0, listStyle: 'none' })
/** What somebody said of the drafts; the line at its side tells one kind from the other beside its words. */
export const answer = css({
  display: 'grid',
  gap: '2px',
  paddingLeft: '12px',
  borderLeft: '3px solid $gray300',
  fontSize: '13px',
  '& small': { color: '$gray600' },
  '& p': { margin: '4px 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  variants: {
    kind: { approved: { borderLeftColor: '#1f8a66' }, changes: { borderLeftColor: '#b7791f' } },
  },
})

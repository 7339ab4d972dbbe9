import { css } from '#ui/css.ts'

/** What leads elsewhere, apart from what ends the dialog. */
export const besideActions = css({ marginRight: 'auto' })

export const changes = css({
  margin: '12px 0',
  border: '1px solid $gray200',
  borderRadius: '6px',
  '& > li + li': { borderTop: '1px solid $gray200' },
})
export const changeRow = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '8px 12px',
  '& > :last-child': { color: '$gray600', fontSize: '13px' },
})
export const liveLink = css({
  display: 'inline-block',
  marginTop: '10px',
  color: '$primary1',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})

export const revisions = css({ '& > li + li': { borderTop: '1px solid $gray200' } })
export const revisionRow = css({ padding: '8px 0' })
export const revisionLine = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '32px',
  '& > :nth-child(2)': { flex: '1 1 auto', minWidth: 0 },
})
export const revisionNumber = css({ flex: 'none', minWidth: '36px', fontWeight: 700 })
export const revisionNow = css({ flex: 'none', fontSize: '13px', fontWeight: 600, color: '$primary1' })
export const keepChoice = css({
  flex: '1 1 100%',
  display: 'flex',
  alignItems: 'start',
  gap: '8px',
  '& input': { marginTop: '3px' },
  '& small': { display: 'block', color: '$gray700', fontSize: '12px' },
})

import { css } from '#ui/css.ts'
import { unfolding } from '#admin/kit/parts/styles.ts'

/** What leads elsewhere, apart from what ends the dialog. */
export const besideActions = css({ marginRight: 'auto' })

export const changes = css({
  margin: '12px 0 16px',
  border: '1px solid $gray200',
  borderRadius: '6px',
  '& > li + li': { borderTop: '1px solid $gray200' },
})
export const changeRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '38px',
  padding: '6px 12px',
  cursor: 'pointer',
  '& > span': { flex: '1 1 auto', minWidth: 0 },
  '& small': { display: 'block', color: '$gray700', fontSize: '12px' },
  '&:hover': { backgroundColor: '$gray50' },
  '@phone': { minHeight: '44px' },
})
/** What others and the checks say of the changes. It comes later than all that is chosen, and so stands below it. */
export const aboutChanges = css({
  display: 'grid',
  gap: '16px',
  marginTop: '20px',
  '&:empty': { display: 'none' },
})
export const hint = css({ color: '$gray700' })
/** When it is published, below what is. */
export const times = css({ display: 'grid', gap: '12px', '& label[for] + *': { marginTop: '4px' } })
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
/** A publication and what can be done with it, which stands below it on a phone. */
export const revisionActions = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px',
  '@phone': { flex: '1 1 100%' },
})
export const historyLine = css({ '@phone': { flexWrap: 'wrap', gap: '4px 12px' } })
export const acceptedWords = css({
  marginLeft: '48px',
  color: '$gray700',
  fontSize: '12px',
  ...unfolding,
  '& > summary': { ...unfolding['& > summary'], minHeight: '24px', '@phone': { minHeight: '44px' } },
  '& ul': { display: 'grid', gap: '6px', margin: '6px 0', paddingLeft: '16px', listStyle: 'disc' },
  '& mark': { backgroundColor: 'transparent', color: '$red', fontWeight: 600 },
  '& small': { display: 'block', fontSize: '12px' },
  '@phone': { marginLeft: 0 },
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

export const aboveHistory = css({ marginBottom: '20px', '&:empty': { display: 'none' } })
export const scheduled = css({
  minWidth: 0,
  '& > h2': { marginBottom: '2px', fontSize: '14px', fontWeight: 700 },
  '& b': { flex: 'none', minWidth: '104px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', color: '$gray700', fontSize: '12px' },
  '@phone': { '& b': { minWidth: '64px', maxWidth: '64px' } },
})
export const scheduledProblem = css({ marginTop: '4px', fontSize: '13px', lineHeight: 1.5, color: '$red' })

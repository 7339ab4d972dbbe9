import { css } from '#ui/css.ts'
import { corner, focusRing } from '#admin/kit/parts/styles.ts'

/** A title is most of a line on a phone. */
export const naming = css({ '@smallTablet': { '&&': { maxWidth: '68vw', width: '68%' } } })
/** The title of a line, which opens it. */
export const opener = css({
  display: 'block',
  width: '100%',
  padding: '8px 0',
  fontWeight: 600,
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '&:focus-visible': focusRing,
})
export const mark = css({ marginLeft: '6px', color: '$gray600', verticalAlign: '-1px' })
export const words = css({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.65,
  fontSize: '15px',
})
export const pictures = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '& a': { display: 'block', borderRadius: corner, overflow: 'hidden' },
  '& a:focus-visible': focusRing,
  '& img': {
    display: 'block',
    width: '132px',
    height: '100px',
    objectFit: 'cover',
    backgroundColor: '$gray100',
  },
})
export const reply = css({ display: 'grid', gap: '6px', paddingTop: '14px', borderTop: '1px solid $gray200' })
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  paddingTop: '12px',
  borderTop: '1px solid $gray200',
  '& > [role=alert]': { flexBasis: '100%' },
  '@phone': { '& > button': { minHeight: '44px' } },
})

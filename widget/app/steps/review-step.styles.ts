import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'
import { quiet } from '../panel.styles.ts'

export const facts = css({
  display: 'grid',
  gap: '$2',
  marginTop: '$6',
  paddingTop: '$5',
  borderTop: '1px solid $ink',
  '& > div': {
    ...text.body4,
    fontSize: '0.9375rem',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '$4',
  },
  '& dt': { flex: 'none', color: quiet },
  '& dd': { textAlign: 'right', fontWeight: 600 },
})
/** What somebody has written themselves. */
export const question = css({
  ...text.body3,
  marginTop: '$3',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const items = css({
  marginTop: '$5',
  borderTop: '1px solid $line',
  '& li': {
    ...text.body4,
    fontSize: '0.9375rem',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$4',
    paddingBlock: '$3',
    borderBottom: '1px solid $line',
  },
  '& small': { ...text.body5, display: 'block', color: quiet },
})
export const total = css({
  '&& > strong': { fontSize: '1.375rem', letterSpacing: '-0.02em', whiteSpace: 'nowrap' },
  '&&': { borderBottomColor: '$ink', fontWeight: 700 },
})

export const consents = css({ marginTop: '$3' })
export const consentAll = css({
  ...text.label2,
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '56px',
  paddingInline: '$4',
  borderRadius: '$small',
  backgroundColor: '$surface',
  fontWeight: 700,
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: '2px solid $primary2', outlineOffset: '2px' },
})
export const consent = css({ borderBottom: '1px solid $line' })
export const consentRow = css({
  ...text.body4,
  fontSize: '0.9375rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  alignItems: 'center',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: '$3',
    minHeight: '52px',
    paddingLeft: '$4',
    cursor: 'pointer',
  },
  '& label:has(:focus-visible)': { outline: '2px solid $primary2', outlineOffset: '-2px' },
})
export const need = css({ ...text.label4, flex: 'none', color: quiet })
export const unfold = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: quiet,
  '& svg': { transition: 'transform $transitions$quick' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
})
export const words = css({
  ...text.body5,
  fontSize: '0.8125rem',
  '&:not([hidden])': { display: 'grid' },
  gap: '$2',
  margin: '0 0 $4 $4',
  padding: '$4',
  borderRadius: '$small',
  backgroundColor: '$surface',
  '& dt': { fontWeight: 700 },
  '& dd': { color: quiet },
})

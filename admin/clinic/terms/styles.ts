import { css } from '#ui/css.ts'

export const part = css({ padding: '0 24px 20px', '@phone': { padding: '0 16px 16px' } })
export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  width: '100%',
  fontSize: '13px',
  color: '$gray700',
  '& > li': { overflowWrap: 'anywhere' },
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const pane = css({
  padding: '20px 24px 64px',
  '& > *': { maxWidth: '760px' },
  '@phone': { padding: '16px 16px 64px' },
})
export const compareHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: '44px',
  paddingBottom: '8px',
  borderBottom: '1px solid $gray200',
  fontSize: '13px',
  '& > p': { color: '$gray700' },
  '& > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '36px',
    cursor: 'pointer',
  },
  '@phone': { '& > label': { minHeight: '44px' } },
})
export const paragraphs = css({ display: 'grid', fontSize: '14px', lineHeight: 1.7 })
export const compared = css({
  margin: 0,
  padding: '6px 0 6px 14px',
  borderLeft: '2px solid transparent',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& del': { color: '#8f2a22', backgroundColor: '#fdf2f1', textDecoration: 'line-through' },
  '& ins': { color: '#146044', backgroundColor: '#eaf5f0', textDecoration: 'none', fontWeight: 500 },
  variants: {
    isHeading: { true: { marginTop: '12px', fontWeight: 700 } },
    kind: {
      same: { color: '$gray800' },
      changed: { borderLeftColor: '$gray400' },
      added: { borderLeftColor: '#1f8a66' },
      removed: { borderLeftColor: '#c0554b' },
    },
  },
})

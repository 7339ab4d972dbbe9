import { css } from '#ui/css.ts'
import { corner, focusRing } from '../../parts/styles.ts'

export const frame = css({
  minWidth: 0,
  border: '1px solid $gray300',
  borderRadius: corner,
  backgroundColor: '$gray0',
  '&:hover': { borderColor: '$gray400' },
  '&:focus-within': { borderColor: '$primary1', boxShadow: '0 0 0 1px $colors$primary1' },
  variants: { wrong: { true: { borderColor: '$red' } } },
})
export const bar = css({ padding: '4px', borderBottom: '1px solid $gray200' })
export const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '2px' })
export const tool = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '30px',
  height: '30px',
  borderRadius: '4px',
  color: '$gray700',
  fontSize: '13px',
  '& svg': { width: '17px', height: '17px' },
  '&:hover:not(:disabled)': { backgroundColor: '$gray100', color: '$gray900' },
  '&[aria-pressed=true]': { backgroundColor: '$gray200', color: '$gray900' },
  '&:focus-visible': focusRing,
  '&:disabled': { opacity: 0.3, cursor: 'not-allowed' },
  '@phone': { width: '44px', height: '44px' },
  variants: { worded: { true: { width: 'auto', padding: '0 8px', '@phone': { width: 'auto' } } } },
})

/** What ProseMirror needs to keep spaces, and the parts as a site roughly shows them. */
export const writing = css({
  '& .ProseMirror': {
    position: 'relative',
    minHeight: '140px',
    maxHeight: '60vh',
    overflowY: 'auto',
    padding: '10px 12px',
    outline: 'none',
    fontSize: '14px',
    lineHeight: 1.65,
    whiteSpace: 'break-spaces',
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    '@phone': { fontSize: '16px' },
  },
  '& .ProseMirror > * + *': { marginTop: '10px' },
  '& h2': { fontSize: '18px', fontWeight: 700, lineHeight: 1.4 },
  '& h3': { fontSize: '15px', fontWeight: 700, lineHeight: 1.4 },
  '& ul': { paddingLeft: '20px', listStyle: 'disc' },
  '& ol': { paddingLeft: '22px', listStyle: 'decimal' },
  '& blockquote': { paddingLeft: '12px', borderLeft: '3px solid $gray300', color: '$gray700' },
  '& aside': { padding: '8px 12px', borderRadius: corner, backgroundColor: '$gray100' },
  '& .tableWrapper': { overflowX: 'auto' },
  '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', fontSize: '13px' },
  '& td, & th': {
    padding: '4px 8px',
    border: '1px solid $gray300',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  '& tr:first-child > *': { backgroundColor: '$gray50', fontWeight: 600 },
  '& .selectedCell': { backgroundColor: '$gray200' },
  '& strong': { fontWeight: 700 },
  '& a': { color: '$primary1', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& figure': { color: '$gray600', fontSize: '13px' },
  '& figure img': { display: 'block', maxWidth: '100%', maxHeight: '220px' },
  '& [data-link]': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& .ProseMirror-selectednode': { outline: '2px solid $primary1', outlineOffset: '2px' },
})
export const panelActions = css({ display: 'flex', gap: '8px', marginTop: '8px' })
export const panel = css({ padding: '12px', borderTop: '1px solid $gray200' })

import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

export const page = css({
  minHeight: '72svh',
  paddingTop: '$12',
  paddingBottom: '$32',
  '@phone': { paddingTop: '$5', paddingBottom: '$16' },
})
export const article = css({ maxWidth: '860px', marginInline: 'auto' })
export const trail = css({
  ...text.label3,
  maxWidth: '860px',
  marginInline: 'auto',
  color: '$gray600',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  '@hover': { '& a:hover': { color: '$ink' } },
})
export const head = css({ paddingBottom: '$6', borderBottom: '1px solid $ink' })
export const title = css({
  ...text.heading1,
  display: 'flex',
  alignItems: 'baseline',
  gap: '$3',
  textWrap: 'pretty',
  '& svg': { flex: 'none', color: '$gray600' },
})
export const facts = css({
  ...text.body4,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  marginTop: '$3',
  color: '$gray600',
})
export const words = css({
  paddingBlock: '$8',
  lineHeight: 1.8,
  whiteSpace: 'pre-line',
  fontSize: '1.0625rem',
  '@phone': { fontSize: '1rem', paddingBlock: '$6' },
})
export const pictures = css({
  display: 'grid',
  gap: '$4',
  paddingBottom: '$8',
  '& img': { borderRadius: '$small' },
})
export const reply = css({
  padding: '$8',
  borderRadius: '$base',
  backgroundColor: '$surface',
  '@phone': { padding: '$5' },
})
export const replyTitle = css({
  ...text.label2,
  fontFamily: '$body',
  fontWeight: 700,
  color: readable.primary,
})
export const replyWords = css({ marginTop: '$3', lineHeight: 1.8, whiteSpace: 'pre-line' })
export const replyDate = css({ ...text.body4, display: 'block', marginTop: '$3', color: '$gray600' })
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  marginTop: '$8',
  paddingTop: '$6',
  borderTop: '1px solid $line',
  '& > :first-child': { marginRight: 'auto' },
})
export const removal = css({
  maxWidth: '480px',
  marginTop: '$6',
  marginLeft: 'auto',
  padding: '$6',
  border: '1px solid $line',
  borderRadius: '$small',
  '@phone': { padding: '$5' },
})
export const locked = css({
  display: 'grid',
  gap: '$7',
  maxWidth: '480px',
  marginInline: 'auto',
  paddingBlock: '$14',
  '& > p': { ...text.body3, color: '$gray700', textWrap: 'pretty' },
  '@phone': { paddingBlock: '$8' },
})

import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

/** Right below the title of the page. */
export const headless = css({ '&&': { paddingTop: '$6', '@phone': { paddingTop: '$3' } } })
export const pages = css({ marginTop: '$16', '&:empty': { display: 'none' } })

/* the one event */
export const one = css({ paddingTop: '$6', paddingBottom: '$24', '@phone': { paddingBottom: '$14' } })
export const event = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '$16',
  alignItems: 'start',
  '@tablet': { gap: '$10' },
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$6' },
})
export const picture = css({
  '& > *': { borderRadius: '$base' },
  '@phone': { marginInline: '-$sizes$sideMobile', '& > *': { borderRadius: 0 } },
})
export const words = css({ minWidth: 0 })
export const labels = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  minHeight: '28px',
  marginBottom: '$3',
  '& span': { marginLeft: 0 },
})
export const title = css({ ...text.heading1 })
export const summary = css({ ...text.body2, marginTop: '$3', color: '$gray700', textWrap: 'pretty' })
export const offerTitle = css({ ...text.label2, marginTop: '$8', fontFamily: '$body', fontWeight: 600 })
export const offers = css({ marginTop: '$3', borderTop: '1px solid $ink' })
export const offer = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 20px',
  alignItems: 'center',
  gap: '$4',
  minHeight: '72px',
  paddingBlock: '$3',
  borderBottom: '1px solid $line',
  '& strong': { ...text.label2, display: 'block' },
  '& small': { ...text.body4, color: '$gray600' },
  '& p': { justifyContent: 'flex-end', textAlign: 'right' },
  '& p small': { ...text.body5 },
  '& > svg': { color: '$gray500', transition: 'transform $base' },
  '@hover': { '&:hover > svg': { transform: 'translateX(4px)' } },
})
export const reserve = css({ width: '100%', marginTop: '$6' })
export const body = css({ gridColumn: '1 / -1', maxWidth: '820px', '& > :first-child': { marginTop: 0 } })

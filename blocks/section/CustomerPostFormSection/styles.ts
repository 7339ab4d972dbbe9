import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const link = css({
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  textDecoration: 'underline',
  textUnderlineOffset: '5px',
})
export const words = css({ ...text.body3, color: '$gray700' })
export const hint = css({ ...text.body5, marginLeft: '36px', color: '$gray600' })
export const pictureField = css({ display: 'grid', gap: '$3' })
export const label = css({
  ...text.label3,
  fontWeight: 600,
  '& small': { ...text.body5, marginLeft: '$1', color: '$gray600', fontWeight: 400 },
})
export const thumbnails = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  '& li': { position: 'relative' },
  '& img': {
    width: '96px',
    height: '96px',
    objectFit: 'cover',
    borderRadius: '$small',
    backgroundColor: '$surface',
  },
  '& button': {
    position: 'absolute',
    top: '-10px',
    right: '-10px',
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    border: '2px solid $ground',
    borderRadius: '$round',
    backgroundColor: '$ink',
    color: '$ground',
  },
})

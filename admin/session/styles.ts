import { css } from '#ui/css.ts'
import { focusRing } from '#admin/kit/parts/styles.ts'

export const page = css({ display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: '24px 16px' })
export const card = css({
  width: '100%',
  maxWidth: '380px',
  padding: '32px',
  border: '1px solid $gray200',
  borderRadius: '10px',
  backgroundColor: '$gray0',
  '@phone': { padding: '24px 20px' },
})
export const title = css({ fontSize: '18px', fontWeight: 700 })
export const lead = css({ marginTop: '2px', fontSize: '13px', color: '$gray600' })
export const form = css({ display: 'grid', gap: '16px', marginTop: '24px' })
/** Another way on, below a form. */
export const turn = css({
  display: 'block',
  minHeight: '32px',
  margin: '14px auto 0',
  fontSize: '13px',
  color: '$gray700',
  textAlign: 'center',
  '&:focus-visible': focusRing,
  '@phone': { minHeight: '44px' },
  variants: {
    plain: { true: { minHeight: 0 }, false: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  },
  defaultVariants: { plain: false },
})
/** Another way in, below the form. */
export const other = css({ display: 'grid', gap: '10px', marginTop: '10px' })
export const cover = css({
  position: 'fixed',
  inset: 0,
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: '$gray100',
  color: '$gray900',
})

import { css } from './css.ts'
import { discountRate, formatNumber, vatText } from './format.ts'
import { readable } from './readable.ts'
import { text } from './text.ts'
import { visuallyHidden } from './visually-hidden.ts'

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$2',
  lineHeight: 1.3,
})
const before = css({ ...text.body4, color: '$gray600', width: '100%', textDecorationThickness: '1px' })
const now = css({
  fontWeight: 700,
  letterSpacing: '-0.02em',
  // On one line wherever that fits.
  overflowWrap: 'anywhere',
  variants: {
    size: {
      medium: { fontSize: '1.25rem', '@phone': { fontSize: '1.125rem' } },
      large: { fontSize: '1.75rem', '@phone': { fontSize: '1.375rem' } },
    },
  },
  defaultVariants: { size: 'medium' },
})
const rate = css({ color: readable.accent })
const unit = css({ fontSize: '0.7em', fontWeight: 500, marginLeft: '1px' })
const vat = css({ ...text.body5, color: '$gray600' })

type PriceProps = {
  price: number
  priceBefore?: number | undefined
  /** True where the price includes VAT; every price shows which. Source: docs/product.md, V1. */
  isIncludeVat: boolean
  size?: 'medium' | 'large'
  /** The lowest of several: 99,000원부터. */
  isFrom?: boolean | undefined
}

/** A price in won: large, its unit small, the old one quiet and struck, the rate in the accent. */
export function Price({ price, priceBefore, isIncludeVat, size = 'medium', isFrom = false }: PriceProps) {
  return (
    // All of it anew where it changes, as `FreshText` does.
    <p key={`${price} ${priceBefore}`} className={box()}>
      {priceBefore !== undefined && (
        <>
          <del className={before()}>
            <span className={visuallyHidden()}>할인 전 </span>
            {formatNumber(priceBefore)}원
          </del>
          <strong className={`${now({ size })} ${rate()}`}>
            {discountRate(priceBefore, price)}%<span className={visuallyHidden()}> 할인</span>
          </strong>
        </>
      )}
      <strong className={now({ size })}>
        {formatNumber(price)}
        <wbr />
        <span className={unit()}>{isFrom ? '원부터' : '원'}</span>
      </strong>
      <small className={vat()}>{vatText(isIncludeVat)}</small>
    </p>
  )
}

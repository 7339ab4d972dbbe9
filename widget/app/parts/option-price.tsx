import { formatNumber, vatText } from '#ui/format.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import type { ProductOption } from '../../api.ts'
import { price as priceClass } from './parts.styles.ts'

/** A price as a row has room for; it says whether VAT is in it, as every price does. */
export function OptionPrice({ price }: { price: NonNullable<ProductOption['price']> }) {
  const { amount, regularAmount, discountRate, isIncludeVat } = price
  return (
    // All of it anew where it changes, as `FreshText` does.
    <span key={`${amount} ${regularAmount}`} className={priceClass()}>
      {discountRate > 0 && (
        <em>
          {discountRate}%<span className={visuallyHidden()}> 할인</span>
        </em>
      )}
      <strong>{formatNumber(amount)}원</strong>
      {discountRate > 0 && (
        <del>
          <span className={visuallyHidden()}>할인 전 </span>
          {formatNumber(regularAmount)}원
        </del>
      )}
      <small>{vatText(isIncludeVat)}</small>
    </span>
  )
}

import type { Price as ProductPriceData } from '#schema/products.ts'
import { Price } from './price.tsx'

type ProductPriceProps = {
  /** `null` where the clinic shows no prices: nothing stands there then. */
  price: (Pick<ProductPriceData, 'amount' | 'regularAmount' | 'isIncludeVat'> & { isFrom?: boolean }) | null
  size?: 'medium' | 'large'
}

/** Price of a treatment or one of its options now, as the API answers it. */
export function ProductPrice({ price, size = 'medium' }: ProductPriceProps) {
  if (!price) return null
  const { amount, regularAmount, isIncludeVat, isFrom } = price
  return (
    <Price
      price={amount}
      priceBefore={regularAmount > amount ? regularAmount : undefined}
      isIncludeVat={isIncludeVat}
      isFrom={isFrom}
      size={size}
    />
  )
}

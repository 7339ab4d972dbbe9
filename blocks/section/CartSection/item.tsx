import { useClinicWords } from '#api/use-clinic-words.ts'
import { PartnerMark } from '#ui/partner-mark.tsx'
import { Picture } from '#ui/picture.tsx'
import { ProductPrice } from '#ui/product-price.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { TickBox } from '#ui/tick-box.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { X } from 'lucide-react'
import * as styles from './styles.ts'
import type { CartItem } from './sums.ts'

const reasons = {
  GONE: '없어진 시술입니다.',
  HIDDEN: '지금은 예약을 받지 않는 시술입니다.',
} as const

type ItemProps = {
  item: CartItem
  index: number
  isChanging: boolean
  onRemove: () => void
  isChosen?: boolean
  /** Absent where it cannot be booked. */
  onToggle?: () => void
  onQuantity?: (quantity: number) => void
}

/** One option in the cart. What can no longer be booked says why, and can only be taken out. */
export function Item({
  item,
  index,
  isChanging,
  onRemove,
  isChosen = false,
  onToggle,
  onQuantity,
}: ItemProps) {
  const { productId, productName, optionName, image, quantity, durationMinutes, price, isAvailable } = item
  const say = useClinicWords()
  const total = price && {
    ...price,
    amount: price.amount * quantity,
    regularAmount: price.regularAmount * quantity,
  }
  return (
    <li className={styles.item({ available: isAvailable })}>
      {onToggle ? (
        <TickBox checked={isChosen} onChange={onToggle}>
          <span className={visuallyHidden()}>
            {productName} {optionName} 선택
          </span>
        </TickBox>
      ) : (
        <span />
      )}
      <div className={styles.thumbnail()}>
        {image ? (
          // The name beside it says what it is.
          <Picture image={{ ...image, alt: '' }} fit="square" sizes="96px" />
        ) : (
          <PartnerMark name={productName} index={index} fit="square" />
        )}
      </div>
      <div className={styles.words()}>
        <h2 className={styles.name()}>
          {productId !== null && isAvailable ? (
            <a href={`/products/${productId}`}>{productName}</a>
          ) : (
            productName
          )}
        </h2>
        <p className={styles.option()}>
          {durationMinutes === null ? optionName : `${optionName} · 약 ${durationMinutes}분`}
        </p>
        {item.unavailableReason && <p className={styles.reason()}>{say(reasons[item.unavailableReason])}</p>}
      </div>
      <div className={styles.end()}>
        {isAvailable && <ProductPrice price={total} />}
        {onQuantity && (
          <QuantityStepper
            value={quantity}
            onChange={onQuantity}
            label={`${productName} ${optionName}`}
            disabled={isChanging}
          />
        )}
      </div>
      <button
        type="button"
        className={styles.remove()}
        aria-label={`${productName} ${optionName} 빼기`}
        disabled={isChanging}
        onClick={onRemove}
      >
        <X size={20} strokeWidth={1.5} aria-hidden />
      </button>
    </li>
  )
}

import type { CartInput } from '#schema/carts.ts'
import type { ProductDetail, ProductOption } from '#schema/products.ts'
import { formatDate, lastDayOf } from '#ui/format.ts'
import { ProductPrice } from '#ui/product-price.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { TickBox } from '#ui/tick-box.tsx'
import { mostOfOne } from './limits.ts'
import * as styles from './styles.ts'

type OptionsProps = {
  id: string
  product: ProductDetail
  items: CartInput['items']
  onChoose: (optionId: number, quantity: number) => void
  /** Condition that must be met first. */
  problem: string | null
}

/** Ways to have the treatment. Each is picked by a tick, and then counted. */
export function Options({ id, product, items, onChoose, problem }: OptionsProps) {
  if (product.options.length === 0) {
    return <p className={styles.noOptions()}>옵션은 상담하면서 함께 정합니다. 예약하고 편하게 여쭤 보세요.</p>
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.options()}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend className={styles.legend()}>옵션 선택</legend>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem()}>
          {problem}
        </p>
      )}
      <ul>
        {product.options.map((option) => (
          <Option
            key={option.id}
            option={option}
            isUsual={option.durationMinutes === product.durationMinutes}
            quantity={items.find(({ productOptionId }) => productOptionId === option.id)?.quantity ?? 0}
            onChoose={(quantity) => onChoose(option.id, quantity)}
          />
        ))}
      </ul>
    </fieldset>
  )
}

type OptionProps = {
  option: ProductOption
  /** Says whether it takes as long as the treatment says. */
  isUsual: boolean
  quantity: number
  onChoose: (quantity: number) => void
}

function Option({ option, isUsual, quantity, onChoose }: OptionProps) {
  const { name, sessions, durationMinutes, price } = option
  const isChosen = quantity > 0
  const facts = [
    ...(sessions > 1 ? [`${sessions}회`] : []),
    ...(isUsual ? [] : [`약 ${durationMinutes}분`]),
    ...(price && price.kind !== 'REGULAR'
      ? [
          price.kind === 'EVENT' ? '이벤트가' : '할인가',
          ...(price.endsAt ? [`${formatDate(lastDayOf(price.endsAt))}까지`] : []),
        ]
      : []),
  ]
  return (
    <li className={styles.option({ chosen: isChosen })}>
      <TickBox checked={isChosen} onChange={() => onChoose(isChosen ? 0 : 1)}>
        <span className={styles.optionWords()}>
          <strong>{name}</strong>
          {facts.map((fact) => (
            <small key={fact}>{fact}</small>
          ))}
        </span>
      </TickBox>
      <div className={styles.optionEnd()}>
        <ProductPrice price={price} />
        {isChosen && <QuantityStepper value={quantity} max={mostOfOne} onChange={onChoose} label={name} />}
      </div>
    </li>
  )
}

import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import type { Product } from '../../api.ts'
import { minutesText } from '../time-words.ts'
import { useWidget } from '../context.ts'
import { linkButton } from '../panel.styles.ts'
import { OptionPrice } from '../parts/option-price.tsx'
import * as styles from './treatment-step.styles.ts'

/** Most of one option in one booking. */
const mostOfOne = 20

function Quantity({ optionId, name }: { optionId: number; name: string }) {
  const { booking, dispatch } = useWidget()
  const quantity = booking.items.find(({ productOptionId }) => productOptionId === optionId)?.quantity ?? 1
  return (
    <div className={styles.quantity()}>
      <QuantityStepper
        value={quantity}
        label={name}
        max={mostOfOne}
        onChange={(next) => dispatch({ type: 'quantity', optionId, quantity: next })}
      />
    </div>
  )
}

/** So many options are shown of a treatment at first. */
const fewOptions = 4

/** A treatment with its options, the first few of them at first. */
export function ProductRow({ product }: { product: Product }) {
  const { booking } = useWidget()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const chosen = new Set(booking.items.map(({ productOptionId }) => productOptionId))
  const options = product.options.filter(
    (option, index) => isWhole || index < fewOptions || chosen.has(option.id),
  )
  const hidden = product.options.length - options.length
  return (
    <li className={styles.product()}>
      <h3 id={id} className={styles.productName()}>
        {product.name}
      </h3>
      {product.summary && <p className={styles.summary()}>{product.summary}</p>}
      <ul aria-labelledby={id} className={styles.options()}>
        {options.map((option) => (
          <OptionRow key={option.id} option={option} isOn={chosen.has(option.id)} />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className={linkButton()} onClick={() => setWhole(true)}>
          {`${hidden}개 더 보기`}
        </button>
      )}
    </li>
  )
}

type OptionRowProps = { option: Product['options'][number]; isOn: boolean }

function OptionRow({ option, isOn }: OptionRowProps) {
  const { dispatch } = useWidget()
  return (
    <li>
      <label className={styles.option({ on: isOn })}>
        <input
          type="checkbox"
          className={visuallyHidden()}
          checked={isOn}
          onChange={() => dispatch({ type: 'toggle', optionId: option.id })}
        />
        <span className={styles.box({ on: isOn })}>
          {isOn && <Check size={16} strokeWidth={2.5} aria-hidden="true" />}
        </span>
        <span className={styles.optionText()}>
          <span className={styles.optionName()}>
            {option.name}
            <small>
              {[option.sessions > 1 && `${option.sessions}회`, minutesText(option.durationMinutes)]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          {option.price && <OptionPrice price={option.price} />}
        </span>
      </label>
      {isOn && <Quantity optionId={option.id} name={option.name} />}
    </li>
  )
}

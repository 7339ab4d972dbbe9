import { Minus, Plus } from 'lucide-react'
import { css } from './css.ts'
import { FreshText } from './fresh-text.tsx'
import { text } from './text.ts'

const box = css({
  display: 'inline-grid',
  gridTemplateColumns: '44px 36px 44px',
  alignItems: 'center',
  height: '44px',
  border: '1px solid $line',
  borderRadius: '$control',
  backgroundColor: '$ground',
  color: '$ink',
})
const step = css({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  borderRadius: '$control',
  cursor: 'pointer',
  transition: 'opacity $quick',
  '@hover': { '&:hover:not(:disabled)': { opacity: 0.6 } },
  '&:disabled': { opacity: 0.32, cursor: 'default' },
})
const number = css({ ...text.label2, textAlign: 'center', fontVariantNumeric: 'tabular-nums' })

type QuantityStepperProps = {
  value: number
  onChange: (value: number) => void
  /** Name of what is counted, for those who do not see it: `5회`. */
  label: string
  max?: number
  disabled?: boolean
}

/** Quantity: a number between two buttons. */
export function QuantityStepper({
  value,
  onChange,
  label,
  max = 99,
  disabled = false,
}: QuantityStepperProps) {
  return (
    <div role="group" aria-label={`${label} 수량`} className={box()}>
      <button
        type="button"
        className={step()}
        disabled={disabled || value <= 1}
        onClick={() => onChange(value - 1)}
        aria-label="하나 빼기"
      >
        <Minus size={16} strokeWidth={1.75} aria-hidden />
      </button>
      <output className={number()}>
        <FreshText>{value}</FreshText>
      </output>
      <button
        type="button"
        className={step()}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
        aria-label="하나 더하기"
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}

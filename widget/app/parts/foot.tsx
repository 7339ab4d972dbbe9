import type { ReactNode } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { FreshText } from '#ui/fresh-text.tsx'
import { foot } from '../panel.styles.ts'
import { Fault } from './fault.tsx'
import * as styles from './parts.styles.ts'

type FootProps = {
  /** Choices so far, or the time that is left of the hold. */
  children?: ReactNode
  label: string
  onNext: () => void
  disabled?: boolean
  /** Reason why it cannot be pressed. */
  reason?: string | undefined
  isBusy?: boolean
  /** Error of the call that it makes. */
  error?: unknown
  /** Way out beside one that something is lost by. */
  keep?: { label: string; onKeep: () => void }
}

/** The way on, always within the thumb's reach; in red, beside a way out, where something is lost by it. */
export function Foot({
  children,
  label,
  onNext,
  disabled = false,
  reason,
  isBusy = false,
  ...rest
}: FootProps) {
  const { error, keep } = rest
  const hint = disabled ? reason : undefined
  return (
    <div className={foot()}>
      <Fault error={error} />
      {children}
      {hint && (
        <p id="foot-reason" className={styles.reason()}>
          <FreshText>{hint}</FreshText>
        </p>
      )}
      <div className={styles.ways()}>
        {keep && (
          <button
            type="button"
            className={`${buttonClass({ look: 'outline', size: 'large' })} ${styles.wide()}`}
            onClick={keep.onKeep}
          >
            {keep.label}
          </button>
        )}
        <button
          type="button"
          className={`${buttonClass({ look: keep ? 'danger' : 'primary', size: 'large' })} ${styles.wide()}`}
          aria-disabled={disabled || isBusy || undefined}
          aria-describedby={hint ? 'foot-reason' : undefined}
          data-off={disabled || undefined}
          onClick={() => {
            if (!disabled && !isBusy) onNext()
          }}
        >
          <FreshText>{isBusy ? '잠시만 기다려 주세요' : label}</FreshText>
        </button>
      </div>
    </div>
  )
}

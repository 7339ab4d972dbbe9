import { useId, type InputHTMLAttributes, type Ref } from 'react'
import * as styles from './parts.styles.ts'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className' | 'id'> & {
  label: string
  onWrite: (text: string) => void
  hint?: string | undefined
  /** Error, said under the field and by a screen reader. */
  fault?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A field with its label above it. */
export function Field({ label, onWrite, hint, fault, ref, ...input }: FieldProps) {
  const id = useId()
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field()}>
      <label htmlFor={id} className={styles.label()}>
        {label}
      </label>
      <input
        {...input}
        ref={ref}
        id={id}
        className={styles.input()}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onWrite(event.target.value)}
      />
      {fault && (
        <p id={`${id}-fault`} className={styles.fault()} role="alert">
          {fault}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint()}>
          {hint}
        </p>
      )}
    </div>
  )
}

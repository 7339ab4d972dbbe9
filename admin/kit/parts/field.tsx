import { useId, type ReactNode } from 'react'
import { fieldError, fieldHint, fieldLabel } from './styles.ts'

type FieldProps = {
  title: string
  error?: string | undefined
  hint?: string
  children: (id: string, isWrong: boolean) => ReactNode
}

/** A control with its label, and what is wrong with it or what it is for. */
export function Field({ title, error, hint, children }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label className={fieldLabel()} htmlFor={id}>
        {title}
      </label>
      {children(id, error !== undefined)}
      {hint && !error && <p className={fieldHint()}>{hint}</p>}
      {error && (
        <p className={fieldError()} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

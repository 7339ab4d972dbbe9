import { useId, type ReactNode } from 'react'
import { field, fieldError, fieldHint, fieldLabel } from './styles.ts'

type FieldProps = {
  title: string
  error?: string | undefined
  hint?: string | undefined
  children: (id: string, isWrong: boolean) => ReactNode
}

/** A control with its label, and what is wrong with it or what it is for. */
export function Field({ title, error, hint, children }: FieldProps) {
  const id = useId()
  return (
    <div className={field()}>
      <label className={fieldLabel()} htmlFor={id}>
        {title}
      </label>
      {children(id, error !== undefined)}
      {hint && !error && (
        <p id={`${id}-note`} className={fieldHint()}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-note`} className={fieldError()} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

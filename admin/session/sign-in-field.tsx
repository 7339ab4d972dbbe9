import { useId, type ComponentProps } from 'react'
import { fieldError, fieldLabel, input } from '#admin/kit/parts/styles.ts'
import { field } from '#admin/kit/form/controls/styles.ts'

type SignInFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A labelled input with its error. */
export function SignInField({ label, error, onChange, ...props }: SignInFieldProps) {
  const id = useId()
  return (
    <div className={field()}>
      <label className={fieldLabel()} htmlFor={id}>
        {label}
      </label>
      <input
        {...props}
        id={id}
        className={input()}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={fieldError()} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

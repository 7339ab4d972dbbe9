import type { ComponentProps } from 'react'
import { Button } from '#admin/kit/parts/button.tsx'
import { button, fieldError, input } from '#admin/kit/parts/styles.ts'
import { adding } from './styles.ts'

type AddingFormProps = Pick<
  ComponentProps<'input'>,
  'type' | 'placeholder' | 'autoCapitalize' | 'spellCheck'
> & {
  label: string
  value: string
  error: string | undefined
  /** What its button says. */
  submit: string
  isBusy: boolean
  onType: (value: string) => void
  onSubmit: () => void
}

/** One line that adds to the list above it. */
export function AddingForm(props: AddingFormProps) {
  const { label, value, error, submit, isBusy, onType, onSubmit, ...rest } = props
  return (
    <form
      className={adding()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div>
        <input
          {...rest}
          className={input()}
          aria-label={label}
          value={value}
          aria-invalid={error !== undefined}
          onChange={(event) => onType(event.target.value)}
        />
        {error && (
          <p className={fieldError()} role="alert">
            {error}
          </p>
        )}
      </div>
      <Button type="submit" className={button()} disabled={isBusy || value.trim() === ''}>
        {submit}
      </Button>
    </form>
  )
}

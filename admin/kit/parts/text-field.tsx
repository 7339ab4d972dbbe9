import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { input } from './styles.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  title: string
  error?: string | undefined
  hint?: string
  onChange: (value: string) => void
}

export const TextField = ({ title, error, hint, onChange, ...props }: TextFieldProps) => (
  <Field title={title} error={error} hint={hint}>
    {(id, isWrong) => (
      <input
        {...props}
        id={id}
        className={input()}
        aria-invalid={isWrong}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
)

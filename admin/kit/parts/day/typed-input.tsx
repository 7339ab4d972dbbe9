import { useState, type ComponentProps } from 'react'
import { fieldHint, input } from '../styles.ts'

export type TypedInputProps = {
  value: string
  /** How a value reads while nobody types. */
  show: (value: string) => string
  /** The value of a text; nothing where it is none. */
  read: (text: string) => string | undefined
  onChange: (value: string) => void
  /** What the field takes, for who wrote something else. */
  example: string
} & Omit<ComponentProps<'input'>, 'value' | 'onChange'>

/**
 * A value that is written as people write it. What can be read counts as it is typed; what can't be read when the
 * field is left goes back to what it was, and says so.
 */
export function TypedInput({ value, show, read, onChange, example, onBlur, ...props }: TypedInputProps) {
  const [text, setText] = useState<string | null>(null)
  const [refused, setRefused] = useState('')
  return (
    <>
      <input
        {...props}
        className={input()}
        autoComplete="off"
        value={text ?? show(value)}
        onChange={({ target }) => {
          setText(target.value)
          setRefused('')
          const next = target.value.trim() === '' ? '' : read(target.value)
          if (next !== undefined && next !== value) onChange(next)
        }}
        onBlur={(event) => {
          if (text !== null && text.trim() !== '' && read(text) === undefined) setRefused(text.trim())
          setText(null)
          onBlur?.(event)
        }}
      />
      {refused && (
        <p className={fieldHint()} role="status">
          ‘{refused.slice(0, 20)}’ 대신 {example}처럼 적어 주세요.
        </p>
      )}
    </>
  )
}

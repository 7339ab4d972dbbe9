import { useId } from 'react'
import { fieldLabel, input } from '../parts/styles.ts'

type TagsFieldProps = { value: string; disabled?: boolean; onChange: (value: string) => void }

/** Tags as they are typed: names between commas. */
export function TagsField({ value, disabled = false, onChange }: TagsFieldProps) {
  const id = useId()
  return (
    <div>
      <label className={fieldLabel()} htmlFor={id}>
        태그
      </label>
      <input
        id={id}
        className={input()}
        value={value}
        maxLength={600}
        placeholder="쉼표로 나눕니다. 예: 내부, 2층"
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { SuggestedInput } from '../controls/suggested-input.tsx'
import { useNames } from '../controls/use-names.ts'

/** A text that is one of the names there are, shown as people call it, or another one. */
export function NameWidget({ id, value, schema, options, onChange, onBlur, onFocus, ...props }: WidgetProps) {
  const { names, find } = useNames(String(schema.names))
  const [typed, setTyped] = useState('')
  const known = names.find((name) => name.value === value)
  const type = (text: string) => {
    const meant = names.find(({ label }) => label === text)
    setTyped(meant ? '' : text)
    onChange(text === '' ? options.emptyValue : (meant?.value ?? text))
  }
  return (
    <SuggestedInput
      id={id}
      value={known?.label ?? value ?? ''}
      suggestions={find(typed)}
      onType={type}
      onChoose={({ label }) => type(label)}
      isDisabled={(props.disabled ?? false) || (props.readonly ?? false)}
      isWrong={(props.rawErrors?.length ?? 0) > 0}
      describedBy={ariaDescribedByIds(id)}
      placeholder="이름이나 초성으로 찾거나 적기"
      onFocus={() => {
        setTyped('')
        onFocus(id, value)
      }}
      onBlur={() => onBlur(id, value)}
    />
  )
}

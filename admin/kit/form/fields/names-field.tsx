import type { FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import { ChoiceBox, type Choice } from '../controls/choice-box.tsx'
import { allMessages } from '../data/field-errors.ts'
import { useNames, type Name } from '../controls/use-names.ts'

/** Texts that are chosen from the names there are; another one is typed whole. */
export function NamesField({
  source,
  schema,
  formData,
  fieldPathId,
  onChange,
  ...props
}: FieldProps & { source: string }) {
  const { names, isPending, find } = useNames(source)
  const [typed, setTyped] = useState('')
  const given: unknown[] = Array.isArray(formData) ? formData : []
  const values = given.filter((one): one is string => typeof one === 'string' && one !== '')
  // Initial consonants look for something, and are no name.
  const isNew =
    /[^ㄱ-ㅎ\s]/.test(typed) && !names.some(({ value, label }) => value === typed || label === typed)
  const asTyped: Choice<string> = { value: typed, label: typed, note: '이대로 추가', state: '' }
  return (
    <ChoiceBox
      id={fieldPathId.$id}
      title={schema.title ?? props.name}
      hint={schema.hint}
      messages={allMessages(props.errorSchema)}
      isDisabled={props.disabled ?? false}
      isMultiple
      isOrdered={schema.isOrdered === true}
      mayBeEmpty={!schema.minItems}
      chosen={values.map((value) => toChoice(names.find((one) => one.value === value) ?? named(value)))}
      options={[...find(typed).map(toChoice), ...(isNew ? [asTyped] : [])]}
      isFinding={isPending}
      onType={setTyped}
      onChoose={(next) => onChange(next, fieldPathId.path)}
    />
  )
}

const named = (value: string): Name => ({ value, label: value, note: '' })
const toChoice = (name: Name): Choice<string> => ({ ...name, state: '' })

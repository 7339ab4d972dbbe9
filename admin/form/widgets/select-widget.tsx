import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { Select } from '../../parts/select.tsx'

const none = { value: '-1', label: '선택 안 함' }
const unchosen = { value: '-1', label: '골라 주세요' }

/** One of a few values. */
export function SelectWidget({ id, value, schema, options, onChange, disabled, rawErrors }: WidgetProps) {
  const choices = options.enumOptions ?? []
  const index = choices.findIndex((choice) => choice.value === value)
  const mayBeEmpty = options.isNullable === true
  /** Korean names of the values, where the schema's metadata has them. */
  const names: Record<string, string> = schema.labels ?? {}
  return (
    <Select
      id={id}
      isWide
      value={String(index)}
      disabled={disabled}
      isWrong={(rawErrors?.length ?? 0) > 0}
      describedBy={ariaDescribedByIds(id)}
      options={[
        ...(mayBeEmpty ? [none] : index === -1 ? [unchosen] : []),
        ...choices.map((choice, position) => ({
          value: String(position),
          label: names[String(choice.value)] ?? choice.label,
        })),
      ]}
      onChange={(chosen) => onChange(choices[Number(chosen)]?.value ?? options.emptyValue)}
    />
  )
}

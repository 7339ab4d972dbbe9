import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { fitSegments, Segments } from '../../parts/segments.tsx'
import { Select } from '../../parts/select.tsx'

const none = { value: '-1', label: '선택 안 함' }
const unchosen = { value: '-1', label: '골라 주세요' }

/** One of a few values: side by side where they fit, and in a list else. */
export function SelectWidget({
  id,
  value,
  label,
  schema,
  options,
  onChange,
  disabled,
  rawErrors,
}: WidgetProps) {
  const choices = options.enumOptions ?? []
  const index = choices.findIndex((choice) => choice.value === value)
  /** Korean names of the values, where the schema's metadata has them. */
  const names: Record<string, string> = schema.labels ?? {}
  const named = choices.map((choice, position) => ({
    value: String(position),
    label: names[String(choice.value)] ?? choice.label,
  }))
  const all = [...(options.isNullable === true ? [none] : []), ...named]
  const shared = {
    id,
    value: String(index),
    disabled,
    isWrong: (rawErrors?.length ?? 0) > 0,
    describedBy: ariaDescribedByIds(id),
    onChange: (chosen: string) => onChange(choices[Number(chosen)]?.value ?? options.emptyValue),
  }
  if (fitSegments(all)) return <Segments {...shared} label={label} options={all} />
  const isOpen = index === -1 && options.isNullable !== true
  return <Select {...shared} isWide options={isOpen ? [unchosen, ...all] : all} />
}

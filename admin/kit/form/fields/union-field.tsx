import { errorId, type FieldProps } from '@rjsf/utils'
import { useRef } from 'react'
import { carryOver } from '../data/carry-over.ts'
import { fitSegments, Segments } from '../../parts/segments.tsx'
import { Select } from '../../parts/select.tsx'
import { field, fieldError, fieldLabel } from '../../parts/styles.ts'
import { hasErrors } from '../data/field-errors.ts'
import { Group } from '../controls/group.tsx'
import type { Union } from '../data/json-schema.ts'
import { fields } from '../controls/styles.ts'

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One of several kinds of group: a choice of the kind, and the fields of the one chosen. */
export function UnionField({ union, ...props }: FieldProps & { union: Union }) {
  const { formData, fieldPathId, onChange, registry, schema, name } = props
  const { SchemaField } = registry.fields
  const kindId = `${fieldPathId.$id}.${union.discriminator}`
  const remembered = useRef<Record<string, Data>>({})
  const data: Data = isData(formData) ? formData : {}
  const current = union.branches.find(({ value }) => value === data[union.discriminator])

  const choose = (value: string) => {
    const branch = union.branches.find((candidate) => candidate.value === value)
    if (!branch) return
    if (current) remembered.current[current.value] = data
    const begun = registry.schemaUtils.getDefaultFormState(branch.schema)
    const fresh = carryOver(branch.schema, isData(begun) ? begun : {}, data, registry.rootSchema)
    onChange(remembered.current[value] ?? { ...fresh, [union.discriminator]: value }, fieldPathId.path)
  }

  // Once a kind is chosen, its group tells what is wrong with the whole.
  const messages = [
    ...(current ? [] : (props.errorSchema?.__errors ?? [])),
    ...(props.errorSchema?.[union.discriminator]?.__errors ?? []),
  ]
  const kinds = union.branches.map(({ value, title }) => ({ value, label: title }))
  const content = (
    <div className={fields()}>
      <KindChoice id={kindId} kinds={kinds} current={current?.value} messages={messages} onChoose={choose} />
      {current && SchemaField && (
        <SchemaField
          key={current.value}
          {...props}
          schema={current.schema}
          uiSchema={{ 'ui:options': { bare: true } }}
        />
      )}
    </div>
  )
  if (typeof fieldPathId.path.at(-1) === 'number') return content
  return (
    <Group title={schema.title ?? name} startsOpen wrong={hasErrors(props.errorSchema)}>
      {content}
    </Group>
  )
}

type KindChoiceProps = {
  id: string
  kinds: readonly { value: string; label: string }[]
  /** Kind that is chosen. */
  current: string | undefined
  messages: readonly string[]
  onChoose: (kind: string) => void
}

function KindChoice({ id, kinds, current, messages, onChoose }: KindChoiceProps) {
  const told = { isWrong: messages.length > 0, describedBy: errorId(id) }
  return (
    <div className={field()}>
      <label className={fieldLabel()} htmlFor={id}>
        종류
      </label>
      {fitSegments(kinds) ? (
        <Segments label="종류" id={id} {...told} value={current ?? ''} options={kinds} onChange={onChoose} />
      ) : (
        <Select
          id={id}
          isWide
          {...told}
          value={current ?? ''}
          options={current ? kinds : [{ value: '', label: '종류를 골라 주세요' }, ...kinds]}
          onChange={onChoose}
        />
      )}
      {messages.length > 0 && (
        <p id={errorId(id)} className={fieldError()}>
          {messages.join(' ')}
        </p>
      )}
    </div>
  )
}

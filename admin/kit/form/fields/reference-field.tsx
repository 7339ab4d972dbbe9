import { callQuery } from '#api/call-query.ts'
import type { RowStatus } from '#schema/resource.ts'
import type { FieldProps } from '@rjsf/utils'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../console/admin-context.tsx'
import { statusNames } from '../../parts/status-mark.tsx'
import { ChoiceBox, type Choice } from '../controls/choice-box.tsx'
import { allMessages } from '../data/field-errors.ts'

type ReferenceFieldProps = FieldProps & {
  /** Name of the resource that the numbers refer to, such as `products`. */
  source: string
  isMultiple: boolean
  isNullable: boolean
}

/** Rows that are chosen by name and kept by number: one, or several. */
export function ReferenceField(props: ReferenceFieldProps) {
  const { source, isMultiple, isNullable, schema, formData, fieldPathId, onChange, name } = props
  const { api } = useAdmin()
  const [typed, setTyped] = useState('')
  const [picked] = useState(() => new Map<number, Choice<number>>())
  const given: unknown = formData
  const numbers = (Array.isArray(given) ? given : [given]).filter(
    (one): one is number => typeof one === 'number',
  )
  const params = { source }
  const named = useQuery({
    ...callQuery(api, 'GET /admin/choices/{source}', {
      params,
      // In one order, so that moving a row asks for nothing.
      query: { ids: numbers.toSorted((a, b) => a - b).join(',') || '0' } as never,
    }),
    enabled: numbers.length > 0,
    placeholderData: keepPreviousData,
  })
  const found = useQuery({
    ...callQuery(api, 'GET /admin/choices/{source}', { params, query: { search: typed } }),
    placeholderData: keepPreviousData,
  })
  const options = (found.data?.rows ?? []).map(toChoice)
  const known = new Map(
    [...options, ...(named.data?.rows ?? []).map(toChoice)].map((one) => [one.value, one]),
  )
  const isKnown = named.isSuccess && !named.isPlaceholderData
  const none = isNullable ? null : undefined
  const choose = (values: number[]) => {
    for (const option of options) if (values.includes(option.value)) picked.set(option.value, option)
    onChange(isMultiple ? values : (values[0] ?? none), fieldPathId.path)
  }
  return (
    <ChoiceBox
      id={fieldPathId.$id}
      title={schema.title ?? name}
      hint={schema.hint}
      messages={allMessages(props.errorSchema)}
      isDisabled={props.disabled ?? false}
      isMultiple={isMultiple}
      isOrdered={schema.isOrdered === true}
      mayBeEmpty={isMultiple ? !schema.minItems : isNullable || !props.required}
      chosen={numbers.map(
        (number) => known.get(number) ?? picked.get(number) ?? unknownChoice(number, isKnown),
      )}
      options={options}
      isFinding={found.isPending || found.isPlaceholderData}
      onType={setTyped}
      onChoose={choose}
    />
  )
}

type Row = { id: number; label: string; note: string; status: RowStatus }

const toChoice = ({ id, label, note, status }: Row): Choice<number> => ({
  value: id,
  label,
  note,
  state: status === 'PUBLIC' ? '' : statusNames[status],
})

/** A row that was removed, or of which nobody knows yet. */
const unknownChoice = (value: number, isGone: boolean): Choice<number> => ({
  value,
  label: isGone ? `없어진 것 (${value}번)` : `${value}번`,
  note: '',
  state: isGone ? '삭제됨' : '',
})

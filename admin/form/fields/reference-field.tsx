import { callQuery } from '#api/call-query.ts'
import { Combobox } from '@base-ui/react/combobox'
import { errorId, type FieldProps } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useAdmin } from '../../admin-context.tsx'
import { usePopupPlace } from '../../parts/layer.ts'
import { emptyNote, item, itemNote, popup, positioner } from '../../parts/popup.styles.ts'
import { fieldError, fieldHint, fieldLabel, input } from '../../parts/styles.ts'
import { chip, chipRemove, chips, field, labelRow, optional } from '../styles.ts'

type Choice = { value: number; label: string; note: string }

type ReferenceFieldProps = FieldProps & {
  /** Name of the resource that the numbers refer to, such as `products`. */
  source: string
  isMultiple: boolean
  isNullable: boolean
}

/** Rows that are chosen by name and kept by number: one, or several. */
export function ReferenceField({
  source,
  isMultiple,
  isNullable,
  schema,
  formData,
  fieldPathId,
  onChange,
  name,
  errorSchema,
  disabled,
}: ReferenceFieldProps) {
  const { api } = useAdmin()
  const place = usePopupPlace()
  const [typed, setTyped] = useState('')
  const id = fieldPathId.$id
  const title = schema.title ?? name
  const given: unknown = formData
  const numbers = (Array.isArray(given) ? given : [given]).filter(
    (one): one is number => typeof one === 'number',
  )
  const params = { source }
  const named = useQuery({
    ...callQuery(api, 'GET /admin/choices/{source}', {
      params,
      query: { ids: numbers.join(',') || '0' } as never,
    }),
    enabled: numbers.length > 0,
  })
  const found = useQuery(
    callQuery(api, 'GET /admin/choices/{source}', {
      params,
      query: { search: isMultiple ? typed.trim() : '' },
    }),
  )
  const toChoice = (one: { id: number; label: string; note: string }): Choice => ({
    value: one.id,
    label: one.label,
    note: one.note,
  })
  const known = new Map(
    [...(found.data?.rows ?? []), ...(named.data?.rows ?? [])].map((one) => [one.id, toChoice(one)]),
  )
  const chosen = numbers.map(
    (number) => known.get(number) ?? { value: number, label: `${number}번`, note: '' },
  )
  const options = (found.data?.rows ?? []).map(toChoice)
  const messages = [
    ...(errorSchema?.__errors ?? []),
    ...Object.values((errorSchema ?? {}) as Record<string, { __errors?: string[] }>).flatMap(
      (one) => one?.__errors ?? [],
    ),
  ]
  const set = (value: unknown) => onChange(value, fieldPathId.path)
  const isSame = (a: Choice, b: Choice) => a?.value === b?.value

  const list = (
    <Combobox.Portal {...place.portal}>
      <Combobox.Positioner {...place.positioner} className={positioner()} sideOffset={4} align="start">
        <Combobox.Popup className={popup()}>
          <Combobox.Empty className={emptyNote()}>찾는 것이 없습니다.</Combobox.Empty>
          <Combobox.List>
            {(choice: Choice) => (
              <Combobox.Item key={choice.value} value={choice} className={item()}>
                <Combobox.ItemIndicator render={<span data-mark />}>
                  <Check size={14} aria-hidden />
                </Combobox.ItemIndicator>
                {choice.label}
                {choice.note && <span className={itemNote()}>{choice.note}</span>}
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
  return (
    <div className={field()} data-kind="reference">
      <div className={labelRow()}>
        <label className={fieldLabel()} htmlFor={id}>
          {title}
        </label>
        {(isMultiple || isNullable) && (
          <span className={optional()} data-optional>
            선택
          </span>
        )}
      </div>
      {isMultiple ? (
        <Combobox.Root<Choice, true>
          multiple
          items={options}
          filter={null}
          value={chosen}
          disabled={disabled ?? false}
          isItemEqualToValue={isSame}
          onValueChange={(next) => set(next.map(({ value }) => value))}
          onInputValueChange={setTyped}
        >
          <Combobox.Chips className={chips()}>
            {chosen.map((choice) => (
              <Combobox.Chip key={choice.value} className={chip()} aria-label={choice.label}>
                {choice.label}
                <Combobox.ChipRemove className={chipRemove()} aria-label={`${choice.label} 빼기`}>
                  <X size={12} aria-hidden />
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))}
            <Combobox.Input id={id} placeholder={chosen.length > 0 ? '' : '이름이나 초성으로 찾아 고르기'} />
          </Combobox.Chips>
          {list}
        </Combobox.Root>
      ) : (
        <Combobox.Root<Choice>
          items={options}
          value={chosen[0] ?? null}
          disabled={disabled ?? false}
          isItemEqualToValue={isSame}
          onValueChange={(next) => set(next?.value ?? (isNullable ? null : undefined))}
        >
          <Combobox.Input
            id={id}
            className={input()}
            aria-invalid={messages.length > 0}
            aria-describedby={errorId(id)}
            placeholder={isNullable ? '없음' : '찾아 고르기'}
          />
          {list}
        </Combobox.Root>
      )}
      {schema.hint && <p className={fieldHint()}>{schema.hint}</p>}
      {messages.length > 0 && (
        <p id={errorId(id)} className={fieldError()}>
          {[...new Set(messages)].join(' ')}
        </p>
      )}
    </div>
  )
}

import { callQuery } from '#api/call-query.ts'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { X } from 'lucide-react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import {
  Combobox,
  ComboboxInput,
  ComboboxItem,
  ComboboxList,
  ComboboxPopup,
} from '#admin/kit/parts/combobox.tsx'
import { itemNote } from '#admin/kit/parts/popup.styles.ts'
import { input } from '#admin/kit/parts/styles.ts'
import { chosen as chosenList } from './styles.ts'

export type ChosenOption = { id: number; label: string; minutes: number; quantity: number }

type OptionsFieldProps = {
  id: string
  options: readonly ChosenOption[]
  onChange: (options: ChosenOption[]) => void
}

/** Most of one option in one reservation. */
const mostOfOne = 20

/** Treatments' options, found by name or initial consonants, each with how many. */
export function OptionsField({ id, options, onChange }: OptionsFieldProps) {
  const { api } = useAdmin()
  const [typed, setTyped] = useState('')
  const keyword = typed.trim()
  const found = useQuery({
    ...callQuery(api, 'GET /v2/products', {
      query: { ...(keyword && { keyword }), isSecret: 'true', pageSize: 20 } as never,
    }),
    placeholderData: keepPreviousData,
  })
  const choices = (found.data?.rows ?? []).flatMap((product) =>
    product.options.map((option): ChosenOption => ({
      id: option.id,
      label: `${product.name} ${option.name}`,
      minutes: option.durationMinutes,
      quantity: 1,
    })),
  )
  return (
    <>
      {options.length > 0 && <ChosenOptions options={options} onChange={onChange} />}
      <Combobox<ChosenOption>
        items={choices.filter((choice) => !options.some((one) => one.id === choice.id))}
        isFinding={found.isPending || found.isPlaceholderData}
        labelOf={({ label }) => label}
        onType={setTyped}
        onChoose={(choice) => onChange([...options, ...choice])}
      >
        <ComboboxInput id={id} className={input()} placeholder="이름이나 초성으로 찾아 선택" />
        <ComboboxPopup>
          <ComboboxList<ChosenOption> empty={found.error?.message ?? '찾는 시술이 없습니다.'}>
            {(choice) => (
              <ComboboxItem key={choice.id} value={choice}>
                {choice.label}
                <span className={itemNote()}>{choice.minutes}분</span>
              </ComboboxItem>
            )}
          </ComboboxList>
        </ComboboxPopup>
      </Combobox>
    </>
  )
}

/** Options that are chosen: how many of each, and the way to take it out. */
function ChosenOptions({ options, onChange }: Pick<OptionsFieldProps, 'options' | 'onChange'>) {
  return (
    <ul className={chosenList()}>
      {options.map((option) => (
        <li key={option.id}>
          <span>
            {option.label} <small>{option.minutes}분</small>
          </span>
          <QuantityStepper
            value={option.quantity}
            label={option.label}
            max={mostOfOne}
            onChange={(quantity) =>
              onChange(options.map((one) => (one.id === option.id ? { ...one, quantity } : one)))
            }
          />
          <IconButton
            label={`${option.label} 빼기`}
            icon={X}
            onClick={() => onChange(options.filter((one) => one.id !== option.id))}
          />
        </li>
      ))}
    </ul>
  )
}

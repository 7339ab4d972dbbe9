import { errorId, helpId } from '@rjsf/utils'
import { ArrowDown, ArrowUp, Check, X } from 'lucide-react'
import type { PropsWithChildren } from 'react'
import {
  Combobox,
  ComboboxChip,
  ComboboxChipRemove,
  ComboboxChips,
  ComboboxInput,
  ComboboxItem,
  ComboboxList,
  ComboboxMark,
  ComboboxPopup,
} from '../../parts/combobox.tsx'
import { IconButton } from '../../parts/icon-button.tsx'
import { itemNote } from '../../parts/popup.styles.ts'
import { field, fieldError, fieldHint, fieldLabel, input } from '../../parts/styles.ts'
import { useMovedFocus } from '../../parts/use-moved-focus.ts'
import { PeopleAtField } from '../../presence/people.tsx'
import { chip, chipRemove, chips, chosenLine, chosenList, chosenMark, labelRow, optional } from './styles.ts'

/** Something that can be chosen: its value as it is kept, and its name as people know it. */
export type Choice<Value extends string | number> = {
  value: Value
  label: string
  /** Quiet words beside it: a price, an address. */
  note: string
  /** Why visitors do not see it: 초안, 종료, 삭제됨. Empty where they do. */
  state: string
}

type ChoiceBoxProps<Value extends string | number> = {
  id: string
  title: string
  hint: string | undefined
  messages: readonly string[]
  isDisabled: boolean
  isMultiple: boolean
  /** Whether the chosen ones have an order that is seen. */
  isOrdered: boolean
  mayBeEmpty: boolean
  chosen: readonly Choice<Value>[]
  options: readonly Choice<Value>[]
  /** Whether the options of what is typed are still on their way. */
  isFinding: boolean
  /** Called with what is typed to find something; empty as soon as something is chosen. */
  onType: (typed: string) => void
  onChoose: (values: Value[]) => void
}

/** A field whose values are chosen by name: one, or several that stand under it or, without an order, in it. */
export function ChoiceBox<Value extends string | number>(props: ChoiceBoxProps<Value>) {
  const { id, title, hint, messages, isDisabled, isMultiple, isOrdered, mayBeEmpty } = props
  const { chosen, options, isFinding, onType, onChoose } = props
  const shared = {
    id,
    'aria-invalid': messages.length > 0,
    'aria-describedby': `${errorId(id)} ${helpId(id)}`,
  }
  return (
    <div className={field()} data-kind="reference">
      <ChoiceLabel {...{ id, title, mayBeEmpty }} />
      <Combobox<Choice<Value>>
        items={options}
        isFinding={isFinding}
        labelOf={({ label }) => label}
        isSame={(a, b) => a.value === b.value}
        chosen={chosen}
        isMultiple={isMultiple}
        isDisabled={isDisabled}
        onType={(typed) => onType(typed.trim())}
        onChoose={(next) => onChoose(next.map(({ value }) => value))}
      >
        {isMultiple && !isOrdered ? (
          <Chips chosen={chosen}>
            <ComboboxInput {...shared} placeholder={chosen.length > 0 ? '' : toFind} />
          </Chips>
        ) : (
          <ComboboxInput
            {...shared}
            className={input()}
            placeholder={isMultiple ? toFind : mayBeEmpty ? '없음' : '찾아 선택'}
          />
        )}
        <Options />
      </Combobox>
      {!isMultiple && chosen[0]?.state && (
        <p className={fieldHint()}>
          <span className={chosenMark()}>{chosen[0].state}</span> 사이트에는 보이지 않습니다.
        </p>
      )}
      {isMultiple && isOrdered && chosen.length > 0 && (
        <ChosenLines {...{ title, chosen, isDisabled, onChoose }} />
      )}
      {hint && (
        <p id={helpId(id)} className={fieldHint()}>
          {hint}
        </p>
      )}
      {messages.length > 0 && (
        <p id={errorId(id)} className={fieldError()}>
          {[...new Set(messages)].join(' ')}
        </p>
      )}
    </div>
  )
}

type ChoiceLabelProps = { id: string; title: string; mayBeEmpty: boolean }

function ChoiceLabel({ id, title, mayBeEmpty }: ChoiceLabelProps) {
  return (
    <div className={labelRow()}>
      <label className={fieldLabel()} htmlFor={id}>
        {title}
      </label>
      <PeopleAtField id={id} />
      {mayBeEmpty && (
        <span className={optional()} data-optional>
          선택
        </span>
      )}
    </div>
  )
}

function Options() {
  return (
    <ComboboxPopup>
      <ComboboxList<Choice<string | number>> empty="찾는 것이 없습니다.">
        {(choice) => (
          <ComboboxItem key={choice.value} value={choice}>
            <ComboboxMark render={<span data-mark />}>
              <Check size={14} aria-hidden />
            </ComboboxMark>
            {choice.label}
            <Notes choice={choice} />
          </ComboboxItem>
        )}
      </ComboboxList>
    </ComboboxPopup>
  )
}

const toFind = '이름이나 초성으로 찾아 선택'

type ChipsProps = PropsWithChildren<{ chosen: readonly Choice<string | number>[] }>

/** The chosen ones in the field itself, before what is typed. */
function Chips({ chosen, children }: ChipsProps) {
  return (
    <ComboboxChips className={chips()}>
      {chosen.map((choice, index) => (
        <ComboboxChip key={`${choice.value} ${index}`} className={chip()} aria-label={choice.label}>
          {choice.label}
          {choice.state && <span className={chosenMark()}>{choice.state}</span>}
          <ComboboxChipRemove className={chipRemove()} aria-label={`${choice.label} 빼기`}>
            <X size={12} aria-hidden />
          </ComboboxChipRemove>
        </ComboboxChip>
      ))}
      {children}
    </ComboboxChips>
  )
}

const Notes = ({ choice: { note, state } }: { choice: Choice<string | number> }) =>
  (note || state) && <span className={itemNote()}>{[note, state].filter(Boolean).join(' · ')}</span>

type ChosenLinesProps<Value extends string | number> = Pick<
  ChoiceBoxProps<Value>,
  'title' | 'chosen' | 'isDisabled' | 'onChoose'
>

/** The chosen ones under the field, in their order. */
function ChosenLines<Value extends string | number>(props: ChosenLinesProps<Value>) {
  const { title, chosen, isDisabled, onChoose } = props
  const values = chosen.map(({ value }) => value)
  return (
    <ol className={chosenList()} aria-label={`${title}: 선택한 순서`}>
      {chosen.map((choice, index) => (
        <ChosenLine
          key={choice.value}
          choice={choice}
          index={index}
          count={chosen.length}
          isDisabled={isDisabled}
          onMove={(to) => onChoose(moved(values, index, to))}
          onRemove={() => onChoose(values.filter((value) => value !== choice.value))}
        />
      ))}
    </ol>
  )
}

type ChosenLineProps = {
  choice: Choice<string | number>
  index: number
  count: number
  isDisabled: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

function ChosenLine({ choice, index, count, isDisabled, onMove, onRemove }: ChosenLineProps) {
  const { up, down, press } = useMovedFocus(index)
  const move = (direction: 'up' | 'down') => () => {
    press(direction)
    onMove(index + (direction === 'up' ? -1 : 1))
  }
  return (
    <li className={chosenLine()}>
      <span>{choice.label}</span>
      {choice.state && <span className={chosenMark()}>{choice.state}</span>}
      <span>
        <IconButton
          ref={up}
          label={`${choice.label} 위로`}
          icon={ArrowUp}
          disabled={isDisabled || index === 0}
          onClick={move('up')}
        />
        <IconButton
          ref={down}
          label={`${choice.label} 아래로`}
          icon={ArrowDown}
          disabled={isDisabled || index === count - 1}
          onClick={move('down')}
        />
        <IconButton label={`${choice.label} 빼기`} icon={X} disabled={isDisabled} onClick={onRemove} />
      </span>
    </li>
  )
}

function moved<Value>(values: readonly Value[], from: number, to: number): Value[] {
  const rest = values.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...values.slice(from, from + 1), ...rest.slice(to)]
}

import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { onDemand } from './on-demand.ts'
import { trigger } from './popup.styles.ts'

export type SelectOption = { value: string; label: string }

export type SelectProps = {
  /** Name for who does not see where the control stands. */
  label?: string | undefined
  id?: string | undefined
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  disabled?: boolean | undefined
  isWide?: boolean
  isWrong?: boolean
  /** Marks a filter that leaves rows out. */
  isSet?: boolean
  describedBy?: string | undefined
}

const useList = onDemand(() => import('./select-list.tsx'))

/** One of a few values. Its list, which is heavy, comes when somebody turns to the first of them. */
export function Select(props: SelectProps) {
  const { label, id, value, options, disabled, isWide, isWrong, isSet, describedBy } = props
  const { part, prepare, want } = useList()
  const listId = useId()
  const [isPressed, setPressed] = useState(false)
  if (part) return <part.SelectList {...props} startsOpen={isPressed} />
  const open = () => {
    setPressed(true)
    want()
  }
  return (
    <button
      type="button"
      role="combobox"
      id={id}
      className={trigger({ wide: isWide, wrong: isWrong, set: isSet })}
      disabled={disabled ?? false}
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-controls={listId}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open()
      }}
    >
      <span>{options.find((option) => option.value === value)?.label ?? value}</span>
      <ChevronDown size={14} aria-hidden />
    </button>
  )
}

import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { onDemand } from '../on-demand.ts'
import { calendarButton, dayField } from './styles.ts'
import { TypedInput, type TypedInputProps } from './typed-input.tsx'
import { shownDay, typedDay } from './typed-day.ts'
import { useToday } from '../use-today.ts'

type DayInputProps = Omit<TypedInputProps, 'show' | 'read' | 'example' | 'min' | 'max'> & {
  /** First and last day that may be chosen, as `2026-11-25`. */
  min?: string | undefined
  max?: string | undefined
  read?: TypedInputProps['read']
}

const usePopover = onDemand(() => import('./day-popover.tsx'))

/** A day as `2026-11-25`, written or chosen from a calendar, which comes when somebody turns to the first of them. */
export function DayInput({ min, max, read, ...props }: DayInputProps) {
  const [isOpen, setOpen] = useState(false)
  const today = useToday()
  const { part, prepare, want } = usePopover()
  const disabled = props.disabled ?? false
  const open = () => {
    setOpen(true)
    want()
  }
  return (
    <div className={dayField()}>
      <TypedInput
        placeholder="2026.11.25"
        {...props}
        show={shownDay}
        read={read ?? ((text) => typedDay(text, today))}
        example="2026-11-25나 11/25"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          open()
        }}
      />
      {part ? (
        <part.DayPopover
          day={props.value}
          min={min}
          max={max}
          disabled={disabled}
          isOpen={isOpen}
          onOpen={setOpen}
          onPick={(day) => {
            props.onChange(day)
            setOpen(false)
          }}
        />
      ) : (
        <button
          type="button"
          className={calendarButton()}
          disabled={disabled}
          aria-label="달력에서 선택"
          aria-haspopup="dialog"
          aria-expanded={false}
          title="달력에서 선택"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={open}
        >
          <CalendarDays size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}

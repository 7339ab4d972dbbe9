import { Popover } from '@base-ui/react/popover'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePopupPlace } from '../layer.ts'
import { positioner } from '../popup.styles.ts'
import { calendarBox, calendarButton, dayField } from './styles.ts'
import { TypedInput, type TypedInputProps } from './typed-input.tsx'
import { shownDay, typedDay } from './typed-day.ts'

const DayCalendar = lazy(() => import('./day-calendar.tsx'))

type DayInputProps = Omit<TypedInputProps, 'show' | 'read' | 'example' | 'min' | 'max'> & {
  /** First and last day that may be chosen, as `2026-11-25`. */
  min?: string | undefined
  max?: string | undefined
  read?: TypedInputProps['read']
}

/** A day as `2026-11-25`, written or chosen from a calendar. */
export function DayInput({ min, max, read = typedDay, ...props }: DayInputProps) {
  const [isOpen, setOpen] = useState(false)
  const place = usePopupPlace()
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <div className={dayField()}>
        <TypedInput
          placeholder="2026.11.25"
          {...props}
          show={shownDay}
          read={read}
          example="2026-11-25나 11/25"
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            setOpen(true)
          }}
        />
        <Popover.Trigger
          className={calendarButton()}
          disabled={props.disabled ?? false}
          aria-label="달력에서 고르기"
          title="달력에서 고르기"
        >
          <CalendarDays size={16} aria-hidden />
        </Popover.Trigger>
      </div>
      <Popover.Portal {...place.portal}>
        <Popover.Positioner {...place.positioner} className={positioner()} sideOffset={4} align="end">
          <Popover.Popup className={calendarBox()} aria-label="달력">
            <Suspense>
              <DayCalendar
                day={props.value}
                min={min}
                max={max}
                onPick={(day) => {
                  props.onChange(day)
                  setOpen(false)
                }}
              />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

import { Popover } from '@base-ui/react/popover'
import { CalendarDays } from 'lucide-react'
import { usePopupPlace } from '../layer.ts'
import { positioner } from '../popup.styles.ts'
import { DayCalendar } from './day-calendar.tsx'
import { calendarBox, calendarButton } from './styles.ts'

type DayPopoverProps = {
  day: string
  min: string | undefined
  max: string | undefined
  disabled: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onPick: (day: string) => void
}

/** The button of a day's field, with the calendar that it opens. */
export function DayPopover({ day, min, max, disabled, isOpen, onOpen, onPick }: DayPopoverProps) {
  const place = usePopupPlace()
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpen}>
      <Popover.Trigger
        className={calendarButton()}
        disabled={disabled}
        aria-label="달력에서 선택"
        title="달력에서 선택"
      >
        <CalendarDays size={16} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal {...place.portal}>
        <Popover.Positioner {...place.positioner} className={positioner()} sideOffset={4} align="end">
          <Popover.Popup className={calendarBox()} aria-label="달력">
            <DayCalendar day={day} min={min} max={max} onPick={onPick} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

import { visuallyHidden } from '#ui/visually-hidden.ts'
import { DayButton, DayPicker, type DayButtonProps } from 'react-day-picker'
import { ko } from 'react-day-picker/locale'
import { calendar } from './styles.ts'
import { useToday } from '../use-today.ts'

type DayCalendarProps = {
  /** `''`: none is chosen. */
  day: string
  min?: string | undefined
  max?: string | undefined
  onPick: (day: string) => void
}

/** The library's days are those of the machine's zone; ours have none. */
const toDate = (day: string) => new Date(`${day}T00:00:00`)
const toDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** A day, named in full: as its text, for a name that lacks what is seen cannot be spoken by who sees it. */
function NamedDay({ 'aria-label': label, children, ...rest }: DayButtonProps) {
  return (
    <DayButton {...rest}>
      <span aria-hidden>{children}</span>
      <span className={visuallyHidden()}>{label}</span>
    </DayButton>
  )
}
const components = { DayButton: NamedDay }

/** A month, from which a day is picked. */
export function DayCalendar({ day, min, max, onPick }: DayCalendarProps) {
  const now = useToday()
  return (
    <DayPicker
      className={calendar()}
      mode="single"
      autoFocus
      components={components}
      locale={ko}
      today={toDate(now)}
      selected={day === '' ? undefined : toDate(day)}
      defaultMonth={toDate(day === '' ? (min && min > now ? min : now) : day)}
      disabled={[...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])]}
      formatters={{
        formatCaption: (month) => `${month.getFullYear()}년 ${month.getMonth() + 1}월`,
        formatWeekdayName: (date) => '일월화수목금토'[date.getDay()] ?? '',
      }}
      onSelect={(date) => onPick(date ? toDay(date) : day)}
    />
  )
}

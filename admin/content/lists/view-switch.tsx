import { monthOf } from '#schema/plain/months.ts'
import { CalendarRange, List } from 'lucide-react'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { viewSwitch } from './calendar.styles.ts'
import { useToday } from '#admin/kit/parts/use-today.ts'

type ViewSwitchProps = { month: string; onChange: (month: string) => void }

/** The rows as a list, or their periods in a month. */
export function ViewSwitch({ month, onChange }: ViewSwitchProps) {
  const today = useToday()
  return (
    <div className={viewSwitch()} role="group" aria-label="보기">
      <IconButton
        label="목록"
        icon={List}
        active={month === ''}
        aria-pressed={month === ''}
        onClick={() => onChange('')}
      />
      <IconButton
        label="달력"
        icon={CalendarRange}
        active={month !== ''}
        aria-pressed={month !== ''}
        onClick={() => onChange(month || monthOf(today))}
      />
    </div>
  )
}

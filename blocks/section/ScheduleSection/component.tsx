import { dayInSeoul } from '#schema/plain/days.ts'
import { monthOf } from '#schema/plain/months.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { Section } from '#ui/layout.tsx'
import { useNow } from '#ui/use-now.ts'
import type block from './block.ts'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { readMonth } from './month.ts'
import { MonthCalendar } from './month-calendar.tsx'
import * as styles from './styles.ts'

export default function ScheduleSection({ data }: BlockProps<typeof block>) {
  const { search } = useQueryContext()
  const now = useNow()
  const today = now && dayInSeoul(now)
  const month = readMonth(search.month) ?? (today && monthOf(today))
  return (
    <Section title={data.title} ground={data.ground}>
      {month ? <MonthCalendar month={month} today={today} /> : <CalendarSkeleton />}
      {data.note && <p className={styles.notice()}>{data.note}</p>}
    </Section>
  )
}

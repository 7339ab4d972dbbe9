import { dayInSeoul } from '#schema/plain/days.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { Section } from '#ui/layout.tsx'
import { useNow } from '#ui/use-now.ts'
import type block from './block.ts'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { monthOf, readMonth } from './month.ts'
import { MonthCalendar } from './month-calendar.tsx'
import * as styles from './styles.ts'

export default function ScheduleSection({ data }: BlockProps<typeof block>) {
  const { search } = useQueryContext()
  const now = useNow()
  const month = readMonth(search.month) ?? (now && monthOf(now))
  return (
    <Section title={data.title} ground={data.ground}>
      {month ? <MonthCalendar month={month} today={now && dayInSeoul(now)} /> : <CalendarSkeleton />}
      {data.note && <p className={styles.notice()}>{data.note}</p>}
    </Section>
  )
}

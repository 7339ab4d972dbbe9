import type { Overview } from '#schema/overview.ts'
import { addDays, dayInSeoul, dayText, timeInSeoul, timeText } from '#schema/plain/days.ts'
import { Link } from '#admin/kit/parts/link.tsx'
import { nothing, panel, row, rows } from './styles.ts'
import { useToday } from '#admin/kit/parts/use-today.ts'

type Entry = Overview['agenda'][number]

/** Lists what begins and ends on the site in the next days, each with the way to it. */
export function Agenda({ entries }: { entries: Entry[] }) {
  const today = useToday()
  return (
    <section className={panel()}>
      <h2>이번 주에 시작하고 끝나는 것</h2>
      {entries.length === 0 && <p className={nothing()}>앞으로 7일 안에 시작하거나 끝나는 것이 없습니다.</p>}
      <ul className={rows()}>
        {entries.map((entry) => {
          const { day, what } = wordsOf(entry, today)
          return (
            <li key={`${entry.link} ${entry.change}`}>
              <Link to={entry.link} className={row()}>
                <time dateTime={entry.at}>{day}</time>
                <span>
                  <b>{entry.title}</b>
                  <small>
                    {entry.resourceTitle} · {what}
                  </small>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What ends at midnight had its last day before. */
function wordsOf({ at, change }: Entry, today: string): { day: string; what: string } {
  const time = timeInSeoul(at)
  const isMidnight = time === '00:00'
  const isEnd = change === 'ENDS'
  const day = dayInSeoul(Date.parse(at) - (isEnd ? 1 : 0))
  const what = isEnd
    ? isMidnight
      ? '마지막 날'
      : `${timeText(time)}에 끝남`
    : isMidnight
      ? '시작'
      : `${timeText(time)}에 시작`
  return { day: nameOfDay(day, today), what }
}

function nameOfDay(day: string, today: string): string {
  if (day === today) return '오늘'
  return day === addDays(today, 1) ? '내일' : dayText(day)
}

import type { Partner } from '#schema/partners.ts'
import { hasHours } from '../hours-of-days.ts'
import { hoursRows, hoursToday, type Today } from '../operating-hours.ts'
import { useMinute } from '../use-now.ts'
import * as styles from './contact-sheet.styles.ts'

const states: Record<Today['state'], string> = {
  open: '지금 진료 중',
  lunch: '점심시간',
  before: '진료 시작 전',
  after: '오늘 진료 마침',
  closed: '오늘은 휴진',
}

const isToday = (key: string, today: Today | null) =>
  today !== null &&
  (key === today.day || (key === 'weekday' && today.day !== 'saturday' && today.day !== 'sunday'))

export function HoursOfWeek({ partner }: { partner: Partner }) {
  const now = useMinute()
  if (!hasHours(partner)) {
    return (
      <section className={styles.part()}>
        <h3 className={styles.partTitle()}>진료시간</h3>
        <p className={styles.lead()}>
          진료시간은 요일에 따라 다를 수 있습니다. 병원 입구의 안내를 확인해 주세요.
        </p>
      </section>
    )
  }
  const today = now && hoursToday(partner, now)
  return (
    <section className={styles.part()}>
      <div className={styles.partHead()}>
        <h3 className={styles.partTitle()}>진료시간</h3>
        {today && <p className={styles.state({ open: today.state === 'open' })}>{states[today.state]}</p>}
      </div>
      <dl className={styles.hours()}>
        {hoursRows(partner, '휴진').map(({ key, label, text, mark }) => (
          <div key={key} className={styles.hoursRow({ today: isToday(key, today), mark: mark ?? 'none' })}>
            <dt>
              {label}
              {isToday(key, today) && <span className={styles.todayMark()}>오늘</span>}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

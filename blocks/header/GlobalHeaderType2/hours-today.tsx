import { useEffect, useState } from 'react'
import type { Partner } from '#schema/partners.ts'
import { hoursToday, type Today } from '#ui/operating-hours.ts'
import * as styles from './styles.ts'

const states: Record<Today['state'], string> = {
  before: '진료 시작 전',
  open: '진료 중',
  lunch: '점심시간',
  after: '진료 마감',
  closed: '',
}

/** Today's hours in Seoul. The clock is read in the browser only; the place is kept until then. */
export function HoursToday({ partner, closedText }: { partner: Partner; closedText: string }) {
  const [today, setToday] = useState<Today | null>(null)
  useEffect(() => {
    const read = () => setToday(hoursToday(partner, new Date()))
    read()
    const timer = setInterval(read, 60_000)
    return () => clearInterval(timer)
  }, [partner])
  return (
    <p className={styles.hours()}>
      {today && (
        <>
          <span>오늘 {today.span ? `${today.span.open} - ${today.span.close}` : closedText}</span>
          {states[today.state] && <span className={styles.state()}>{states[today.state]}</span>}
        </>
      )}
    </p>
  )
}

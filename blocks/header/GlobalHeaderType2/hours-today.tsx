import { useEffect, useRef, useState } from 'react'
import type { Partner } from '#schema/partners.ts'
import type { Today } from '#ui/operating-hours.ts'
import { whenUsable } from '#ui/when-usable.ts'
import * as styles from './styles.ts'

const states: Record<Today['state'], string> = {
  before: '진료 시작 전',
  open: '진료 중',
  lunch: '점심시간',
  after: '진료 마감',
  closed: '',
}

/**
 * Today's hours in Seoul. The clock is read in the browser only, by a script that comes when the page is at rest, and not
 * where a narrow header has no room for them; the place is kept until then.
 */
export function HoursToday({ partner, closedText }: { partner: Partner; closedText: string }) {
  const [today, setToday] = useState<Today | null>(null)
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const read = async () => {
      if (!place.current?.checkVisibility()) return
      const { hoursToday } = await import('#ui/operating-hours.ts')
      setToday(hoursToday(partner, new Date()))
    }
    const callOff = whenUsable(() => void read())
    const timer = setInterval(() => void read(), 60_000)
    window.addEventListener('resize', read)
    return () => {
      callOff()
      clearInterval(timer)
      window.removeEventListener('resize', read)
    }
  }, [partner])
  return (
    <p ref={place} className={styles.hours()}>
      {today && (
        <>
          <span>오늘 {today.span ? `${today.span.open} - ${today.span.close}` : closedText}</span>
          {states[today.state] && <span className={styles.state()}>{states[today.state]}</span>}
        </>
      )}
    </p>
  )
}

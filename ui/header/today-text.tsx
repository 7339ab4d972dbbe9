import type { Partner } from '#schema/partners.ts'
import { css } from '../css.ts'
import { hasHours } from '../hours-of-days.ts'
import { hoursToday, type Today } from '../operating-hours.ts'
import { useMinute } from '../use-now.ts'

const state = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  opacity: 0.72,
  '&::before': { content: '', width: '1px', height: '12px', backgroundColor: 'currentColor', opacity: 0.4 },
  '@tablet': { display: 'none' },
})

const states: Record<Today['state'], string> = {
  before: '진료 시작 전',
  open: '진료 중',
  lunch: '점심시간',
  after: '진료 마감',
  closed: '',
}

export type TodayTextProps = { partner: Partner; closedText: string }

/** Today's hours in Seoul, as of this minute. */
export function TodayText({ partner, closedText }: TodayTextProps) {
  const now = useMinute()
  if (!now || !hasHours(partner)) return null
  const today = hoursToday(partner, now)
  const hours = today.span ? `${today.span.open} - ${today.span.close}` : closedText
  // Anew where they change, as `FreshText` does.
  return (
    <>
      <span key={hours}>오늘 {hours}</span>
      {states[today.state] && (
        <span key={today.state} className={state()}>
          {states[today.state]}
        </span>
      )}
    </>
  )
}

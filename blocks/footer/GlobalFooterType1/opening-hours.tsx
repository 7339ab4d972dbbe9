import type { Partner } from '#schema/partners.ts'
import { hasHours } from '#ui/hours-of-days.ts'
import { hoursRows } from '#ui/operating-hours.ts'
import * as styles from './styles.ts'

type OpeningHoursProps = { partner: Partner; title: string; closedText: string }

export function OpeningHours({ partner, title, closedText }: OpeningHoursProps) {
  if (!hasHours(partner)) return null
  return (
    <div>
      <p className={styles.label()}>{title}</p>
      <dl className={styles.hours()}>
        {hoursRows(partner, closedText).map(({ key, label, text, mark, span }) => (
          <div key={key} className={styles.hoursRow({ mark: mark ?? 'none', apart: key === 'lunch' })}>
            <dt>{label}</dt>
            <dd data-closed={span ? undefined : ''}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

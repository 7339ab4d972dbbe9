import { visuallyHidden } from '#ui/visually-hidden.ts'
import * as styles from './styles.ts'

/** A calendar's place until its month has come. */
export function CalendarSkeleton() {
  return (
    <div role="status" className={styles.skeleton()}>
      <span className={visuallyHidden()}>진료 일정을 불러오는 중입니다.</span>
    </div>
  )
}

import { Skeleton, TextSkeleton } from '#ui/skeleton.tsx'
import * as styles from './styles.ts'

/** In the shape of a treatment's page: the picture, and beside it name, price and options. */
export function DetailSkeleton() {
  return (
    <div className={styles.layout()}>
      <div className={styles.media()}>
        <Skeleton kind="picture" />
      </div>
      <div className={styles.panel()}>
        <TextSkeleton lines={8} />
      </div>
    </div>
  )
}

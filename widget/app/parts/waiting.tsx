import { RowsSkeleton, TextSkeleton } from '#ui/skeleton.tsx'
import { body } from '../panel.styles.ts'

/** Of a screen whose script is on its way. */
export function Waiting() {
  return (
    <div className={body()}>
      <TextSkeleton lines={1} />
      <RowsSkeleton count={4} />
    </div>
  )
}

import type { RowStatus } from '#schema/resource.ts'
import { css } from '#ui/css.ts'
import { statusFrame } from './styles.ts'

/** Names of the statuses, the same in the whole console: whether visitors see a thing, and when. */
export const statusNames: Record<RowStatus, string> = {
  DRAFT: '초안',
  SCHEDULED: '예약됨',
  PUBLIC: '공개 중',
  ENDED: '종료',
}

const mark = css({
  ...statusFrame,
  variants: {
    status: {
      DRAFT: { color: '$gray700', '&::before': { border: '2px solid $gray500' } },
      SCHEDULED: { color: '#1b4e9f', '&::before': { backgroundColor: '$blue' } },
      PUBLIC: { color: '#146044', '&::before': { backgroundColor: '#1f8a66' } },
      ENDED: { color: '$gray600', '&::before': { backgroundColor: '$gray400', borderRadius: '1px' } },
    },
  },
})

type StatusMarkProps = {
  status: RowStatus
  /** The status in the words of what has it, where visitors do not just see or miss it. */
  name?: string
}

export const StatusMark = ({ status, name = statusNames[status] }: StatusMarkProps) => (
  <span className={mark({ status })}>{name}</span>
)

import { itemsText } from '#schema/plain/items-text.ts'
import { reservationStatusNames } from '#schema/plain/reservation-status-names.ts'
import { useDraggable } from '@dnd-kit/core'
import { isOver, type ConsoleReservation } from '../statuses.ts'
import type { Placed } from './lay-out.ts'
import { block, scale } from './styles.ts'

type BoardBlockProps = {
  placed: Placed<ConsoleReservation>
  /** Pixels from the top of the column. */
  top: number
  /** Whether the doctor is told: columns of days have several. */
  isNamed: boolean
  onOpen: () => void
}

/** Shortest block in which two lines have room, in minutes. */
const twoLines = 25

/** One reservation on the board. It opens where it is tapped, and is dragged to another time or doctor. */
export function BoardBlock({
  placed: { value, from, to, lane, lanes },
  top,
  isNamed,
  onOpen,
}: BoardBlockProps) {
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: value.id,
    disabled: isOver(value),
    data: { reservation: value },
    attributes: { roleDescription: '예약' },
  })
  const doctor = isNamed ? (value.employee?.name ?? '담당 없음') : ''
  const moveRequest = value.pendingMove ? '변경 신청' : ''
  const details = [moveRequest, doctor, itemsText(value)].filter(Boolean).join(' · ')
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={`${value.time} ${value.contactName}, ${details}, ${reservationStatusNames[value.status]}`}
      className={block({ of: value.status, moving: isDragging })}
      style={{
        top: top + 1,
        height: Math.max((to - from) * scale - 2, 20),
        left: `calc(${(lane / lanes) * 100}% + 3px)`,
        width: `calc(${100 / lanes}% - 6px)`,
        ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
      }}
      onClick={onOpen}
    >
      <span>
        {value.time} <b>{value.contactName}</b>
        {to - from < twoLines && ` ${details}`}
      </span>{' '}
      {to - from >= twoLines && <span data-tall={to - from >= 2 * twoLines || undefined}>{details}</span>}
    </button>
  )
}

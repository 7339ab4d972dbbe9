import { itemsText } from '#schema/plain/items-text.ts'
import { reservationStatusNames } from '#schema/plain/reservation-words.ts'
import { useDraggable } from '@dnd-kit/core'
import type { SelectOption } from '#admin/kit/parts/select.tsx'
import { ReservationActions } from '../reservation-actions.tsx'
import { isOver, type ConsoleReservation } from '../statuses.ts'
import type { Placed } from './lay-out.ts'
import { block, blockOpener, inPrint, scale } from './styles.ts'

type BoardBlockProps = {
  placed: Placed<ConsoleReservation>
  /** Pixels from the top of the column. */
  top: number
  /** Whether the doctor is told: columns of days have several. */
  isNamed: boolean
  employees: readonly SelectOption[]
  onOpen: () => void
  onChanged: () => void
}

/** Shortest block in which two lines have room, in minutes. */
const twoLines = 25

/**
 * One reservation on the board. It opens where it is tapped, is dragged to another time or doctor, and is brought a step
 * on, or back, by its own button.
 */
export function BoardBlock({
  placed: { value, from, to, lane, lanes },
  top,
  isNamed,
  employees,
  onOpen,
  onChanged,
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
  const height = Math.max((to - from) * scale - 2, 20)
  return (
    <div
      ref={setNodeRef}
      className={block({ of: value.status, moving: isDragging, crowded: lanes > 2 })}
      style={{
        top: top + 1,
        height,
        left: `calc(${(lane / lanes) * 100}% + 3px)`,
        width: `calc(${100 / lanes}% - 6px)`,
        ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
      }}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`${value.time} ${value.contactName}, ${details}, ${reservationStatusNames[value.status]}`}
        className={blockOpener()}
        onClick={onOpen}
      >
        <span>
          {value.time} <b>{value.contactName}</b>
          <span className={inPrint()}> {reservationStatusNames[value.status]}</span>
          {to - from < twoLines && ` ${details}`}
        </span>{' '}
        {to - from >= twoLines && <span data-tall={to - from >= 2 * twoLines || undefined}>{details}</span>}
      </button>
      <ReservationActions reservation={value} employees={employees} onChanged={onChanged} isBrief />
    </div>
  )
}

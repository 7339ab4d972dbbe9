import { inSeoul } from '#schema/plain/seoul-clock.ts'
import { dayInSeoul, minutesOf, timeOf } from '#schema/plain/days.ts'
import { callQuery } from '#api/call-query.ts'
import { DndContext, type DragEndEvent } from '@dnd-kit/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMinute } from '#ui/use-now.ts'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { draggedByPointer, useDragSensors } from '#admin/kit/parts/dragging.ts'
import { Failure } from '#admin/kit/parts/failure.tsx'
import type { SelectOption } from '#admin/kit/parts/select.tsx'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { isGone, type ConsoleReservation } from '../statuses.ts'
import { allReservations } from '../use-reservations.ts'
import { BoardColumn } from './board-column.tsx'
import { columnsByDay, columnsByDoctor, type BoardColumnData } from './columns.ts'
import { hoursAround } from './lay-out.ts'
import { MoveDialog, type PlannedMove } from './move-dialog.tsx'
import { board, columns, columnHead, hour, hours, scale } from './styles.ts'

type Doctor = { id: number; name: string }

type BoardProps = {
  days: readonly string[]
  /** Not there until they are known. */
  doctors: readonly Doctor[] | undefined
  employeeId: string
  employees: readonly SelectOption[]
  onOpen: (id: number) => void
  /** An empty place was chosen. */
  onAdd: (place: { day: string; time: string; employeeId: string }) => void
  onChanged: () => void
}

/** Minutes that a dragged reservation moves by. */
const step = 10

/** Reservations by time: of a day beside each other by doctor, of a week by day. A dragged one asks before it moves. */
export function Board({ days, doctors, employeeId, employees, onOpen, onAdd, onChanged }: BoardProps) {
  const { api } = useAdmin()
  const [planned, setPlanned] = useState<PlannedMove | null>(null)
  const sensors = useDragSensors()
  const now = useMinute()
  const [from = '', to = from] = [days[0], days.at(-1)]
  const found = useQuery(allReservations(api, { from, to, employeeId }))
  const schedules = useQuery(callQuery(api, 'GET /partner-employee-schedules', { query: { from, to } }))
  if (found.error && !found.data) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  // Hours and columns that come later would move what is about to be pressed.
  if (!found.data || !doctors || schedules.isPending) return <Waiting label="예약을 불러오는 중" />

  const reservations = found.data.filter((one) => !isGone(one) && days.includes(one.day))
  const of = { days, reservations, schedules: schedules.data?.rows ?? [], doctors, employeeId }
  const shown = days.length > 1 ? columnsByDay(of) : columnsByDoctor(of)
  const span = hoursAround(shown.flatMap(({ hours: open, blocks }) => [...open, ...blocks]))
  const drop = (event: DragEndEvent) => {
    const move = plannedMove(event, shown)
    if (move) setPlanned(move)
  }
  return (
    <>
      <div className={board()} tabIndex={0} role="region" aria-label="예약 시간표">
        <DndContext sensors={sensors} onDragEnd={drop} accessibility={accessibility}>
          <div className={columns()}>
            <HourScale span={span} />
            {shown.map((column) => (
              <BoardColumn
                key={column.id}
                column={column}
                span={span}
                now={
                  now && column.day === dayInSeoul(now)
                    ? minutesOf(inSeoul(now).toISOString().slice(11))
                    : null
                }
                employees={employees}
                onOpen={onOpen}
                onAdd={onAdd}
                onChanged={onChanged}
              />
            ))}
          </div>
        </DndContext>
      </div>
      {planned && (
        <MoveDialog
          planned={planned}
          onClose={() => setPlanned(null)}
          onMoved={() => {
            setPlanned(null)
            onChanged()
          }}
        />
      )}
    </>
  )
}

const accessibility = draggedByPointer('누르면 자세한 내용과 시간을 옮기는 곳이 열립니다.')

/** Returns the move that a drop asks for; `null` where it changes nothing. */
function plannedMove(
  { active, over, delta }: DragEndEvent,
  shown: readonly BoardColumnData[],
): PlannedMove | null {
  const reservation = active.data.current?.reservation as ConsoleReservation
  const column = shown.find(({ id }) => id === over?.id)
  if (!column) return null
  const minutes = minutesOf(reservation.time) + Math.round(delta.y / scale / step) * step
  const time = timeOf(Math.min(Math.max(minutes, 0), 24 * 60 - step))
  const doctor = column.doctor ?? reservation.employee
  const isSame =
    time === reservation.time && column.day === reservation.day && doctor?.id === reservation.employee?.id
  return isSame ? null : { reservation, day: column.day, time, doctor }
}

function HourScale({ span }: { span: { from: number; to: number } }) {
  return (
    <div className={hours()} aria-hidden="true">
      <div className={columnHead()} />
      <div style={{ position: 'relative', height: (span.to - span.from) * scale }}>
        {Array.from({ length: (span.to - span.from) / 60 }, (_, index) => (
          <span key={index} className={hour()} style={{ top: index * 60 * scale }}>
            {timeOf(span.from + index * 60)}
          </span>
        ))}
      </div>
    </div>
  )
}

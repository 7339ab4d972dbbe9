import { timeOf } from '#schema/plain/days.ts'
import { useDroppable } from '@dnd-kit/core'
import type { SelectOption } from '#admin/kit/parts/select.tsx'
import { aroundOf } from './around.ts'
import { BoardBlock } from './board-block.tsx'
import type { BoardColumnData } from './columns.ts'
import { gapsBetween, type Span } from './lay-out.ts'
import { around, closed, column as columnBox, columnHead, line, nowLine, scale, track } from './styles.ts'
import { useToday } from '#admin/kit/parts/use-today.ts'

type BoardColumnProps = {
  column: BoardColumnData
  /** Hours that the board shows. */
  span: Span
  /** Minutes of the day by now, where it is the column's. */
  now: number | null
  employees: readonly SelectOption[]
  onOpen: (id: number) => void
  onAdd: (place: { day: string; time: string; employeeId: string }) => void
  onChanged: () => void
}

/** Minutes to which a chosen empty place is rounded down. */
const step = 30

/** One doctor's day, or one day: working times, what is booked, and what is free to be chosen. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, span, now, employees, onOpen, onAdd, onChanged } = props
  const today = useToday()
  const { setNodeRef, isOver } = useDroppable({ id: column.id, disabled: !column.takes })
  const halves = Array.from({ length: (span.to - span.from) / step }, (_, index) => index * step)
  const top = (minutes: number) => (minutes - span.from) * scale
  const add = (offset: number) => {
    const minutes = span.from + Math.floor(offset / scale / step) * step
    onAdd({ day: column.day, time: timeOf(minutes), employeeId: String(column.doctor?.id ?? '') })
  }
  return (
    <section className={columnBox()} aria-label={column.title}>
      <h2 className={columnHead({ today: column.day === today && column.doctor === undefined })}>
        {column.title} {column.note && <small title={column.note}>{column.note}</small>}
      </h2>
      {/* Who has no pointer adds by the button above the board. */}
      <div
        ref={setNodeRef}
        role="presentation"
        className={track({ over: isOver })}
        data-over={isOver || undefined}
        style={{ height: top(span.to) }}
        onClick={(event) => {
          if (event.target !== event.currentTarget || !column.takes) return
          add(event.nativeEvent.offsetY)
        }}
      >
        {gapsBetween(column.hours, span).map(({ from, to }) => (
          <div key={from} className={closed()} style={{ top: top(from), height: (to - from) * scale }} />
        ))}
        {halves.map((offset) => (
          <div
            key={offset}
            className={line()}
            style={{ top: offset * scale, ...(offset % 60 !== 0 && { opacity: 0.45 }) }}
          />
        ))}
        {now !== null && now >= span.from && now < span.to && (
          <div className={nowLine()} style={{ top: top(now) }} />
        )}
        {aroundOf(column.blocks, span).map(({ id, from, to }) => (
          <div key={id} className={around()} style={{ top: top(from), height: (to - from) * scale }} />
        ))}
        {column.blocks.map((placed) => (
          <BoardBlock
            key={placed.value.id}
            placed={placed}
            top={top(placed.from)}
            isNamed={column.doctor === undefined}
            employees={employees}
            onOpen={() => onOpen(placed.value.id)}
            onChanged={onChanged}
          />
        ))}
      </div>
    </section>
  )
}

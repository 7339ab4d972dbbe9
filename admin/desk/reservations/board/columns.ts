import { minutesOf, dayText } from '#schema/plain/days.ts'
import type { CallOutput } from '#api/client.ts'
import type { ConsoleReservation } from '../statuses.ts'
import { layOut, type Placed, type Span } from './lay-out.ts'

type Doctor = { id: number; name: string }
type Schedule = CallOutput<'GET /partner-employee-schedules'>['rows'][number]

export type BoardColumnData = {
  id: string
  title: string
  /** Reason why nobody works then. */
  note: string
  day: string
  /** Doctor of all that is in it; `undefined` where each keeps its own. */
  doctor: Doctor | undefined
  /** Whether a reservation may be put here. */
  takes: boolean
  hours: Span[]
  blocks: Placed<ConsoleReservation>[]
}

type Source = {
  days: readonly string[]
  reservations: readonly ConsoleReservation[]
  schedules: readonly Schedule[]
  doctors: readonly Doctor[]
  /** The one who is looked at; `''`: all. */
  employeeId: string
}

const spanOf = ({ time, durationMinutes }: ConsoleReservation): Span => {
  const from = minutesOf(time)
  return { from, to: from + durationMinutes }
}

const toSpans = (hours: { start: string; end: string }[]): Span[] =>
  hours.map(({ start, end }) => ({ from: minutesOf(start), to: minutesOf(end) }))

/** A day's columns: one for each doctor, and one before them for what has no doctor yet. */
export function columnsByDoctor({
  days: [day = ''],
  reservations,
  schedules,
  doctors,
  employeeId,
}: Source): BoardColumnData[] {
  const unassigned = reservations.filter(({ employee }) => employee === null)
  const asked = doctors.filter(({ id }) => !employeeId || String(id) === employeeId)
  // Who has left still has what was booked with them.
  const gone = reservations.flatMap(({ employee }) =>
    employee && !doctors.some(({ id }) => id === employee.id) ? [employee] : [],
  )
  const all = [...asked, ...new Map(gone.map((doctor) => [doctor.id, doctor])).values()]
  const columns = all.map((doctor): BoardColumnData => {
    const schedule = schedules
      .find(({ employee }) => employee.id === doctor.id)
      ?.days.find((one) => one.day === day)
    const own = reservations.filter(({ employee }) => employee?.id === doctor.id)
    return {
      id: `doctor ${doctor.id}`,
      title: doctor.name,
      note: schedule?.hours.length === 0 ? (schedule.reason?.message ?? '') : '',
      day,
      doctor,
      takes: true,
      hours: toSpans(schedule?.hours ?? []),
      blocks: layOut(own, spanOf),
    }
  })
  if (unassigned.length === 0) return columns
  const first: BoardColumnData = {
    id: 'unassigned',
    title: '담당 없음',
    note: `${unassigned.length}건`,
    day,
    doctor: undefined,
    takes: false,
    hours: columns.flatMap(({ hours }) => hours),
    blocks: layOut(unassigned, spanOf),
  }
  return [first, ...columns]
}

/** A week's columns: one for each day. */
export function columnsByDay({
  days,
  reservations,
  schedules,
  doctors,
  employeeId,
}: Source): BoardColumnData[] {
  return days.map((day) => {
    const working = schedules.filter(({ employee }) => !employeeId || String(employee.id) === employeeId)
    const ofDay = working.flatMap((one) => one.days.filter((each) => each.day === day))
    const hours = ofDay.flatMap((one) => toSpans(one.hours))
    const reasons = new Set(ofDay.flatMap(({ reason }) => (reason ? [reason.message] : [])))
    return {
      id: day,
      title: dayText(day),
      note: hours.length === 0 ? [...reasons].join(', ') : '',
      day,
      doctor: employeeId ? doctors.find(({ id }) => String(id) === employeeId) : undefined,
      takes: true,
      hours,
      blocks: layOut(
        reservations.filter((one) => one.day === day),
        spanOf,
      ),
    }
  })
}

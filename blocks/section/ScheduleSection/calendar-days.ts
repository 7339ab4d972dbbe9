import type { CallOutput } from '#api/client.ts'

export type Schedule = CallOutput<'GET /partner-employee-schedules'>['rows'][number]
export type SpecialDay = CallOutput<'GET /partner-shorten-works'>['rows'][number]

export type DoctorDay = { id: number; name: string; hours: string }

export type CalendarDay = {
  day: string
  /** Doctors who see patients, and their hours: `10–13, 14–20`. */
  doctors: DoctorDay[]
  /** Reason why nobody does: `공휴일`, `휴진`; or why the day is a shorter one. */
  note: string | null
  isClosed: boolean
  /** A public holiday, which is coloured as a Sunday is. */
  isHoliday: boolean
}

/** `10` of `10:00`, `10:30` of itself. */
const short = (time: string) => (time.endsWith(':00') ? String(Number(time.slice(0, 2))) : time)

/** Spans that follow each other with nothing but lunch between them stay apart: `10–13, 14–20`. */
const spansOf = (hours: { start: string; end: string }[]) =>
  hours.map(({ start, end }) => `${short(start)}–${short(end)}`).join(', ')

/**
 * The days of a calendar: of all doctors, or of one. A day on which none of them works tells why: the clinic's own
 * reason before a doctor's.
 */
export function calendarDays(
  days: string[],
  schedules: Schedule[],
  specialDays: SpecialDay[],
  doctorId?: number,
): CalendarDay[] {
  const shown = schedules.filter(({ employee }) => doctorId === undefined || employee.id === doctorId)
  return days.map((day) => {
    const special = specialDays.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
    const own = shown.flatMap(({ employee, days: all }) => {
      const found = all.find((each) => each.day === day)
      return found ? [{ employee, ...found }] : []
    })
    const doctors = own
      .filter(({ hours }) => hours.length > 0)
      .map(({ employee: { id, name }, hours }) => ({ id, name, hours: spansOf(hours) }))
    const isClosed = doctors.length === 0
    const reason = own.find(({ reason: found }) => found !== null)?.reason?.message ?? null
    return {
      day,
      doctors,
      isClosed,
      note: special?.reason ?? (isClosed ? (reason ?? '휴진') : null),
      isHoliday: special?.kind === 'PUBLIC_HOLIDAY',
    }
  })
}

/** The days of a month that differ from the usual, for the list below the calendar. */
export const noteworthy = (specialDays: SpecialDay[]) =>
  specialDays.map(({ kind, startsOn, endsOn, open, close, reason }) => ({
    startsOn,
    endsOn,
    reason,
    effect: kind === 'SHORTENED' && open && close ? `${short(open)}–${short(close)} 단축 진료` : '휴진',
  }))

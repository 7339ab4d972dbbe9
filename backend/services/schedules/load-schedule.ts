import type { Transaction } from '#backend/database/database.ts'
import { statement } from '#backend/database/statement.ts'
import { unknownHost } from '#backend/problem.ts'
import { readProfile } from '#backend/services/partner-profile.ts'
import { sql } from 'drizzle-orm'
import type { Policy } from './booking-rules.ts'
import { bookingRules, defaultPolicy } from './booking-rules.ts'
import { publicHolidays } from './public-holidays.ts'
import type { Doctor, Exception, Schedule, SpecialDay, WeeklyHours } from './schedule.ts'
import { addDays, minutesOf, momentOf } from './seoul-time.ts'
import type { Hours } from './working-hours.ts'
import { hoursToSpans, openingOn } from './working-hours.ts'

export type ScheduleQuestion = {
  /** First and last day. */
  from: string
  to: string
  /** Reads on to this day where the clinic's week has no hours on the first: what is asked next is when it has. */
  orTo?: string | undefined
  /** Only this doctor; unknown or hidden ones leave none. */
  employeeId?: number | undefined
  /** A hold, or a reservation, whose time counts as free: one's own. */
  holdHash?: string | undefined
  reservationId?: number | undefined
  /** Leave out what is taken, where only working hours matter. */
  withoutClaims?: boolean
}

type EmployeeRow = Omit<Doctor, 'weekly' | 'exceptions' | 'claims'>
type Row = {
  profile: string
  is_read_on: boolean
  policy: Policy | null
  special_days: SpecialDay[] | null
  doctors: EmployeeRow[] | null
  weekly: (Omit<WeeklyHours, 'spans'> & Hours & { employeeId: number })[] | null
  exceptions:
    ({ employeeId: number; day: string; reason: string } & { [K in keyof Hours]: string | null })[] | null
  claims: { employeeId: number; start: number; end: number }[] | null
}

type Shape = { [K in 'mayReadOn' | 'isOfEmployee' | 'hasHold' | 'hasReservation' | 'withoutClaims']: boolean }

/**
 * In one query: a booking waits for each way to the database and back. What belongs to employees comes for hidden ones
 * too, and in no order: to join or sort here costs more than to leave out and sort what came.
 */
const readSchedule = statement<
  {
    partnerId: number
    from: string
    last: string
    opens: string
    employeeId: number | undefined
    holdHash: string | undefined
    reservationId: number | undefined
    before: string
    start: string
    end: string
    lastEnd: string
  },
  Shape
>((value, { mayReadOn, isOfEmployee, hasHold, hasReservation, withoutClaims }) => {
  const partner = value('partnerId')
  const isReadOn = mayReadOn ? sql`p.profile ->> ${value('opens')}::text is null` : sql`false`
  const end = mayReadOn
    ? sql`case when ${isReadOn} then ${value('lastEnd')}::timestamptz else ${value('end')}::timestamptz end`
    : value('end')
  // Time that is taken: by reservations, and by holds that are neither over nor one's own.
  const claims = sql`(select json_agg(json_build_object('employeeId', c.employee_id,
      'start', (extract(epoch from lower(c.during)) * 1000)::bigint,
      'end', (extract(epoch from upper(c.during)) * 1000)::bigint))
    from slot_claims c
    where c.partner_id = ${partner} ${isOfEmployee ? sql`and c.employee_id = ${value('employeeId')}` : sql``}
      and c.starts_at >= ${value('before')} and c.starts_at < ${end}
      and upper(c.during) > ${value('start')}::timestamptz and (c.expires_at is null or c.expires_at > now())
      ${hasHold ? sql`and c.hold_hash is distinct from ${value('holdHash')}` : sql``}
      ${hasReservation ? sql`and c.reservation_id is distinct from ${value('reservationId')}::integer` : sql``})`
  return sql`
    select p.profile::text as profile, ${isReadOn} as is_read_on,
      (select json_build_object('slotMinutes', slot_minutes, 'visitMinutes', visit_minutes,
          'leadMinutes', lead_minutes, 'changeUntilMinutes', change_until_minutes,
          'isClosedOnPublicHolidays', is_closed_on_public_holidays)
        from booking_policies where partner_id = ${partner}) as policy,
      (select json_agg(json_build_object('startsOn', starts_on, 'endsOn', ends_on, 'openTime', open_time,
          'closeTime', close_time, 'reason', reason) order by starts_on, id)
        from partner_special_days
        where partner_id = ${partner} and ends_on >= ${value('from')} and starts_on <= ${value('last')}) as special_days,
      (select json_agg(json_build_object('id', id, 'name', name, 'title', title, 'specialty', specialty,
          'image', image, 'position', position) order by position, id)
        from employees
        where partner_id = ${partner} and type = 'DOCTOR' and is_visible
          ${isOfEmployee ? sql`and id = ${value('employeeId')}` : sql``}) as doctors,
      (select json_agg(json_build_object('employeeId', h.employee_id, 'weekday', h.weekday,
          'startTime', h.start_time, 'endTime', h.end_time, 'breakStart', h.break_start, 'breakEnd', h.break_end,
          'validFrom', h.valid_from, 'validUntil', h.valid_until))
        from employee_hours h
        where h.partner_id = ${partner}
          ${isOfEmployee ? sql`and h.employee_id = ${value('employeeId')}` : sql``}) as weekly,
      (select json_agg(json_build_object('employeeId', x.employee_id, 'day', x.day, 'reason', x.reason,
          'startTime', x.start_time, 'endTime', x.end_time, 'breakStart', x.break_start, 'breakEnd', x.break_end))
        from employee_exceptions x
        where x.partner_id = ${partner} ${isOfEmployee ? sql`and x.employee_id = ${value('employeeId')}` : sql``}
          and x.day between ${value('from')} and ${value('last')}) as exceptions,
      ${withoutClaims ? sql`null` : claims} as claims
    from partners p where p.partner_id = ${partner}`
})

/** Reads everything that decides what may be booked. Throws 404 where the partner is gone. */
export async function loadSchedule(
  tx: Transaction,
  partnerId: number,
  { from, to, orTo, employeeId, holdHash, reservationId, withoutClaims = false }: ScheduleQuestion,
): Promise<Schedule> {
  const last = orTo ?? to
  const values = {
    partnerId,
    from,
    last,
    opens: openingOn(from),
    employeeId,
    holdHash,
    reservationId,
    // The day before too: what began on it may go on. Compared by what an index can help with, see `slotClaims`.
    before: momentOf(addDays(from, -1), 0).toISOString(),
    start: momentOf(from, 0).toISOString(),
    end: momentOf(addDays(to, 1), 0).toISOString(),
    lastEnd: momentOf(addDays(last, 1), 0).toISOString(),
  }
  const shape = {
    mayReadOn: orTo !== undefined,
    isOfEmployee: employeeId !== undefined,
    hasHold: holdHash !== undefined,
    hasReservation: reservationId !== undefined,
    withoutClaims,
  }
  const { rows } = await tx.execute<Row>(readSchedule(values, shape))
  const [row] = rows
  if (!row) throw unknownHost()
  const profile = readProfile(row.profile)
  return {
    until: row.is_read_on ? last : to,
    profile,
    rules: bookingRules(profile.homepageConfig, row.policy ?? defaultPolicy),
    specialDays: row.special_days ?? [],
    publicHolidays: await publicHolidays(from, last),
    doctors: assemble(row),
  }
}

/** Each doctor with what is theirs. */
function assemble({ doctors, weekly, exceptions, claims }: Row): Doctor[] {
  const made = new Map(
    (doctors ?? []).map((doctor): [number, Doctor] => [
      doctor.id,
      { ...doctor, weekly: [], exceptions: new Map(), claims: [] },
    ]),
  )
  const byStart = (weekly ?? []).sort((a, b) => minutesOf(a.startTime) - minutesOf(b.startTime))
  for (const { employeeId, weekday, validFrom, validUntil, ...hours } of byStart) {
    made.get(employeeId)?.weekly.push({ weekday, validFrom, validUntil, spans: hoursToSpans(hours) })
  }
  for (const { employeeId, day, ...exception } of exceptions ?? []) {
    made.get(employeeId)?.exceptions.set(day, toException(exception))
  }
  for (const { employeeId, start, end } of claims ?? []) made.get(employeeId)?.claims.push({ start, end })
  return [...made.values()]
}

function toException({
  startTime,
  endTime,
  breakStart,
  breakEnd,
  reason,
}: { reason: string } & { [K in keyof Hours]: string | null }): Exception {
  if (startTime === null || endTime === null) return { spans: null, reason }
  return { spans: hoursToSpans({ startTime, endTime, breakStart, breakEnd }), reason }
}

import { minutesOf } from '#schema/plain/days.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import { unknownHost } from '#backend/kernel/http/problem.ts'
import { readProfile } from '#backend/clinic/partners/partner-profile.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Policy } from '#backend/clinic/settings/booking-rules.ts'
import { bookingRules, defaultPolicy } from '#backend/clinic/settings/booking-rules.ts'
import { publicHolidays } from './public-holidays.ts'
import type { Doctor, Exception, Facility, Schedule, SpecialDay, WeeklyHours } from './schedule.ts'
import { addDays, daysFrom, momentOf } from '#backend/kernel/time/seoul-time.ts'
import { longestClaimMinutes, mostAroundMinutes } from '#backend/catalogue/products/visit-length.ts'
import type { Hours } from './working-hours.ts'
import { hoursToSpans, openingOn } from './working-hours.ts'

export type ScheduleQuestion = {
  /** First and last day. */
  from: string
  to: string
  /** Reads on to this day where the clinic's week has no hours on the first: what is asked next is when it has. */
  orTo?: string | undefined
  /** Only doctors who do all of these; and the rooms and devices that these need. */
  optionIds?: readonly number[] | undefined
  /** Only this doctor; unknown or hidden ones leave none. */
  employeeId?: number | undefined
  /** A hold, or a reservation, whose time counts as free: one's own. */
  holdHash?: string | undefined
  reservationId?: number | undefined
  /** Leave out what is taken, where only working hours matter. */
  withoutClaims?: boolean
}

type EmployeeRow = Omit<Doctor, 'weekly' | 'exceptions' | 'claims'>
type Claim = {
  employeeId: number
  start: number
  end: number
  /** Where options are asked for. */
  facilityIds?: number[]
  owner?: number
}
type Row = {
  profile: string
  is_read_on: boolean
  policy: Policy | null
  special_days: (SpecialDay & { employeeId: number | null })[] | null
  doctors: EmployeeRow[] | null
  weekly: (Omit<WeeklyHours, 'spans'> & Hours & { employeeId: number })[] | null
  claims: Claim[] | null
  facilities: { id: number; capacity: number }[] | null
}

type Shape = { optionCount: number } & {
  [K in 'mayReadOn' | 'isOfEmployee' | 'hasHold' | 'hasReservation' | 'withoutClaims']: boolean
}

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
  } & Record<`option${number}`, number>,
  Shape
>((value, { mayReadOn, isOfEmployee, hasHold, hasReservation, withoutClaims, optionCount }) => {
  const partner = value('partnerId')
  const isReadOn = mayReadOn ? sql`p.profile ->> ${value('opens')}::text is null` : sql`false`
  const end = mayReadOn
    ? sql`case when ${isReadOn} then ${value('lastEnd')}::timestamptz else ${value('end')}::timestamptz end`
    : value('end')
  const only = (column: SQL) => (isOfEmployee ? sql`and ${column} = ${value('employeeId')}` : sql``)
  const hasOptions = optionCount > 0
  const optionIds = Array.from({ length: optionCount }, (_, index) => value(`option${index}`))
  // Time that is taken: by reservations, and by holds that are neither over nor one's own. Another doctor's visit may use
  // a room or device that is needed.
  const claims = sql`
    select employee_id as "employeeId", (extract(epoch from lower(during)) * 1000)::bigint as "start",
      (extract(epoch from upper(during)) * 1000)::bigint as "end"
      ${hasOptions ? sql`, facility_ids as "facilityIds", coalesce(reservation_id, move_of, -id) as owner` : sql``}
    from slot_claims
    where partner_id = ${partner}
      ${isOfEmployee && hasOptions ? sql`and (employee_id = ${value('employeeId')} or facility_ids <> '{}')` : only(sql`employee_id`)}
      and starts_at >= ${value('before')} and starts_at < ${end}
      and upper(during) > ${value('start')}::timestamptz and (expires_at is null or expires_at > now())
      ${hasHold ? sql`and hold_hash is distinct from ${value('holdHash')}` : sql``}
      ${
        hasReservation
          ? sql`and reservation_id is distinct from ${value('reservationId')}::integer
              and move_of is distinct from ${value('reservationId')}::integer`
          : sql``
      }`
  const policy = sql`
    select slot_minutes as "slotMinutes", visit_minutes as "visitMinutes", lead_minutes as "leadMinutes",
      change_until_minutes as "changeUntilMinutes", is_closed_on_public_holidays as "isClosedOnPublicHolidays",
      require_guest_phone_proof as "requireGuestPhoneProof", most_open_per_phone as "mostOpenPerPhone",
      unproved_minutes_per_address as "unprovedMinutesPerAddress",
      unproved_minutes_per_clinic as "unprovedMinutesPerClinic",
      withdraw_minutes as "withdrawMinutes", reminder_minutes as "reminderMinutes",
      waiting_offer_minutes as "waitingOfferMinutes", clinic_recipients as "clinicRecipients"
    from booking_policies where partner_id = ${partner}`
  // An option that nobody is named for is done by everybody.
  const doesOption = (option: SQL) => sql`
    and (id in (select o.employee_id from employee_options o where o.partner_id = ${partner} and o.option_id = ${option}::integer)
      or not exists (select from employee_options o where o.partner_id = ${partner} and o.option_id = ${option}::integer))`
  const doctors = sql`
    select id, name, title, specialty, image, position from employees
    where partner_id = ${partner} and type = 'DOCTOR' and is_visible ${only(sql`id`)}
      ${sql.join(optionIds.map(doesOption))}
    order by position, id`
  const hours = sql`start_time as "startTime", end_time as "endTime", break_start as "breakStart",
    break_end as "breakEnd"`
  const specialDays = sql`
    select employee_id as "employeeId", starts_on as "startsOn", ends_on as "endsOn", ${hours}, reason
    from special_days
    where partner_id = ${partner} and ends_on >= ${value('from')} and starts_on <= ${value('last')}
      ${isOfEmployee ? sql`and (employee_id is null or employee_id = ${value('employeeId')})` : sql``}
    order by start_time is not null, ends_on - starts_on, id`
  const weekly = sql`
    select employee_id as "employeeId", weekday, ${hours}, valid_from as "validFrom", valid_until as "validUntil"
    from employee_hours where partner_id = ${partner} ${only(sql`employee_id`)}`
  const facilities = sql`
    select id, case when is_active then capacity else 0 end as capacity from facilities
    where partner_id = ${partner} and id in (
      select n.facility_id from option_facilities n
      where n.partner_id = ${partner} and n.option_id in ${optionIds})`
  // Rows as JSON, which the server writes faster than objects that are put together key by key.
  const all = (rows: SQL) => sql`(select json_agg(r) from (${rows}) r)`
  return sql`
    select p.profile::text as profile, ${isReadOn} as is_read_on,
      (select row_to_json(r) from (${policy}) r) as policy, ${all(specialDays)} as special_days,
      ${all(doctors)} as doctors, ${all(weekly)} as weekly,
      ${withoutClaims ? sql`null` : all(claims)} as claims,
      ${withoutClaims || !hasOptions ? sql`null` : all(facilities)} as facilities
    from partners p where p.partner_id = ${partner}`
})

/** Reads everything that decides what may be booked. Throws 404 where the partner is gone. */
export async function loadSchedule(
  tx: PartnerTransaction,
  {
    from,
    to,
    orTo,
    employeeId,
    holdHash,
    reservationId,
    optionIds = [],
    withoutClaims = false,
  }: ScheduleQuestion,
): Promise<Schedule> {
  const last = orTo ?? to
  const values = {
    partnerId: tx.partnerId,
    from,
    last,
    opens: openingOn(from),
    employeeId,
    holdHash,
    reservationId,
    // What is before or after a visit may reach into the next day. Compared by what an index can help with, see `slotClaims`.
    before: momentOf(from, -mostAroundMinutes - longestClaimMinutes).toISOString(),
    start: momentOf(from, -mostAroundMinutes).toISOString(),
    end: momentOf(addDays(to, 1), mostAroundMinutes).toISOString(),
    lastEnd: momentOf(addDays(last, 1), mostAroundMinutes).toISOString(),
    ...Object.fromEntries(optionIds.map((id, index) => [`option${index}` as const, id])),
  }
  const shape = {
    mayReadOn: orTo !== undefined,
    isOfEmployee: employeeId !== undefined,
    hasHold: holdHash !== undefined,
    hasReservation: reservationId !== undefined,
    withoutClaims,
    optionCount: optionIds.length,
  }
  const { rows } = await tx.execute<Row>(readSchedule(values, shape))
  const [row] = rows
  if (!row) throw unknownHost()
  const profile = readProfile(row.profile)
  return {
    until: row.is_read_on ? last : to,
    profile,
    rules: bookingRules(profile.homepageConfig, row.policy ?? defaultPolicy),
    specialDays: (row.special_days ?? []).filter(({ employeeId: own }) => own === null),
    publicHolidays: await publicHolidays(from, last),
    doctors: assemble(row, { from, last }),
    facilities: (row.facilities ?? []).map((one) => withUses(one, row.claims ?? [])),
  }
}

/** A room or device with what it is used for. */
const withUses = ({ id, capacity }: { id: number; capacity: number }, claims: Claim[]): Facility => ({
  id,
  capacity,
  uses: claims.flatMap(({ start, end, owner, facilityIds }) =>
    owner !== undefined && facilityIds?.includes(id) ? [{ start, end, owner }] : [],
  ),
})

/** Each doctor with what is theirs. */
function assemble(
  { doctors, weekly, special_days: specialDays, claims }: Row,
  { from, last }: { from: string; last: string },
): Doctor[] {
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
  for (const { employeeId, startsOn, endsOn, ...exception } of specialDays ?? []) {
    const exceptions = employeeId === null ? undefined : made.get(employeeId)?.exceptions
    if (!exceptions) continue
    const [first, end] = [startsOn < from ? from : startsOn, endsOn > last ? last : endsOn]
    // The first one that covers a day holds, as with the clinic's own.
    for (const day of daysFrom(first, end)) {
      if (!exceptions.has(day)) exceptions.set(day, toException(exception))
    }
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

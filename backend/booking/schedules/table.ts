import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { numbered, policies, position, timeOfDay } from '#backend/kernel/database/columns.ts'
import { employees } from '#backend/booking/employees/table.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/*
 * Days and times here are those of a wall clock in Seoul. An employee without any weekly hours works when the clinic is
 * open; whoever works does so only within the clinic's own hours.
 */

/** Hours of an employee on a weekday, in the weeks between two days. A weekday may have several, as may a period. */
export const employeeHours = pgTable(
  'employee_hours',
  {
    partnerId: ofPartner(),
    id: numbered(),
    employeeId: integer('employee_id').notNull(),
    /** 1 is Monday, 7 is Sunday, as in ISO 8601. */
    weekday: smallint('weekday').notNull(),
    startTime: timeOfDay('start_time').notNull(),
    endTime: timeOfDay('end_time').notNull(),
    breakStart: timeOfDay('break_start'),
    breakEnd: timeOfDay('break_end'),
    /** First and last day it holds; without one it has always held, or goes on. */
    validFrom: date('valid_from'),
    validUntil: date('valid_until'),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.employeeId],
      foreignColumns: [employees.partnerId, employees.id],
    }).onDelete('cascade'),
    index('employee_hours_employee').on(table.partnerId, table.employeeId),
    check('employee_hours_weekday', sql`weekday between 1 and 7`),
    check(
      'employee_hours_order',
      sql`start_time < end_time and (valid_from is null or valid_until is null or valid_from <= valid_until)`,
    ),
    check(
      'employee_hours_break',
      sql`(break_start is null) = (break_end is null) and (break_start is null or break_start < break_end)`,
    ),
    ...policies(),
  ],
)

/**
 * Days on which the clinic, or one employee, does not work (여름휴가, 학회 참석) or keeps other hours (단축 진료). They go
 * before the weekly hours, and the clinic's before public holidays, so a clinic that opens on one says so here.
 */
export const specialDays = pgTable(
  'special_days',
  {
    partnerId: ofPartner(),
    id: numbered(),
    /** `null`: the whole clinic. */
    employeeId: integer('employee_id'),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    /** Without times nobody works. */
    startTime: timeOfDay('start_time'),
    endTime: timeOfDay('end_time'),
    /** Break of these days; the clinic's lunch unless told. */
    breakStart: timeOfDay('break_start'),
    breakEnd: timeOfDay('break_end'),
    /** Reason that a visitor reads. */
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.employeeId],
      foreignColumns: [employees.partnerId, employees.id],
    }).onDelete('cascade'),
    index('special_days_period').on(table.partnerId, table.endsOn),
    check(
      'special_days_order',
      sql`starts_on <= ends_on and (start_time is null) = (end_time is null) and (start_time is null or start_time < end_time)`,
    ),
    check(
      'special_days_break',
      sql`(break_start is null) = (break_end is null) and (break_start is null or break_start < break_end)`,
    ),
    ...policies(),
  ],
)

/** Rules by which a clinic takes bookings, beside its `homepageConfig`. A clinic without a row has the defaults. */
export const bookingPolicies = pgTable(
  'booking_policies',
  {
    partnerId: ofPartner().primaryKey(),
    /** Bookings begin every so many minutes from midnight. */
    slotMinutes: smallint('slot_minutes').notNull().default(30),
    /** Minutes of a visit without treatments. */
    visitMinutes: smallint('visit_minutes').notNull().default(30),
    /** A booking is made at least this long before it begins. */
    leadMinutes: integer('lead_minutes').notNull().default(60),
    /** A customer changes or cancels at least this long before it begins. */
    changeUntilMinutes: integer('change_until_minutes').notNull().default(1440),
    isClosedOnPublicHolidays: boolean('is_closed_on_public_holidays').notNull().default(true),
    /** True where a guest proves their phone by a code before they book. */
    requireGuestPhoneProof: boolean('require_guest_phone_proof').notNull().default(true),
    /** Countries besides Korea to whose mobiles codes are sent (ISO 3166-1). */
    phoneCodeCountries: text('phone_code_countries')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Codes that the clinic sends on a day in Seoul. */
    mostCodesPerDay: integer('most_codes_per_day').notNull().default(300),
    /** Bookings that one phone may have ahead, none at the time of another; `null`: as many as one likes, at any time. */
    mostOpenPerPhone: smallint('most_open_per_phone').default(5),
    /** Minutes of doctors' time that one address, and all together, take without a proved phone; `null`: by the clinic's size. */
    unprovedMinutesPerAddress: integer('unproved_minutes_per_address'),
    unprovedMinutesPerClinic: integer('unproved_minutes_per_clinic'),
    /** A booking made when it is too late to cancel can be cancelled for this long after it was made. */
    withdrawMinutes: smallint('withdraw_minutes').notNull().default(30),
    /** A visit is reminded of this long before it begins; `null`: never. */
    reminderMinutes: integer('reminder_minutes').default(1440),
    /** A time that became free is kept this long for who waits and is offered it. */
    waitingOfferMinutes: smallint('waiting_offer_minutes').notNull().default(30),
    /** Phones (E.164) and e-mail addresses at the clinic that hear of bookings. */
    clinicRecipients: text('clinic_recipients')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  () => [
    check(
      'booking_policies_limits',
      sql`most_open_per_phone between 1 and 1000 and withdraw_minutes between 0 and 1440 and reminder_minutes between 30 and 43200 and waiting_offer_minutes between 5 and 1440`,
    ),
    check(
      'booking_policies_unproved',
      sql`unproved_minutes_per_address between 0 and 1000000 and unproved_minutes_per_clinic between 0 and 1000000`,
    ),
    check('booking_policies_codes', sql`most_codes_per_day between 1 and 100000`),
    check(
      'booking_policies_minutes',
      sql`slot_minutes in (5, 10, 15, 20, 30, 60) and visit_minutes between 5 and 480 and lead_minutes between 0 and 43200 and change_until_minutes between 0 and 43200`,
    ),
    ...policies(),
  ],
)

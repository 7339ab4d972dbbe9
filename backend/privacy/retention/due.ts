import type { RetentionKind } from '#schema/plain/retention.ts'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { reservationItems } from '#backend/booking/reservations/table.ts'
import { countsAgainstStock } from '#backend/booking/reservations/forget.ts'
import {
  consultationRecords,
  endOf,
  postRecords,
  promisedEnd,
  reservationRecords,
  type RecordTable,
} from './promised.ts'

/*
 * Records whose promised period is over, as SQL that selects their numbers (`id`). A record without its person, or without
 * what the consent is about, is no longer due.
 */

type Clinic = number | SQLWrapper

const isMember = sql`exists (
  select from customers m
  where m.partner_id = r.partner_id and m.id = r.customer_id and m.kind = 'member' and not m.is_closed)`

function dueRecords(
  clinic: Clinic,
  table: RecordTable,
  { purpose, holds }: { purpose: 'PRIVACY' | 'SENSITIVE'; holds: SQL },
): SQL {
  return sql`select r.id from ${sql.identifier(table.name)} r
    where r.partner_id = ${clinic} and ${table.isOfPerson} and ${table.from} < now() and ${holds}
      and ${promisedEnd(table, purpose, isMember)} <= now()`
}

/** The reservation `r` holds data about a person's health. */
const holdsHealth = sql`(r.request <> '' or r.memo <> '' or exists (
  select from ${reservationItems}
  where ${reservationItems.partnerId} = r.partner_id and ${reservationItems.reservationId} = r.id
    and not ${countsAgainstStock}))`

const holdsQuestion = sql`(r.message <> '' or r.memo <> '' or r.product_name <> '')`

/** The consent `c` is its customer's last answer to the terms, and agrees. */
const isLastAnswer = sql`c.is_agreed and not exists (
  select from consents later
  where later.partner_id = c.partner_id and later.customer_id = c.customer_id and later.term_id = c.term_id
    and later.id > c.id)`

/** Consents to advertising; each is a record of its own. */
const dueMarketing = (clinic: Clinic): SQL => sql`
  select c.id from consents c
  join terms t on t.partner_id = c.partner_id and t.id = c.term_id and t.purpose like 'MARKETING%'
  join retention_periods p on p.partner_id = c.partner_id and p.term_id = c.term_id and p.version = c.version
  join customers m on m.partner_id = c.partner_id and m.id = c.customer_id and not m.is_closed
  where c.partner_id = ${clinic} and ${isLastAnswer}
    and ${endOf(sql`c.created_at`)} <= now()`

/** Moment at which the last period that the customer `m` agreed to ends, counted from the last use. */
const endOfUse = (isEndless: SQL, isTerm: SQL): SQL => sql`(
  select max(case when p.term_id is null or ${isEndless} then 'infinity' else ${endOf(sql`m.seen_at`)} end)
  from consents c
  join terms t on t.partner_id = c.partner_id and t.id = c.term_id and t.purpose = 'PRIVACY' and ${isTerm}
  left join retention_periods p on p.partner_id = c.partner_id and p.term_id = c.term_id and p.version = c.version
  where c.partner_id = m.partner_id and c.customer_id = m.id and ${isLastAnswer})`

/** Members who were last seen so long ago that their period is over. */
const dueMembers = (clinic: Clinic): SQL => sql`
  select m.id from customers m
  where m.partner_id = ${clinic} and m.kind = 'member' and not m.is_closed
    and not exists (
      select from reservations ahead
      where ahead.partner_id = m.partner_id and ahead.customer_id = m.id and ahead.ends_at > now())
    and ${endOfUse(sql`p.keeps_members`, sql`'SIGN_UP' = any(t.occasions)`)} <= now()`

/** Condition that the guest `m` has no record left that names them, and is not signed in. */
export const hasNothingLeft = sql`(
  not exists (select from reservations r
    where r.partner_id = m.partner_id and r.customer_id = m.id and r.contact_phone <> '')
  and not exists (select from consultations q
    where q.partner_id = m.partner_id and q.customer_id = m.id and q.contact_phone <> '')
  and not exists (select from waitings w where w.partner_id = m.partner_id and w.customer_id = m.id)
  and not exists (select from customer_posts b
    where b.partner_id = m.partner_id and b.customer_id = m.id and b.deleted_at is null)
  and not exists (select from customer_sessions s
    where s.partner_id = m.partner_id and s.customer_id = m.id and s.expires_at > now()))`

/** Guests of whom only consents are left. */
const dueGuests = (clinic: Clinic): SQL => sql`
  select m.id from customers m
  where m.partner_id = ${clinic} and m.kind = 'guest' and not m.is_closed
    and (m.phone is not null or m.name is not null or m.memo <> '') and ${hasNothingLeft}
    and ${endOfUse(sql`false`, sql`true`)} <= now()`

/**
 * Kinds of records that are looked for, in the order in which they are forgotten: a record that loses its person keeps its
 * treatments for the counts. The counts of two steps of one kind are added up.
 */
export const steps = [
  {
    name: 'reservations',
    kind: 'RESERVATION',
    due: (clinic: Clinic) => dueRecords(clinic, reservationRecords, { purpose: 'PRIVACY', holds: sql`true` }),
  },
  {
    name: 'consultations',
    kind: 'CONSULTATION',
    due: (clinic: Clinic) =>
      dueRecords(clinic, consultationRecords, { purpose: 'PRIVACY', holds: sql`true` }),
  },
  {
    name: 'posts',
    kind: 'POST',
    due: (clinic: Clinic) => dueRecords(clinic, postRecords, { purpose: 'PRIVACY', holds: sql`true` }),
  },
  {
    name: 'reservation-health',
    kind: 'SENSITIVE',
    due: (clinic: Clinic) =>
      dueRecords(clinic, reservationRecords, { purpose: 'SENSITIVE', holds: holdsHealth }),
  },
  {
    name: 'consultation-health',
    kind: 'SENSITIVE',
    due: (clinic: Clinic) =>
      dueRecords(clinic, consultationRecords, { purpose: 'SENSITIVE', holds: holdsQuestion }),
  },
  {
    name: 'post-health',
    kind: 'SENSITIVE',
    due: (clinic: Clinic) => dueRecords(clinic, postRecords, { purpose: 'SENSITIVE', holds: sql`true` }),
  },
  { name: 'marketing', kind: 'MARKETING', due: dueMarketing },
  { name: 'members', kind: 'CUSTOMER', due: dueMembers },
  { name: 'guests', kind: 'CUSTOMER', due: dueGuests },
] as const satisfies { name: string; kind: RetentionKind; due: (clinic: Clinic) => SQL }[]

export type Step = (typeof steps)[number]

import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { SQL } from 'drizzle-orm'
import { inArray, sql } from 'drizzle-orm'

/*
 * Retention that people were promised. A record follows the versions of the consents that were agreed to with it, or
 * earlier by its customer. A record without any consent, such as a booking by phone or a post from before boards asked for
 * consents, follows the versions of the required terms that were in force when it was made.
 */

/** A table of records that consents are given with, as SQL over the row `r`. */
export type RecordTable = {
  name: 'reservations' | 'consultations' | 'customer_posts'
  /** Column of `consents` that names the record. */
  consentColumn: 'reservation_id' | 'consultation_id' | 'post_id'
  /** Moment from which the period counts. */
  from: SQL
  /** Condition that the record still has data of its person. */
  isOfPerson: SQL
}

const hasContact = sql`r.contact_phone <> ''`

export const reservationRecords: RecordTable = {
  name: 'reservations',
  consentColumn: 'reservation_id',
  from: sql`r.ends_at`,
  isOfPerson: hasContact,
}
export const consultationRecords: RecordTable = {
  name: 'consultations',
  consentColumn: 'consultation_id',
  from: sql`coalesce(r.answered_at, r.created_at)`,
  isOfPerson: hasContact,
}
export const postRecords: RecordTable = {
  name: 'customer_posts',
  consentColumn: 'post_id',
  from: sql`coalesce(r.replied_at, r.created_at)`,
  isOfPerson: sql`r.deleted_at is null`,
}

/** Length of the period `p`. */
const length = sql`make_interval(
  years => case p.unit when 'YEAR' then p.amount else 0 end::integer,
  months => case p.unit when 'MONTH' then p.amount else 0 end::integer,
  days => case p.unit when 'DAY' then p.amount else 0 end::integer)`

export const endOf = (from: SQL): SQL => sql`${from} + ${length}`

/** A consent is written in the transaction of its record, some moments after it. */
const together = sql`interval '1 minute'`

/** Versions `v` of the terms `t` of a purpose that the record `r` follows, each with its period `p` or none. */
function followed({ consentColumn }: RecordTable, purpose: 'PRIVACY' | 'SENSITIVE'): SQL {
  const isWith = sql`c.${sql.identifier(consentColumn)} = r.id`
  const isOfRecord = sql`c.partner_id = r.partner_id
    and (${isWith} or (c.customer_id = r.customer_id and c.created_at <= r.created_at + ${together}))`
  return sql`terms t
    cross join lateral (select coalesce(
      (select c.version from consents c
        where c.term_id = t.id and c.is_agreed and ${isOfRecord}
        order by ${isWith} desc nulls last, c.id desc limit 1),
      (select h.version from terms_histories h
        where h.partner_id = t.partner_id and h.term_id = t.id and h.effective_at <= r.created_at and t.is_required
          and not exists (select from consents c where ${isOfRecord})
        order by h.effective_at desc, h.version desc limit 1)) as version) v
    left join retention_periods p on p.partner_id = t.partner_id and p.term_id = t.id and p.version = v.version
    where t.partner_id = r.partner_id and t.purpose = ${purpose} and 'RESERVATION' = any(t.occasions)
      and v.version is not null`
}

/**
 * Moment at which the last promised period of the record `r` ends, as SQL: `infinity` where one has no end, `null` where
 * nothing was promised. `isMember` says whether its customer is a member now.
 */
export const promisedEnd = (table: RecordTable, purpose: 'PRIVACY' | 'SENSITIVE', isMember: SQL): SQL => sql`(
  select max(case when p.term_id is null or (p.keeps_members and ${isMember}) then 'infinity' else ${endOf(table.from)} end)
  from ${followed(table, purpose)})`

/** Returns those of some reservations that the law has the clinic keep for now, as their consents say. */
export async function keptByLaw(tx: PartnerTransaction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<{ id: number }>(sql`
    select r.id from reservations r
    where r.partner_id = ${tx.partnerId} and ${inArray(sql`r.id`, [...ids])}
      and r.status in ('DONE', 'CONFIRMED', 'NO_SHOW') and r.starts_at <= now()
      and exists (select from ${followed(reservationRecords, 'PRIVACY')}
        and p.is_kept_by_law and ${endOf(reservationRecords.from)} > now())`)
  return rows.map(({ id }) => id)
}

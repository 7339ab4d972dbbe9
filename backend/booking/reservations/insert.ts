import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import { reservationItems, reservations } from './table.ts'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Slot } from './claims.ts'
import { rangeOf } from './claims.ts'
import type { Actor } from './history.ts'
import type { Wanted } from '#backend/catalogue/products/options.ts'
import type { ItemRow, ReservationRow } from './stored.ts'
import type { Change } from './types.ts'

/** Values that a new reservation begins with; the database gives the rest. */
const given = { reason: '', sequence: 0 }
type NewRow = Omit<ReservationRow, 'id' | 'createdAt' | 'updatedAt' | keyof typeof given>
type New = {
  row: NewRow
  options: readonly Wanted[]
  by: Actor
  /** For its history. */
  changes?: readonly Change[]
  /** A time to take with it, if it is still to be had: what a hold keeps, else what is free. */
  slot: (Slot & { holdHash?: string | undefined }) | null
}

/** The insert met a row with the same idempotency key, or once in many lives the same code. */
export class Repeated extends Error {
  override name = 'Repeated'
}

const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...rowColumns } = getTableColumns(reservations)
const {
  partnerId: _partnerId,
  reservationId: _reservationId,
  ...itemColumns
} = getTableColumns(reservationItems)
const namesOf = (columns: Record<string, { name: string }>) => Object.values(columns).map(({ name }) => name)
/** With the names of the table, as `jsonb_populate_record` reads them. */
const toRecord = (columns: Record<string, { name: string }>, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(columns).map(([key, { name }]) => [name, values[key]]))

type Values = {
  row: string
  items: string
  actor: string
  accountId: string | null
  keyName: string | null
  changes: string
  employeeId: number | undefined
  during: string | undefined
  facilityIds: string | undefined
  holdHash: string | undefined
}

/** How its time is taken. */
type Taking = 'none' | 'free' | 'held'

/** All that is written of a new reservation, in one statement: whoever books waits for each. */
const insert = statement<Values, Taking>((value, taking) => {
  const [ofRow, ofItem] = [rowColumns, itemColumns].map((columns) => sql.raw(namesOf(columns).join(', ')))
  const during = sql`${value('during')}::tstzrange`
  const taken = {
    none: sql`select 1 where false`,
    free: sql`
      insert into slot_claims (partner_id, employee_id, during, facility_ids, reservation_id)
      select partner_id, ${value('employeeId')}::integer, ${during}, ${value('facilityIds')}::integer[], id from made
      on conflict do nothing
      returning id`,
    held: sql`
      update slot_claims c set reservation_id = made.id, hold_hash = null, expires_at = null, holder = null,
        is_unproved = false
      from made
      where c.partner_id = made.partner_id and c.hold_hash = ${value('holdHash')} and c.expires_at > now()
        and c.employee_id = ${value('employeeId')}::integer and c.during = ${during}
      returning c.id`,
  }
  return sql`
    with made as (
      insert into reservations (${ofRow})
      select ${ofRow} from jsonb_populate_record(null::reservations, ${value('row')}::jsonb)
      on conflict do nothing
      returning partner_id, id, created_at, updated_at
    ), taken as (
      ${taken[taking]}
    ), with_items as (
      insert into reservation_items (partner_id, reservation_id, ${ofItem})
      select made.partner_id, made.id, i.* from made, lateral (
        select ${ofItem} from jsonb_populate_recordset(null::reservation_items, ${value('items')}::jsonb)) i
    ), with_history as (
      insert into reservation_history (partner_id, reservation_id, action, actor, account_id, key_name, details)
      select partner_id, id, 'CREATED', ${value('actor')}, ${value('accountId')}::uuid, ${value('keyName')}::text,
        jsonb_build_object('changes', ${value('changes')}::jsonb) from made
    )
    select id, to_json(created_at) #>> '{}' as created_at, to_json(updated_at) #>> '{}' as updated_at,
      exists (select from taken) as has_slot
    from made`
})

/**
 * Writes a new reservation down with its items and the first line of its history, and takes its time where that is to be
 * had at this moment; `hasSlot` says whether. Throws `Repeated`.
 */
export async function insertReservation(
  tx: PartnerTransaction,
  { row, options, by, changes = [], slot }: New,
): Promise<{ row: ReservationRow; items: ItemRow[]; hasSlot: boolean }> {
  const items = toItems(options)
  const whole = { ...row, ...given }
  const values = {
    row: JSON.stringify(toRecord(rowColumns, whole)),
    items: JSON.stringify(items.map((item, position) => toRecord(itemColumns, { ...item, position }))),
    actor: by === 'customer' ? 'customer' : 'clinic',
    accountId: by === 'customer' ? null : by.accountId,
    keyName: by === 'customer' ? null : (by.keyName ?? null),
    changes: JSON.stringify(changes),
    employeeId: slot?.employeeId,
    during: slot ? rangeOf(slot) : undefined,
    facilityIds: slot ? `{${slot.facilityIds.join()}}` : undefined,
    holdHash: slot?.holdHash,
  }
  const { rows } = await tx.execute<{
    id: number
    created_at: string
    updated_at: string
    has_slot: boolean
  }>(insert(values, slot === null ? 'none' : slot.holdHash === undefined ? 'free' : 'held'))
  const [made] = rows
  if (!made) throw new Repeated()
  const { id, created_at: createdAt, updated_at: updatedAt, has_slot: hasSlot } = made
  const stored = { ...whole, id, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) }
  return { row: stored, items, hasSlot }
}

/** Writes other items of a reservation in place of those that it has. */
export async function replaceItems(
  tx: PartnerTransaction,
  { id: reservationId }: Pick<ReservationRow, 'id'>,
  items: readonly ItemRow[],
): Promise<void> {
  await tx
    .delete(reservationItems)
    .where(and(isOfPartner(tx, reservationItems), eq(reservationItems.reservationId, reservationId)))
  const rows = items.map((item, position) => ({ ...item, partnerId: tx.partnerId, reservationId, position }))
  if (rows.length > 0) await tx.insert(reservationItems).values(rows)
}

/** As they are called and cost now. */
export const toItems = (options: readonly Wanted[]): ItemRow[] =>
  options.map(({ price, ...option }) => ({
    optionId: option.optionId,
    productId: option.productId,
    productName: option.productName,
    optionName: option.optionName,
    quantity: option.quantity,
    durationMinutes: option.durationMinutes,
    price: price.amount,
    regularPrice: price.regularAmount,
    eventId: price.eventId,
  }))

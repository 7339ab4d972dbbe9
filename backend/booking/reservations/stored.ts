import { timeOf } from '#schema/plain/days.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { customers } from '#backend/people/customers/table.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { reservationItems, reservationMoves, reservations } from './table.ts'
import { bookingPolicies } from '#backend/booking/schedules/table.ts'
import { defaultPolicy } from '#backend/clinic/settings/booking-rules.ts'
import { dayOf, minutesOfDay } from '#backend/kernel/time/seoul-time.ts'
import { cancellableUntil } from './cancellable-until.ts'
import type { Reservation } from '#schema/reservations.ts'
import type { SQL } from 'drizzle-orm'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'

export type ReservationRow = typeof reservations.$inferSelect
export type ItemRow = Omit<typeof reservationItems.$inferSelect, 'partnerId' | 'reservationId' | 'position'>

/** Time to which the customer of a confirmed reservation asks to move it. */
export type PendingMove = typeof reservationMoves.$inferSelect

/** Settings of a clinic that decide how its reservations are answered. */
type ViewSettings = { hasPriceView: boolean; changeUntilMinutes: number; withdrawMinutes: number }

export type Stored = {
  row: ReservationRow
  items: ItemRow[]
  settings: ViewSettings
  /** Its customer's open request to move it. */
  move: PendingMove | null
  /** Whether its customer has signed up. */
  isMember: boolean
}

const minute = 60_000

export const isOfReservation = (id: number): SQL => eq(reservations.id, id)

/** Reservations that meet a condition, with what they are for: two queries however many there are. */
export async function readReservations(
  tx: PartnerTransaction,
  condition: SQL | undefined,
  list: { order: SQL[]; limit: number; offset: number } = { order: [], limit: 1, offset: 0 },
): Promise<Stored[]> {
  const rows = await tx
    .select({
      row: getTableColumns(reservations),
      hasPriceView: sql<boolean>`coalesce(${partners.profile} #>> '{homepageConfig,hasPriceView}', 'true') <> 'false'`,
      changeUntilMinutes: bookingPolicies.changeUntilMinutes,
      withdrawMinutes: bookingPolicies.withdrawMinutes,
      move: getTableColumns(reservationMoves),
      isMember: sql<boolean>`coalesce(${customers.kind} = 'member', false)`,
    })
    .from(reservations)
    .innerJoin(partners, eq(partners.partnerId, reservations.partnerId))
    .leftJoin(bookingPolicies, eq(bookingPolicies.partnerId, reservations.partnerId))
    .leftJoin(
      reservationMoves,
      and(
        eq(reservationMoves.partnerId, reservations.partnerId),
        eq(reservationMoves.reservationId, reservations.id),
      ),
    )
    .leftJoin(
      customers,
      and(eq(customers.partnerId, reservations.partnerId), eq(customers.id, reservations.customerId)),
    )
    .where(and(isOfPartner(tx, reservations), condition))
    .orderBy(...list.order)
    .limit(list.limit)
    .offset(list.offset)
  const items = await readItems(
    tx,
    rows.map(({ row }) => row.id),
  )
  return rows.map(({ row, move, hasPriceView, changeUntilMinutes, withdrawMinutes, isMember }) => ({
    row,
    move,
    isMember,
    items: items.get(row.id) ?? [],
    settings: {
      hasPriceView,
      changeUntilMinutes: changeUntilMinutes ?? defaultPolicy.changeUntilMinutes,
      withdrawMinutes: withdrawMinutes ?? defaultPolicy.withdrawMinutes,
    },
  }))
}

async function readItems(tx: PartnerTransaction, ids: number[]): Promise<Map<number, ItemRow[]>> {
  const found = new Map<number, ItemRow[]>()
  if (ids.length === 0) return found
  const rows = await tx
    .select()
    .from(reservationItems)
    .where(and(isOfPartner(tx, reservationItems), inArray(reservationItems.reservationId, ids)))
    .orderBy(asc(reservationItems.reservationId), asc(reservationItems.position))
  for (const row of rows) found.set(row.reservationId, [...(found.get(row.reservationId) ?? []), row])
  return found
}

/** A reservation as its customer sees it. */
export function toReservation({ row, items, settings, move }: Stored): Reservation {
  const now = new Date()
  const shown = (price: number) => (settings.hasPriceView ? price : null)
  const changeableUntil = new Date(row.startsAt.getTime() - settings.changeUntilMinutes * minute)
  const isChangeable = isOpen(row) && now < changeableUntil
  const lastCancelling = cancellableUntil(row, settings)
  return {
    id: row.id,
    code: row.code,
    type: row.type,
    status: row.status,
    reservedAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    day: dayOf(row.startsAt),
    time: timeOf(minutesOfDay(row.startsAt)),
    durationMinutes: minutesBetween(row),
    employee: row.employeeId === null ? null : { id: row.employeeId, name: row.employeeName ?? '' },
    isEmployeeChosen: row.isEmployeeChosen,
    items: items.map((item) => ({
      productOptionId: item.optionId,
      productId: item.productId,
      productName: item.productName,
      optionName: item.optionName,
      quantity: item.quantity,
      durationMinutes: item.durationMinutes,
      price: shown(item.price),
      regularPrice: shown(item.regularPrice),
      eventId: item.eventId,
    })),
    totalPrice: shown(row.totalPrice),
    isIncludeVat: settings.hasPriceView ? row.isIncludeVat : null,
    contactName: row.contactName,
    contactPhone: row.contactPhone,
    request: row.request,
    reason: row.reason,
    languageCode: row.languageCode as Reservation['languageCode'],
    changeableUntil: isChangeable ? changeableUntil.toISOString() : null,
    cancellableUntil: isOpen(row) && now < lastCancelling ? lastCancelling.toISOString() : null,
    pendingMove: move && {
      reservedAt: move.startsAt.toISOString(),
      endsAt: move.endsAt.toISOString(),
      day: dayOf(move.startsAt),
      time: timeOf(minutesOfDay(move.startsAt)),
      employee: move.employeeId === null ? null : { id: move.employeeId, name: move.employeeName ?? '' },
      requestedAt: move.createdAt.toISOString(),
    },
    createdAt: row.createdAt.toISOString(),
  }
}

/** Says whether it is still to come about, as far as its status says. */
export const isOpen = ({ status }: Pick<ReservationRow, 'status'>) =>
  status === 'REQUESTED' || status === 'CONFIRMED'

export const minutesBetween = ({ startsAt, endsAt }: Pick<ReservationRow, 'startsAt' | 'endsAt'>) =>
  (endsAt.getTime() - startsAt.getTime()) / minute

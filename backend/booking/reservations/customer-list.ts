import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { reservations } from './table.ts'
import { addDays, momentOf } from '#backend/kernel/time/seoul-time.ts'
import type { Reservation } from '#schema/reservations.ts'
import { and, asc, count, desc, eq, gte, inArray, lt, not } from 'drizzle-orm'
import type { ReservationRow } from './stored.ts'
import { readReservations, toReservation } from './stored.ts'

type Filter = {
  page: number
  pageSize: number
  period: 'all' | 'upcoming' | 'past'
  status?: ReservationRow['status'] | undefined
  type?: ReservationRow['type'] | undefined
  from?: string | undefined
  to?: string | undefined
}

/** A customer's own reservations. */
export async function listOwn(
  database: Database,
  partnerId: number,
  customerId: number,
  filter: Filter,
): Promise<{ rows: Reservation[]; count: number }> {
  const isUpcoming = and(
    gte(reservations.startsAt, new Date()),
    inArray(reservations.status, ['REQUESTED', 'CONFIRMED']),
  )
  const direction = filter.period === 'upcoming' ? asc : desc
  return database.withPartner(
    partnerId,
    async (tx) => {
      const condition = and(
        isOfPartner(tx, reservations),
        eq(reservations.customerId, customerId),
        filter.period === 'upcoming' ? isUpcoming : undefined,
        filter.period === 'past' && isUpcoming ? not(isUpcoming) : undefined,
        filter.status && eq(reservations.status, filter.status),
        filter.type && eq(reservations.type, filter.type),
        filter.from ? gte(reservations.startsAt, momentOf(filter.from, 0)) : undefined,
        filter.to ? lt(reservations.startsAt, momentOf(addDays(filter.to, 1), 0)) : undefined,
      )
      const stored = await readReservations(tx, condition, {
        order: [direction(reservations.startsAt), direction(reservations.id)],
        limit: filter.pageSize,
        offset: (filter.page - 1) * filter.pageSize,
      })
      const [total] = await tx.select({ count: count() }).from(reservations).where(condition)
      return { rows: stored.map((one) => toReservation(one)), count: total?.count ?? 0 }
    },
    { readOnly: true },
  )
}

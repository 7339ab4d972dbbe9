import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { reservations } from './table.ts'
import { toE164 } from '#backend/kernel/contacts/phone.ts'
import { addDays, momentOf } from '#backend/kernel/time/seoul-time.ts'
import { plainDigits } from '#schema/plain/phone.ts'
import type { SQL } from 'drizzle-orm'
import { and, asc, count, desc, eq, gte, lt, or, sql } from 'drizzle-orm'
import { toConsole } from './console-view.ts'
import { toReservationCode } from './reservation-code.ts'
import type { ReservationRow } from './stored.ts'
import { readReservations } from './stored.ts'

export type Filter = {
  day?: string | undefined
  from?: string | undefined
  to?: string | undefined
  employeeId?: number | undefined
  customerId?: number | undefined
  order?: 'early' | 'late' | undefined
  status?: ReservationRow['status'] | undefined
  type?: ReservationRow['type'] | undefined
  keyword?: string | undefined
}

/** The clinic's reservations for its calendar and table, contacts masked. Source: docs/product.md, R13. */
export async function listForConsole(
  database: Database,
  partnerId: number,
  filter: Filter & { page: number; pageSize: number },
) {
  const day = sql<string>`to_char(${reservations.startsAt} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
  return database.withPartner(
    partnerId,
    async (tx) => {
      const condition = isAskedFor(tx, filter)
      const stored = await readReservations(tx, condition, {
        order: orderOf(filter),
        limit: filter.pageSize,
        offset: (filter.page - 1) * filter.pageSize,
      })
      const days = await tx
        .select({ day, count: count() })
        .from(reservations)
        .where(condition)
        .groupBy(sql`1`)
        .orderBy(sql`1`)
      return {
        rows: stored.map((one) => toConsole(one)),
        count: days.reduce((sum, one) => sum + one.count, 0),
        days,
      }
    },
    { readOnly: true },
  )
}

export function isAskedFor(tx: PartnerTransaction, filter: Filter): SQL | undefined {
  const from = filter.day ?? filter.from
  const to = filter.day ?? filter.to
  const keyword = filter.keyword?.trim()
  return and(
    isOfPartner(tx, reservations),
    from ? gte(reservations.startsAt, momentOf(from, 0)) : undefined,
    to ? lt(reservations.startsAt, momentOf(addDays(to, 1), 0)) : undefined,
    filter.employeeId ? eq(reservations.employeeId, filter.employeeId) : undefined,
    filter.customerId ? eq(reservations.customerId, filter.customerId) : undefined,
    filter.status && eq(reservations.status, filter.status),
    filter.type && eq(reservations.type, filter.type),
    keyword ? matchesReservation(keyword) : undefined,
  )
}

export function orderOf({ order }: Filter): SQL[] {
  const direction = order === 'late' ? desc : asc
  return [direction(reservations.startsAt), direction(reservations.id)]
}

/** By name, booking number, or a phone: whole as people write it, or its last digits. */
export function matchesReservation(keyword: string) {
  const digits = plainDigits(keyword)
  const phone = toE164(keyword)
  return or(
    sql`position(${keyword} in ${reservations.contactName}) > 0`,
    eq(reservations.code, toReservationCode(keyword)),
    phone === null ? undefined : eq(reservations.contactPhone, phone),
    digits.length >= 4
      ? sql`right(${reservations.contactPhone}, ${digits.length}::integer) = ${digits}`
      : undefined,
  )
}

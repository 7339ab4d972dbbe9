import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { customers } from '#backend/people/customers/table.ts'
import { maskName } from '#backend/kernel/contacts/mask-name.ts'
import { employees } from '#backend/booking/employees/table.ts'
import { newLinkToken } from '#backend/messages/notifications/link-token.ts'
import { maskPhone } from '#backend/kernel/contacts/mask-phone.ts'
import { readOptions } from '#backend/catalogue/products/options.ts'
import { dayOf, minutesOfDay } from '#backend/kernel/time/seoul-time.ts'
import { timeOf } from '#schema/plain/days.ts'
import type { SQL } from 'drizzle-orm'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { endOf } from './end-waiting.ts'
import type { WaitingRow } from './offer.ts'
import { itemsOf } from './offer.ts'
import { waitings } from './table.ts'

type StoredWaiting = {
  row: WaitingRow
  isMember: boolean
  /** Names of its doctors, by number. */
  doctors: ReadonlyMap<number, string>
  options: Awaited<ReturnType<typeof readOptions>>
}

/** Waits that meet a condition, by day and place in line, with what their numbers are called. */
export async function readWaitings(
  tx: PartnerTransaction,
  condition: SQL | undefined,
  list: { limit: number; offset: number } = { limit: 100, offset: 0 },
): Promise<StoredWaiting[]> {
  const rows = await tx
    .select({
      row: getTableColumns(waitings),
      isMember: sql<boolean>`coalesce(${customers.kind} = 'member', false)`,
    })
    .from(waitings)
    .leftJoin(
      customers,
      and(eq(customers.partnerId, waitings.partnerId), eq(customers.id, waitings.customerId)),
    )
    .where(and(isOfPartner(tx, waitings), condition))
    .orderBy(asc(waitings.day), asc(waitings.queuedAt), asc(waitings.id))
    .limit(list.limit)
    .offset(list.offset)
  if (rows.length === 0) return []
  const all = rows.map(({ row }) => row)
  const optionIds = all.flatMap((row) => itemsOf(row).map(({ productOptionId }) => productOptionId))
  const doctorIds = all.flatMap((row) => [row.employeeId, row.offeredEmployeeId]).filter((id) => id !== null)
  const [options, named] = await Promise.all([
    readOptions(tx, [...new Set(optionIds)]),
    doctorIds.length === 0
      ? []
      : tx
          .select({ id: employees.id, name: employees.name })
          .from(employees)
          .where(and(isOfPartner(tx, employees), inArray(employees.id, [...new Set(doctorIds)]))),
  ])
  const doctors = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map((one) => ({ ...one, doctors, options }))
}

/** Returns whether an offer has lapsed. */
export const hasMissed = ({ queuedAt, createdAt }: WaitingRow): boolean => queuedAt > createdAt

function toWaiting({ row, doctors, options }: StoredWaiting) {
  const { status, startsAt, offeredUntil } = row
  const doctor = (id: number | null) => (id === null ? null : { id, name: doctors.get(id) ?? '' })
  const employee = doctor(row.offeredEmployeeId)
  return {
    id: row.id,
    status,
    day: row.day,
    part: row.part,
    employee: doctor(row.employeeId),
    items: itemsOf(row).flatMap(({ productOptionId, quantity }) => {
      const option = options.get(productOptionId)
      if (!option) return []
      return [{ productOptionId, productName: option.productName, optionName: option.optionName, quantity }]
    }),
    offer:
      status === 'OFFERED' && startsAt && offeredUntil && employee
        ? {
            reservedAt: startsAt.toISOString(),
            day: dayOf(startsAt),
            time: timeOf(minutesOfDay(startsAt)),
            employee,
            expiresAt: offeredUntil.toISOString(),
          }
        : null,
    hasMissed: hasMissed(row),
    createdAt: row.createdAt.toISOString(),
  }
}

/** A wait as who waits sees it, with the token that is their right to it. */
export function toOwn(stored: StoredWaiting, key: string) {
  const { partnerId, id, day } = stored.row
  return {
    ...toWaiting(stored),
    linkToken: newLinkToken(key, { partnerId, id, purpose: 'waiting' }, endOf(day)),
  }
}

/** A wait as the clinic sees it, the contact masked. */
export const toConsoleWaiting = (stored: StoredWaiting) => ({
  ...toWaiting(stored),
  contactName: maskName(stored.row.contactName),
  contactPhone: maskPhone(stored.row.contactPhone),
  isMember: stored.isMember,
})

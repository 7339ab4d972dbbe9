import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { employees } from '#backend/booking/employees/table.ts'
import { releaseHold } from '#backend/booking/reservations/claims.ts'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { tellWithdrawn } from './messages.ts'
import { noOffer } from './offer.ts'
import { waitings } from './table.ts'

/** Time that is kept for who waits. */
type OpenOffer = {
  id: number
  startsAt: Date
  endsAt: Date
  employeeId: number
  employeeName: string
  contactName: string
}

/** The times that are kept for people of the clinic's waiting list, the earliest first. */
export async function readOffers(tx: PartnerTransaction): Promise<OpenOffer[]> {
  const rows = await tx
    .select({
      id: waitings.id,
      startsAt: waitings.startsAt,
      endsAt: waitings.endsAt,
      employeeId: employees.id,
      employeeName: employees.name,
      contactName: waitings.contactName,
    })
    .from(waitings)
    .innerJoin(employees, and(isOfPartner(tx, employees), eq(employees.id, waitings.offeredEmployeeId)))
    .where(and(isOfPartner(tx, waitings), eq(waitings.status, 'OFFERED'), isNotNull(waitings.startsAt)))
    .orderBy(asc(waitings.startsAt), asc(waitings.id))
  return rows.flatMap(({ startsAt, endsAt, ...row }) =>
    startsAt && endsAt ? [{ ...row, startsAt, endsAt }] : [],
  )
}

/**
 * Takes offers back and says so. Their people keep their place in line, since it was not they who let the time go.
 * Source: docs/product.md, R14.
 */
export async function withdrawOffers(
  tx: PartnerTransaction,
  offers: readonly Pick<OpenOffer, 'id'>[],
): Promise<void> {
  if (offers.length === 0) return
  const isMeant = and(
    isOfPartner(tx, waitings),
    eq(waitings.status, 'OFFERED'),
    inArray(
      waitings.id,
      offers.map(({ id }) => id),
    ),
  )
  const rows = await tx.select().from(waitings).where(isMeant).orderBy(asc(waitings.id)).for('update')
  await tx
    .update(waitings)
    .set({ ...noOffer, dueAt: sql`now()` })
    .where(isMeant)
  for (const row of rows) {
    if (row.holdHash !== null) await releaseHold(tx, row.holdHash)
    if (row.startsAt) await tellWithdrawn(tx, row, row.startsAt)
  }
}

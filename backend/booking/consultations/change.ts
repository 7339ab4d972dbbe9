import { countReveal } from '#backend/people/accounts/count-reveal.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { reservations } from '#backend/booking/reservations/table.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import type { ConsultationChange } from '#schema/consultations.ts'
import { and, eq } from 'drizzle-orm'
import type { StoredConsultation } from './stored.ts'
import { requireConsultation } from './stored.ts'
import { consultations } from './table.ts'

const logged = 'consultations'

/** The log names a request by its number alone: the log is never removed, and the person may be. */
const titleOf = (id: number) => `${id}번 신청`

/** Writes what the clinic did about a request, or its words about it. Throws 404, 422 for a reservation there is not. */
export const changeConsultation = (
  database: Database,
  partnerId: number,
  { id, change, account }: { id: number; change: ConsultationChange; account: Account },
): Promise<StoredConsultation> =>
  database.withPartner(partnerId, async (tx) => {
    const isThis = and(isOfPartner(tx, consultations), eq(consultations.id, id))
    await tx.select({ id: consultations.id }).from(consultations).where(isThis).for('update')
    const { row } = await requireConsultation(tx, id)
    if (change.reservationId !== undefined) await requireReservation(tx, change.reservationId)
    const status = change.reservationId === undefined ? (change.status ?? row.status) : 'BOOKED'
    const memo = change.memo ?? row.memo
    const reservationId = change.reservationId ?? row.reservationId
    const answeredAt = row.answeredAt ?? (status === 'NEW' ? null : new Date())
    await tx.update(consultations).set({ status, memo, reservationId, answeredAt }).where(isThis)
    await writeAudit(tx, logged, account, {
      action: 'CHANGED',
      rowId: id,
      title: titleOf(id),
      // The words may be about somebody's health, and the log is never removed.
      before: { status: row.status, memo: row.memo === '' ? '없음' : '있음' },
      after: { status, memo: memo === '' ? '없음' : memo === row.memo ? '있음' : '고침' },
    })
    return requireConsultation(tx, id)
  })

/** Shows whom a request is of, and writes down who looked. */
export const revealConsultation = (
  database: Database,
  partnerId: number,
  id: number,
  account: Account,
): Promise<StoredConsultation> =>
  database.withPartner(partnerId, async (tx) => {
    const stored = await requireConsultation(tx, id)
    await countReveal(tx, account.id)
    await writeAudit(tx, logged, account, {
      action: 'REVEALED',
      rowId: id,
      title: titleOf(id),
      before: null,
      after: null,
    })
    return stored
  })

async function requireReservation(tx: PartnerTransaction, id: number): Promise<void> {
  const found = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(isOfPartner(tx, reservations), eq(reservations.id, id)))
  if (found.length > 0) return
  const message = '그런 예약이 없습니다.'
  throw new ProblemError(422, 'unknown-reservation', message, {
    errors: [{ path: '/reservationId', message }],
  })
}

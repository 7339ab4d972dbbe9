import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import { readLinkToken } from '#backend/messages/notifications/link-token.ts'
import { readSigningKey } from '#backend/booking/reservations/change-token.ts'
import { and, eq } from 'drizzle-orm'
import type { WaitingRow } from './offer.ts'
import { waitings } from './table.ts'

/** The wait that a signed link opens. Throws 404 for a link that is over, and for a wait that was withdrawn. */
export async function requireLinked(
  tx: PartnerTransaction,
  linkToken: string,
  { isLocked = false } = {},
): Promise<WaitingRow> {
  const key = await readSigningKey(tx)
  const id = readLinkToken(key, { partnerId: tx.partnerId, purpose: 'waiting' }, linkToken)
  return requireWaiting(tx, id ?? 0, { isLocked })
}

/** A wait by its number; `isLocked` keeps it from others until the transaction ends. Throws 404 where there is none. */
export async function requireWaiting(
  tx: PartnerTransaction,
  id: number,
  { isLocked = false } = {},
): Promise<WaitingRow> {
  const query = tx
    .select()
    .from(waitings)
    .where(and(isOfPartner(tx, waitings), eq(waitings.id, id)))
  const [row] = await (isLocked ? query.for('update') : query)
  if (!row) throw noSuchWaiting()
  return row
}

const noSuchWaiting = () =>
  notFound('기다리는 자리가 없습니다. 이미 그만두었거나 그날이 지났습니다.', 'unknown-waiting')

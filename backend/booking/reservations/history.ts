import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { accounts } from '#backend/people/accounts/table.ts'
import { reservationHistory } from './table.ts'
import { tellOfChange } from './tell-webhooks.ts'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Action, Change } from './types.ts'

/** Actor on a reservation: its customer, or an account of the console, whose API key has a name of its own. */
export type Actor = { accountId: string; keyName?: string | undefined } | 'customer'

/** Actions that the clinic does for itself, and a customer is not told. */
const internal: Action[] = ['MEMO', 'REVEALED']
/** Fields of a change that are the clinic's alone. */
const internalFields = ['override']

/** Writes what happened into a reservation's history, and tells webhooks of it: the change itself is written already. */
export async function record(
  tx: PartnerTransaction,
  event: { reservationId: number; action: Action; by: Actor; changes?: Change[] },
): Promise<void> {
  const { reservationId, action, by, changes = [] } = event
  await tx.insert(reservationHistory).values({
    partnerId: tx.partnerId,
    reservationId,
    action,
    details: { changes },
    ...(by === 'customer' ? { actor: 'customer' } : { actor: 'clinic', ...by }),
  })
  await tellOfChange(tx, { reservationId, action, changes })
}

/** Lists what happened to a reservation, newest first. */
export async function readHistory(
  tx: PartnerTransaction,
  reservationId: number,
  audience: 'customer' | 'clinic',
) {
  const rows = await tx
    .select({ event: reservationHistory, accountName: accounts.name })
    .from(reservationHistory)
    .leftJoin(accounts, and(isOfPartner(tx, accounts), eq(accounts.id, reservationHistory.accountId)))
    .where(
      and(
        isOfPartner(tx, reservationHistory),
        eq(reservationHistory.reservationId, reservationId),
        audience === 'customer' ? notInArray(reservationHistory.action, internal) : undefined,
      ),
    )
    .orderBy(desc(reservationHistory.id))
  return rows.map(({ event, accountName }) => ({
    action: event.action,
    actor: event.actor,
    at: event.at.toISOString(),
    changes: ((event.details as { changes?: Change[] }).changes ?? []).filter(
      ({ field }) => audience === 'clinic' || !internalFields.includes(field),
    ),
    accountName: event.keyName ?? accountName,
  }))
}

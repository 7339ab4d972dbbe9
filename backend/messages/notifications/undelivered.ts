import { movedAway } from '#backend/kernel/background/hand-over.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { maskPhone } from '#backend/kernel/contacts/mask-phone.ts'
import { reservations } from '#backend/booking/reservations/table.ts'
import type { UndeliveredMessage } from '#schema/notifications.ts'
import { and, count, desc, eq, gte, inArray, isNotNull, ne, not, notInArray, sql } from 'drizzle-orm'
import { messageTitle } from './sections/messages.ts'
import { overQuota, tellQuota } from './phone-quota.ts'
import { overdue } from './sender.ts'
import { notifications } from './table.ts'

/** Messages that were given up are listed for so long. */
const listed = sql`now() - interval '7 days'`

/** A message about a visit is of no use once that is over. */
const isOfPastVisit = sql`exists (
  select from reservations r
  where r.partner_id = ${notifications.partnerId} and r.id = ${notifications.reservationId} and r.starts_at <= now())`

/** Codes and keys are taken out of a message that is given up, so that it can't be sent again. */
const isUndelivered = (tx: PartnerTransaction) =>
  and(
    isOfPartner(tx, notifications),
    isNotNull(notifications.droppedAt),
    isNotNull(notifications.lastError),
    notInArray(notifications.lastError, [overdue, movedAway]),
    ne(notifications.audience, 'account'),
    ne(notifications.kind, 'PHONE_CODE'),
    eq(notifications.isForgotten, false),
    gte(notifications.droppedAt, listed),
    not(isOfPastVisit),
  )

/** Lists the messages that were given up, the last first. */
export async function listUndelivered(
  tx: PartnerTransaction,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: UndeliveredMessage[]; count: number }> {
  const where = isUndelivered(tx)
  const [counted] = await tx.select({ count: count() }).from(notifications).where(where)
  const rows = await tx
    .select({ message: notifications, code: reservations.code, startsAt: reservations.startsAt })
    .from(notifications)
    .leftJoin(
      reservations,
      and(isOfPartner(tx, reservations), eq(reservations.id, notifications.reservationId)),
    )
    .where(where)
    .orderBy(desc(notifications.droppedAt), desc(notifications.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const isOverQuota = ({ lastError }: { lastError: string | null }) => lastError === overQuota
  const quotaWords = rows.some(({ message }) => isOverQuota(message)) ? await tellQuota(tx) : null
  return {
    rows: rows.map(({ message, code, startsAt }) => ({
      id: message.id,
      title: messageTitle(message.audience, message.kind),
      recipient: maskRecipient(message.recipient),
      reservationCode: code,
      reservedAt: startsAt?.toISOString() ?? null,
      createdAt: message.createdAt.toISOString(),
      droppedAt: (message.droppedAt as Date).toISOString(),
      // To be taken counts as a try.
      tries: isOverQuota(message) ? message.attempts - 1 : message.attempts,
      problem: isOverQuota(message) ? quotaWords : null,
    })),
    count: counted?.count ?? 0,
  }
}

/** Has messages that were given up tried anew, all of them where `ids` is `null`; returns how many. */
export async function resendUndelivered(
  tx: PartnerTransaction,
  ids: readonly number[] | null,
): Promise<number> {
  const again = await tx
    .update(notifications)
    .set({ droppedAt: null, lastError: null, attempts: 0, dueAt: sql`now()` })
    .where(and(isUndelivered(tx), ids === null ? undefined : inArray(notifications.id, [...ids])))
    .returning({ id: notifications.id })
  return again.length
}

/** `d***@clinic.example`, `+8210****5678` */
const maskRecipient = (recipient: string) =>
  recipient.includes('@') ? recipient.replace(/^(.)[^@]*/, '$1***') : maskPhone(recipient)

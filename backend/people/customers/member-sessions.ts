import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type { MemberSession } from '#schema/sessions.ts'
import { and, eq, gt, isNull, notInArray, sql } from 'drizzle-orm'
import { customerSeenAt, type SignedInCustomer } from './customer-sessions.ts'
import { customerSessions } from './table.ts'

/** A session by which its owner signed in, and none that another one handed over: that ends with the other. */
const isOwn = (tx: PartnerTransaction, customerId: number) =>
  and(
    isOfPartner(tx, customerSessions),
    eq(customerSessions.customerId, customerId),
    isNull(customerSessions.parentHash),
  )

/** Places in which a member is signed in, the last used first. Source: docs/product.md, M14. */
export const listMemberSessions = (
  database: Database,
  partnerId: number,
  { id, sessionId }: SignedInCustomer,
): Promise<{ rows: MemberSession[] }> =>
  database.withPartner(
    partnerId,
    async (tx) => {
      const line = await lineOf(tx, id, sessionId)
      const rows = await tx
        .select()
        .from(customerSessions)
        .where(and(isOwn(tx, id), gt(customerSessions.expiresAt, new Date())))
      return {
        rows: rows
          .map((row) => ({
            id: row.id,
            browser: row.browser,
            startedAt: row.startedAt.toISOString(),
            seenAt: customerSeenAt(row).toISOString(),
            staysSignedIn: row.staysSignedIn,
            isThis: line.includes(row.id),
          }))
          .sort((a, b) => Number(b.isThis) - Number(a.isThis) || (a.seenAt < b.seenAt ? 1 : -1)),
      }
    },
    { readOnly: true },
  )

/** Ends one of a member's sessions, at once and on every node. Throws 404 for one that is over. */
export const endMemberSession = (
  database: Database,
  partnerId: number,
  { id }: SignedInCustomer,
  sessionId: string,
): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    const ended = await tx
      .delete(customerSessions)
      .where(and(isOwn(tx, id), eq(customerSessions.id, sessionId)))
      .returning({ id: customerSessions.id })
    if (ended.length === 0) throw notFound('이미 로그아웃된 기기입니다.', 'unknown-session')
  })

/** Ends a member's sessions but the one that asks, and those that it comes from. */
export const endOtherSessions = (
  database: Database,
  partnerId: number,
  { id, sessionId }: SignedInCustomer,
): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    const line = await lineOf(tx, id, sessionId)
    await tx.delete(customerSessions).where(and(isOwn(tx, id), notInArray(customerSessions.id, line)))
  })

/** A session, and those that handed it over: to the widget, which may hand over further. */
async function lineOf(tx: PartnerTransaction, customerId: number, sessionId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive line as (
      select id, parent_hash from customer_sessions
      where partner_id = ${tx.partnerId} and customer_id = ${customerId} and id = ${sessionId}
      union
      select before.id, before.parent_hash
      from line join customer_sessions before on before.token_hash = line.parent_hash
      where before.partner_id = ${tx.partnerId}
    )
    select id from line`)
  return rows.map(({ id }) => id)
}

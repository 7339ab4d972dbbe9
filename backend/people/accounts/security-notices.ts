import type { KnownBrowser } from '#backend/kernel/credentials/guess-limit.ts'
import { isKnownBrowser, rememberBrowser } from '#backend/kernel/credentials/guess-limit.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { notify } from '#backend/messages/notifications/notify.ts'
import { momentText } from '#schema/plain/days.ts'
import { and, eq } from 'drizzle-orm'
import { browserName } from './browser-name.ts'
import { accounts, isAlive } from './table.ts'

type SecurityNotice =
  | { kind: 'NEW_DEVICE'; browser: string }
  | { kind: 'PASSWORD_CHANGED' }
  | { kind: 'TWO_FACTOR_OFF'; factor: string }
  | { kind: 'CONTACTS_SEEN'; period: string; count: number }

/**
 * Mails the holder of an account and the clinic's owners what changes who may sign in to it, or that it looks at many contacts,
 * in the transaction of it. Source: docs/product.md, X21.
 */
export async function sendSecurityNotice(
  tx: PartnerTransaction,
  email: string,
  notice: SecurityNotice,
): Promise<void> {
  const isOwner = and(isOfPartner(tx, accounts), eq(accounts.role, 'owner'), isAlive)
  const owners = await tx.select({ email: accounts.email }).from(accounts).where(isOwner)
  const recipients = new Set([email, ...owners.map((owner) => owner.email)])
  const values = {
    계정: email,
    때: momentText(new Date()),
    ...(notice.kind === 'NEW_DEVICE' && { 기기: notice.browser || '알 수 없는 브라우저' }),
    ...(notice.kind === 'TWO_FACTOR_OFF' && { 수단: notice.factor }),
    ...(notice.kind === 'CONTACTS_SEEN' && { 기간: notice.period, 건수: String(notice.count) }),
  }
  await notify(
    tx,
    [...recipients].map((recipient) => ({ kind: notice.kind, audience: 'account', recipient, values })),
  )
}

type SignedIn = { id: string; email: string; lastSignedInAt: Date | null }

/**
 * Keeps the browser in which an account has signed in for certain, with its second factor. Where it is new to an account
 * that has signed in before, a notice is sent.
 */
export async function noteDevice(
  tx: PartnerTransaction,
  { id, email, lastSignedInAt }: SignedIn,
  { browser, userAgent }: { browser: KnownBrowser; userAgent: string },
): Promise<void> {
  const isKnown = await isKnownBrowser(tx, 'device', { name: id, browser })
  await rememberBrowser(tx, 'device', { name: id, browser })
  if (!isKnown && lastSignedInAt !== null)
    await sendSecurityNotice(tx, email, { kind: 'NEW_DEVICE', browser: browserName(userAgent) })
}

import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import type { Webhook, WebhookInput } from '#schema/webhooks.ts'
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { isLocal, isPublicUrl } from './public-address.ts'
import { placeOfWebhook } from '#backend/kernel/credentials/places.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import { newSecret } from './signature.ts'
import { webhookDeliveries, webhooks } from './table.ts'

/** Webhooks of one partner. */
const most = 20
/** Failures in a row after which a webhook gets one delivery at a time. */
export const failuresToPause = 3
/** Milliseconds for which the secret before signs too. */
const secretOverlap = 24 * 3_600_000
/** Name under which webhooks are in the log. */
const logged = 'webhooks'

type Row = typeof webhooks.$inferSelect
type Acting = { account: Account; allowsLocal: boolean }

const isOne = (tx: PartnerTransaction, id: number) => and(isOfPartner(tx, webhooks), eq(webhooks.id, id))

export const listWebhooks = (tx: PartnerTransaction): Promise<Webhook[]> => read(tx)

/** Throws 404 where the partner has no such webhook. */
export async function requireWebhook(tx: PartnerTransaction, id: number): Promise<Webhook> {
  const [found] = await read(tx, id)
  if (!found) throw notFound('그런 웹훅이 없습니다.', 'unknown-webhook')
  return found
}

/** Makes a webhook and tells its secret, this once. Throws 422. */
export async function createWebhook(
  database: Database,
  partnerId: number,
  input: WebhookInput,
  { account, allowsLocal, secretBox }: Acting & { secretBox: SecretBox },
): Promise<Webhook & { secret: string }> {
  requireAddress(input, allowsLocal)
  const secret = newSecret()
  return database.withPartner(partnerId, async (tx) => {
    await lockName(tx, `webhooks of ${tx.partnerId}`)
    const [counted] = await tx.select({ count: count() }).from(webhooks).where(isOfPartner(tx, webhooks))
    if ((counted?.count ?? 0) >= most) {
      throw new ProblemError(
        422,
        'too-many',
        `웹훅은 ${most}개까지 만들 수 있습니다. 쓰지 않는 것을 지워 주세요.`,
      )
    }
    const [made] = await tx
      .insert(webhooks)
      .values({ ...input, partnerId: tx.partnerId })
      .returning({ id: webhooks.id })
    const webhook = await requireWebhook(tx, made?.id ?? 0)
    // It is sealed for its number, which it has from now on.
    const sealed = secretBox.seal(secret, placeOfWebhook(webhook.id))
    await tx.update(webhooks).set({ secret: sealed }).where(isOne(tx, webhook.id))
    await writeAudit(tx, logged, account, {
      action: 'CREATED',
      rowId: null,
      title: titleOf(webhook),
      before: null,
      after: toLogged(webhook),
    })
    return { ...webhook, secret }
  })
}

/** Changes or pauses a webhook. Throws 404, 422. */
export async function changeWebhook(
  database: Database,
  partnerId: number,
  id: number,
  input: WebhookInput,
  { account, allowsLocal }: Acting,
): Promise<Webhook> {
  requireAddress(input, allowsLocal)
  return database.withPartner(partnerId, async (tx) => {
    const before = await requireWebhook(tx, id)
    await tx
      .update(webhooks)
      .set({ ...input, failures: 0 })
      .where(isOne(tx, id))
    const after = await requireWebhook(tx, id)
    await writeAudit(tx, logged, account, {
      action: 'CHANGED',
      rowId: null,
      title: titleOf(after),
      before: toLogged(before),
      after: toLogged(after),
    })
    return after
  })
}

/** Removes a webhook with all that it was to be told. Throws 404. */
export const removeWebhook = (
  database: Database,
  partnerId: number,
  id: number,
  account: Account,
): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    const webhook = await requireWebhook(tx, id)
    await tx.delete(webhooks).where(isOne(tx, id))
    await writeAudit(tx, logged, account, {
      action: 'REMOVED',
      rowId: null,
      title: titleOf(webhook),
      before: toLogged(webhook),
      after: null,
    })
  })

/** Sets a new secret for a webhook; the old one signs too for a day. Throws 404. */
export const rotateSecret = (
  database: Database,
  partnerId: number,
  id: number,
  { account, secretBox }: { account: Account; secretBox: SecretBox },
): Promise<{ secret: string; previousSecretUntil: string }> =>
  database.withPartner(partnerId, async (tx) => {
    const webhook = await requireWebhook(tx, id)
    const secret = newSecret()
    const previousSecretUntil = new Date(Date.now() + secretOverlap)
    await tx
      .update(webhooks)
      .set({
        secret: secretBox.seal(secret, placeOfWebhook(id)),
        previousSecret: webhooks.secret,
        previousSecretUntil,
      })
      .where(isOne(tx, id))
    await writeAudit(tx, logged, account, {
      action: 'CHANGED',
      rowId: null,
      title: `${titleOf(webhook)}의 비밀`,
      before: null,
      after: null,
    })
    return { secret, previousSecretUntil: previousSecretUntil.toISOString() }
  })

async function read(tx: PartnerTransaction, id?: number): Promise<Webhook[]> {
  const waiting = and(
    isOfPartner(tx, webhookDeliveries),
    eq(webhookDeliveries.webhookId, webhooks.id),
    isNull(webhookDeliveries.sentAt),
    isNull(webhookDeliveries.droppedAt),
  )
  // The oldest is the one that is tried, and all others wait for it.
  const retryAt = sql<Date | null>`(
    select e.due_at from webhook_deliveries e
    where e.partner_id = ${webhooks.partnerId} and e.webhook_id = ${webhooks.id} and e.reservation_id is not null
      and e.sent_at is null and e.dropped_at is null and ${webhooks.failures} >= ${failuresToPause}
    order by e.id limit 1)`.mapWith(webhookDeliveries.dueAt)
  const rows = await tx
    .select({ row: webhooks, pending: count(webhookDeliveries.id), retryAt })
    .from(webhooks)
    .leftJoin(webhookDeliveries, waiting)
    .where(and(isOfPartner(tx, webhooks), id === undefined ? undefined : eq(webhooks.id, id)))
    .groupBy(webhooks.partnerId, webhooks.id)
    .orderBy(asc(webhooks.id))
  return rows.map(({ row, pending, retryAt }) => toWebhook(row, { pending, retryAt }))
}

type Waiting = { pending: number; retryAt: Date | null }

const toWebhook = (row: Row, { pending, retryAt }: Waiting): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: row.events as Webhook['events'],
  includesContact: row.includesContact,
  isActive: row.isActive,
  pending,
  retryAt: retryAt?.toISOString() ?? null,
  failingSince: row.failingSince?.toISOString() ?? null,
  previousSecretUntil:
    row.previousSecretUntil && row.previousSecretUntil > new Date()
      ? row.previousSecretUntil.toISOString()
      : null,
  createdAt: row.createdAt.toISOString(),
})

const titleOf = ({ description, url }: WebhookInput) => description || new URL(url).host

const toLogged = ({ url, description, events, includesContact, isActive }: Webhook) => ({
  url,
  description,
  events,
  includesContact,
  isActive,
})

function requireAddress({ url }: WebhookInput, allowsLocal: boolean): void {
  const address = new URL(url)
  if (isPublicUrl(address) || (allowsLocal && isLocal(address))) return
  const message = '인터넷에서 닿을 수 있는 https 주소를 적어 주세요. 예: https://emr.example.com/danjang'
  throw new ProblemError(422, 'private-address', message, { errors: [{ path: '/url', message }] })
}

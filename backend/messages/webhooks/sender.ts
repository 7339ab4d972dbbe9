import type { Database } from '#backend/kernel/database/database.ts'
import { placeOfWebhook } from '#backend/kernel/credentials/places.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import type { Leased } from '#backend/kernel/background/lease.ts'
import { leaseSeconds, leasing, putOff, renewLeases } from '#backend/kernel/background/lease.ts'
import type { Worker } from '#backend/kernel/background/worker.ts'
import { createWorker } from '#backend/kernel/background/worker.ts'
import { idsAsHeaders, withIdsOfRow } from '#backend/kernel/http/request-id.ts'
import { isRunning } from '#backend/clinic/partners/suspended.ts'
import type { DeliveryFailure, ToldReservation, WebhookMessageType } from '#schema/webhooks.ts'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { messageIdOf, sampleContact, toMessage } from './message.ts'
import { AnswerTimeout, post } from './post.ts'
import { PrivateAddress } from './public-address.ts'
import { signedHeaders } from './signature.ts'
import { failuresToPause } from './webhooks.ts'

const outbox = 'webhook_deliveries'
/** Seconds from a try that failed to the next: in all some three days. Source: Standard Webhooks, "Deliverability". */
const pauses = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
/** Deliveries that one node sends at once, and those of one webhook that all nodes send at once. */
const places = 32
const mostOfOne = 4
/** A delivery waits for others no longer than it is tried. */
const longestWait = '3 days'
/** Deliveries are remembered for so long. */
const remembered = '30 days'
const hour = 3_600_000

type Row = Leased & {
  request_id: string | null
  traceparent: string | null
  webhook_id: number
  message_id: string
  type: WebhookMessageType
  created_at: string
  reservation_id: number | null
  reservation: ToldReservation
  url: string
  /** Sealed. */
  secret: string | null
  /** Signs too, for a day after another took its place. */
  previous_secret: string | null
  includes_contact: boolean
  contact_name: string | null
  contact_phone: string | null
}

/**
 * A webhook that failed so often in a row gets one delivery at a time, its oldest, whose next try is its own. All others
 * wait for that one, but for a test.
 */
export const mayBeTold = sql`exists (
  select from webhooks w
  where w.partner_id = o.partner_id and w.id = o.webhook_id and w.is_active
    and (w.failures < ${failuresToPause} or o.reservation_id is null or not exists (
      select from webhook_deliveries e
      where e.partner_id = o.partner_id and e.webhook_id = o.webhook_id and e.reservation_id is not null and e.id < o.id
        and e.sent_at is null and e.dropped_at is null)))`

/**
 * Takes deliveries that are due, of webhooks that are switched on: of each webhook and reservation the first that is neither
 * sent nor given up, so that a receiver hears of a reservation in the order of what happened.
 */
const leaseDue = (free: number) => sql`
  with ${leasing(outbox, {
    isTakeable: sql`${isRunning(sql`o.partner_id`)} and ${mayBeTold}
      and not exists (
        select from webhook_deliveries e
        where e.partner_id = o.partner_id and e.webhook_id = o.webhook_id and e.reservation_id = o.reservation_id
          and e.id < o.id and coalesce(e.sent_at, e.dropped_at) is null)`,
    share: sql`o.partner_id || '/' || o.webhook_id`,
    mostOfShare: mostOfOne,
    places: free,
  })}
  select l.partner_id, l.id, l.attempts, l.request_id, l.traceparent, l.webhook_id, l.message_id, l.type,
    to_json(l.created_at) #>> '{}' as created_at, l.reservation_id, l.reservation, w.url, w.secret,
    case when w.previous_secret_until > now() then w.previous_secret end as previous_secret,
    w.includes_contact, r.contact_name, r.contact_phone
  from leased l
    join webhooks w on w.partner_id = l.partner_id and w.id = l.webhook_id
    left join reservations r on r.partner_id = l.partner_id and r.id = l.reservation_id`

type Options = {
  database: Database
  logger: Logger
  /** Opens the secrets that sign. */
  secretBox: SecretBox
  /** Lets webhooks lead to this machine, by http too: in development. */
  allowsLocal?: boolean
  interval?: number
}

/**
 * Sends what webhooks are to be told, until they take it or some three days are over. What was sent by a node that ended
 * before it could write that down is sent again under the same id.
 */
export function createWebhookSender({
  database,
  logger,
  secretBox,
  allowsLocal = false,
  interval,
}: Options): Worker {
  let forgotAt = 0

  async function send(row: Row): Promise<void> {
    const body = JSON.stringify(bodyOf(row))
    const signed = { id: messageIdOf(row.message_id), timestamp: Math.floor(Date.now() / 1000), body }
    const [secret = null, ...others] = [row.secret, row.previous_secret].map(
      (sealed) => sealed && secretBox.open(sealed, placeOfWebhook(row.webhook_id)),
    )
    // An unsigned message is not sent, because a receiver could not know that it is ours.
    if (secret === null) return keepFailure(row, 'SECRET', null)
    const secrets = [secret, ...others.filter((one) => one !== null)]
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Danjang-Webhooks/1',
      ...idsAsHeaders(),
      ...signedHeaders(signed, secrets),
    }
    const answer = await post(row.url, { headers, body }, { allowsLocal }).catch(failureOf)
    if (typeof answer === 'string') await keepFailure(row, answer, null)
    else if (answer < 200 || answer > 299) await keepFailure(row, 'ANSWER', answer)
    else await keepSuccess(row, answer)
  }

  async function keepSuccess(row: Row, status: number): Promise<void> {
    const { partner_id: partnerId, id, webhook_id: webhookId } = row
    await database.asOperator(async (tx) => {
      await tx.execute(sql`
        update webhook_deliveries set sent_at = now(), tried_at = now(), answer_status = ${status}, last_error = null,
          leased_until = null
        where partner_id = ${partnerId} and id = ${id}`)
      const { rows } = await tx.execute(sql`
        update webhooks set failing_since = null, failures = 0
        where partner_id = ${partnerId} and id = ${webhookId} and (failing_since is not null or failures > 0)
        returning id`)
      // It is back: what waits for a later try goes now.
      if (rows.length > 0) {
        await tx.execute(sql`
          update webhook_deliveries set due_at = now()
          where partner_id = ${partnerId} and webhook_id = ${webhookId}
            and sent_at is null and dropped_at is null and due_at > now()`)
      }
    })
  }

  async function keepFailure(row: Row, reason: DeliveryFailure, status: number | null): Promise<void> {
    const { partner_id: partnerId, id, webhook_id: webhookId, attempts } = row
    const seconds = pauses[attempts - 1] ?? null
    const isLast = seconds === null
    logger.warn({ partnerId, webhookId, delivery: id, attempts, reason, status, isLast }, 'webhook not taken')
    await database.asOperator(async (tx) => {
      await putOff(tx, outbox, row, { reason, seconds })
      await tx.execute(sql`
        update webhook_deliveries set tried_at = now(), answer_status = ${status}
        where partner_id = ${partnerId} and id = ${id}`)
      await tx.execute(sql`
        update webhooks set failures = failures + 1 ${isLast ? sql`, failing_since = coalesce(failing_since, now())` : sql``}
        where partner_id = ${partnerId} and id = ${webhookId}`)
      // What waited as long behind it is given up with it.
      if (isLast) {
        await tx.execute(sql`
          update webhook_deliveries set dropped_at = now(), last_error = ${reason}
          where partner_id = ${partnerId} and webhook_id = ${webhookId} and sent_at is null and dropped_at is null
            and leased_until is null and created_at < now() - ${longestWait}::interval`)
      }
    })
  }

  /** Forgets what was settled long ago. */
  async function forget(): Promise<void> {
    if (Date.now() < forgotAt + hour) return
    forgotAt = Date.now()
    await database.asOperator((tx) =>
      tx.execute(sql`
        delete from webhook_deliveries
        where created_at < now() - ${remembered}::interval and (sent_at is not null or dropped_at is not null)`),
    )
  }

  return createWorker<Row>({
    logger,
    places,
    interval,
    async take(free) {
      await forget()
      return (await database.asOperator((tx) => tx.execute<Row>(leaseDue(free)))).rows
    },
    work: (row) => withIdsOfRow(row, () => send(row)),
    renew: (rows) => database.asOperator((tx) => renewLeases(tx, outbox, rows)),
    renewEvery: (leaseSeconds * 1_000) / 3,
  })
}

function bodyOf(row: Row) {
  const ofReservation = { name: row.contact_name ?? '', phone: row.contact_phone ?? '' }
  const contact = row.reservation_id === null ? sampleContact : ofReservation
  return toMessage({
    partnerId: row.partner_id,
    type: row.type,
    createdAt: new Date(row.created_at),
    reservation: row.reservation,
    contact: row.includes_contact ? contact : undefined,
  })
}

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof PrivateAddress) return 'PRIVATE_ADDRESS'
  return error instanceof AnswerTimeout ? 'TIMEOUT' : 'CONNECTION'
}

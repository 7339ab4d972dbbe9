import type { Database } from '#backend/kernel/database/database.ts'
import type { Leased } from '#backend/kernel/background/lease.ts'
import { leaseSeconds, leasing, putOff, renewLeases } from '#backend/kernel/background/lease.ts'
import type { Worker } from '#backend/kernel/background/worker.ts'
import { createWorker } from '#backend/kernel/background/worker.ts'
import { withIdsOfRow } from '#backend/kernel/http/request-id.ts'
import { readProfile } from '#backend/clinic/partners/partner-profile.ts'
import { isRunning } from '#backend/clinic/partners/suspended.ts'
import { minutesOfDay } from '#backend/kernel/time/seoul-time.ts'
import { siteOrigin } from '#backend/clinic/partners/site-origin.ts'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { forgetOld, removeForgotten } from './forget.ts'
import { newLinkToken } from './link-token.ts'
import type { Audience, NotificationKind } from './notify.ts'
import { fillWords } from '#schema/plain/message-words.ts'
import { templateOf } from './templates.ts'
import type { Message, Transport } from './transport.ts'
import { isEmail } from './transport.ts'
import { createPauses, type Channel } from './pauses.ts'
import { countMessage, monthOf, overQuota, uncountMessage } from './phone-quota.ts'

const outbox = 'notifications'
/** Messages that one node sends at once: some 80 a second through a gateway that answers in 150 ms. */
const places = 16
/** Tries of a message: after 10 s, 20 s, 40 s, …, about three hours in all. */
const mostAttempts = 10
const day = 86_400_000
const hour = 3_600_000
/** Why a reminder is dropped: its time passed while nothing was sent. */
export const overdue = 'Overdue'
/** Days after a visit for which its link still opens. */
const linkDays = 30

type Row = Leased & {
  request_id: string | null
  traceparent: string | null
  kind: NotificationKind
  audience: Audience
  recipient: string
  values: Record<string, string>
  reservation_id: number | null
  reservation_code: string | null
  waiting_id: number | null
  is_urgent: boolean
  /** Of the visit; the day that is waited for, where it is of a place in line. */
  starts_at: string | null
  profile: string
  signing_key: string
  host: string | null
  /** Words of its own. */
  words: string | null
  /** The clinic's settings for such messages. */
  is_sent: boolean | null
  template: string | null
  template_code: string | null
}

/** From 21:00 to 08:00 in Seoul nobody is sent an advertisement (정보통신망법 제50조). */
export function isQuiet(now: Date): boolean {
  const minutes = minutesOfDay(now)
  return minutes < 8 * 60 || minutes >= 21 * 60
}

/** Somebody waits for it: a code, or a key to the console. */
export const isUrgent = sql`(o.kind = 'PHONE_CODE' or o.audience = 'account')`
/** Its clinic's site runs, or it is a key to the console, which may still be looked at. */
export const isOfRunning = sql`(o.audience = 'account' or ${isRunning(sql`o.partner_id`)})`

type Due = {
  now: Date
  places: number
  seconds: number
  paused: Record<Channel, boolean>
}

/**
 * The messages of one reservation to one recipient go in the order in which they were written. `coalesce` keeps the planner
 * from the index of all messages that are due, which it would read for each of them; a reservation has few.
 */
const isFirstOfReservation = sql`not exists (
  select from notifications e
  where e.partner_id = o.partner_id and e.reservation_id = o.reservation_id and e.recipient = o.recipient and e.id < o.id
    and coalesce(e.sent_at, e.dropped_at) is null and e.due_at <= now() and not e.is_advertisement)`

/**
 * Takes messages that are due, advertisements where it is not quiet: codes and keys first, of clinics by turns. Those of a
 * suspended clinic wait.
 */
const leaseDue = ({ now, places: free, seconds, paused }: Due) => sql`
  with ${leasing(outbox, {
    isTakeable: sql`${isOfRunning} and ${isFirstOfReservation}
      ${isQuiet(now) ? sql`and not o.is_advertisement` : sql``}
      ${paused.email ? sql`and position('@' in o.recipient) = 0` : sql``}
      ${paused.phone ? sql`and position('@' in o.recipient) > 0` : sql``}`,
    isUrgent,
    share: sql`o.partner_id`,
    places: free,
    seconds,
  })}
  select o.partner_id, o.id, o.kind, o.audience, o.recipient, o.values, o.attempts, o.reservation_id, o.waiting_id, o.request_id, o.traceparent,
    ${isUrgent} as is_urgent, r.code as reservation_code, o.words, t.is_sent, t.words as template, t.template_code,
    coalesce(r.starts_at, w.day::timestamp at time zone 'Asia/Seoul')::text as starts_at, p.profile::text as profile, p.signing_key,
    (select host from partner_hosts h where h.partner_id = o.partner_id order by h.position, host limit 1) as host
  from leased o
    join partners p on p.partner_id = o.partner_id
    left join notification_templates t
      on t.partner_id = o.partner_id and t.kind = o.kind and t.audience = o.audience
    left join reservations r on r.partner_id = o.partner_id and r.id = o.reservation_id
    left join waitings w on w.partner_id = o.partner_id and w.id = o.waiting_id
  order by o.due_at, o.id`

type Options = {
  database: Database
  logger: Logger
  /** The first that takes a message sends it. */
  transports: readonly Transport[]
  /** Returns the origin of a host's site: `https://clinic.kr`. */
  originOf?: (host: string) => string
  /** Milliseconds between looks into the outbox. */
  interval?: number
  /** Tells the moment by which it is quiet. */
  clock?: () => Date
  /** Seconds for which a message belongs to the node that sends it, unless that renews it. */
  lease?: number
}

/**
 * Sends what is written in the outbox, several at once. A message is tried until a transport takes it; one that was sent by
 * a node which ended before it could write that down is sent again under the same id, by which the transport knows it. A
 * transport that fails again and again is left alone for a while, and takes no tries from what waits for it. Where a clinic
 * has sent what it may to phones in a month, a message for which nobody waits is given up.
 */
export function createMessageSender({
  database,
  logger,
  transports,
  originOf = (host) => `https://${host}`,
  interval,
  clock = () => new Date(),
  lease = leaseSeconds,
}: Options): Worker {
  const pauses = createPauses(logger)

  async function send(row: Row): Promise<void> {
    if (row.is_sent === false && row.words === null) return drop(row, null)
    if (row.kind === 'REMINDER' && row.starts_at !== null && Date.parse(row.starts_at) <= Date.now()) {
      const { partner_id: partnerId, id: notification } = row
      logger.info({ partnerId, notification }, 'a reminder of a visit that is over was dropped')
      return drop(row, overdue)
    }
    const message = toMessage(row, originOf)
    const month = isEmail(message) ? null : monthOf(clock())
    if (month && !(await countMessage(database, { ...row, month }))) return drop(row, overQuota)
    const transport = transports.find((one) => one.takes(message))
    try {
      if (!transport) throw new Error('No transport reaches this recipient.')
      await transport.send(message)
      pauses.succeeded(channelOf(message))
    } catch (error) {
      if (transport) pauses.failed(channelOf(message))
      await keepFailure(row, error, month)
      return
    }
    const text = toMessage(row, originOf, { isForRecord: true }).text
    await database.asOperator((tx) =>
      tx.execute(sql`
        update notifications set sent_at = now(), sent_by = ${transport.name}, last_error = null, leased_until = null,
          text = case when not is_forgotten then ${text}::text end,
          recipient = case when is_forgotten then '' else recipient end,
          values = case when is_forgotten then '{}' else values - '인증번호' - '열쇠' end
        where partner_id = ${row.partner_id} and id = ${row.id}`),
    )
  }

  /** Ends a message that is not wanted, or with a reason that stays in its row. */
  async function drop({ partner_id: partnerId, id }: Row, reason: string | null): Promise<void> {
    await database.asOperator((tx) =>
      tx.execute(sql`
        update notifications set dropped_at = now(), leased_until = null, last_error = ${reason}
        where partner_id = ${partnerId} and id = ${id}`),
    )
  }

  /** `month`: where it was counted as sent. */
  async function keepFailure(row: Row, error: unknown, month: string | null): Promise<void> {
    const isLast = row.attempts >= mostAttempts
    const { partner_id: partnerId, id: notification, kind, attempts } = row
    // A gateway's words may repeat whom the message is for.
    const reason = error instanceof Error ? error.name : 'Error'
    logger.warn({ partnerId, notification, kind, attempts, reason, isLast }, 'notification not sent')
    const seconds = isLast ? null : 10 * 2 ** (attempts - 1)
    await database.asOperator(async (tx) => {
      await putOff(tx, outbox, row, { reason, seconds })
      if (month) await uncountMessage(tx, { partner_id: partnerId, month })
      if (!isLast) return
      await tx.execute(sql`
        update notifications set values = values - '인증번호' - '열쇠'
        where partner_id = ${partnerId} and id = ${notification}`)
    })
  }

  let forgotAt = 0

  async function forget(): Promise<void> {
    if (Date.now() >= forgotAt + hour) {
      forgotAt = Date.now()
      await forgetOld(database)
    }
    await removeForgotten(database, transports)
  }

  return createWorker<Row>({
    logger,
    places,
    interval,
    async take(free) {
      await forget()
      const paused = { email: pauses.isPaused('email'), phone: pauses.isPaused('phone') }
      const due = leaseDue({ now: clock(), places: free, seconds: lease, paused })
      return (await database.asOperator((tx) => tx.execute<Row>(due))).rows
    },
    work: (row) => withIdsOfRow(row, () => send(row)),
    renew: (rows) => database.asOperator((tx) => renewLeases(tx, outbox, rows, lease)),
    renewEvery: (lease * 1_000) / 3,
  })
}

const channelOf = (message: Message) => (isEmail(message) ? 'email' : 'phone')

function toMessage(row: Row, originOf: (host: string) => string, { isForRecord = false } = {}): Message {
  const profile = readProfile(row.profile)
  const clinic = profile.displayName ?? profile.partnerName
  const template = row.words ?? row.template ?? templateOf(row.audience, row.kind)?.words ?? ''
  const secrets = isForRecord ? { 링크: '…', 인증번호: '……' } : { 링크: linkOf(row, originOf) }
  return {
    id: `${row.partner_id}-${row.id}`,
    kind: row.kind,
    recipient: row.recipient,
    clinic,
    subject: subjectOf(row, clinic),
    text: fillWords(template, {
      ...row.values,
      ...(row.reservation_code !== null && { 예약번호: row.reservation_code }),
      병원: clinic,
      주소: profile.partnerAddress ?? '',
      ...secrets,
    }),
    ...(row.template_code && row.words === null && { templateCode: row.template_code }),
  }
}

function subjectOf({ audience, kind }: Row, clinic: string): string {
  if (audience === 'clinic') return '예약 소식'
  if (kind === 'INVITATION') return `[${clinic}] 관리자 콘솔 초대`
  if (kind === 'PASSWORD_RESET') return `[${clinic}] 비밀번호 다시 정하기`
  if (audience === 'account') return `[${clinic}] 관리자 계정 보안 알림`
  return `[${clinic}] 예약 안내`
}

/**
 * Opens the booking on the clinic's site, or the console for whoever was sent a key to it. What it proves stands behind
 * `#`, so no server's log has it.
 */
function linkOf(row: Row, originOf: (host: string) => string): string {
  const { partner_id: partnerId, reservation_id: reservationId, waiting_id: waitingId, host } = row
  const origin = siteOrigin(readProfile(row.profile), host, originOf)
  const { 열쇠: key } = row.values
  if (key !== undefined) return `${origin}/admin#${key}`
  if (row.audience === 'account') return `${origin}/admin/account`
  const [purpose, id] =
    waitingId === null ? (['reservation', reservationId] as const) : (['waiting', waitingId] as const)
  if (id === null) return origin
  const until = new Date((row.starts_at ? Date.parse(row.starts_at) : Date.now()) + linkDays * day)
  return `${origin}/#${purpose}=${newLinkToken(row.signing_key, { partnerId, id, purpose }, until)}`
}

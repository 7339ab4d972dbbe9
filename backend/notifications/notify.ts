import type { PartnerTransaction } from '#backend/database/database.ts'
import type { notificationKinds } from './table.ts'
import { notifications } from './table.ts'

export type NotificationKind = (typeof notificationKinds)[number]
/** A visitor of the site, the clinic's desk, or somebody with an account of the console. */
export type Audience = 'visitor' | 'clinic' | 'account'

/** A message to send. What `values` name a template's `#{…}` stand for. */
export type Notification = {
  kind: NotificationKind
  audience: Audience
  /** A phone as E.164, or an e-mail address. */
  recipient: string
  reservationId?: number
  /** The place in line that its link opens. */
  waitingId?: number
  values?: Record<string, string>
  /** Words of its own, in place of the template's. */
  words?: string
  /** One message only is written for a name. */
  name?: string
  /** Now, unless told. */
  dueAt?: Date
  isAdvertisement?: boolean
}

/**
 * Writes messages down to be sent, in the transaction of what they tell of: where that is undone they are too, and where it
 * is done none is lost.
 */
export async function notify(tx: PartnerTransaction, messages: readonly Notification[]): Promise<void> {
  if (messages.length === 0) return
  await tx
    .insert(notifications)
    .values(messages.map((message) => ({ ...message, partnerId: tx.partnerId })))
    .onConflictDoNothing()
}

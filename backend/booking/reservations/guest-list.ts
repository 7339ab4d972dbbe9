import type { Database } from '#backend/kernel/database/database.ts'
import { requirePhone } from '#backend/kernel/contacts/phone.ts'
import { newLinkToken } from '#backend/messages/notifications/link-token.ts'
import { readPhoneProof } from '#backend/people/phone-codes/phone-proof.ts'
import type { guestReservation } from '#schema/reservations.ts'
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { newChangeToken, readSigningKey } from './change-token.ts'
import { requirePhoneProof } from './requester.ts'
import { readReservations, toReservation, type Stored } from './stored.ts'
import { reservations } from './table.ts'

export type GuestReservation = z.input<typeof guestReservation>

/** Milliseconds after a visit for which its calendar file is still given. */
const calendarLife = 30 * 86_400_000
/** Milliseconds for which who has found a reservation may open it elsewhere, as in the widget. */
const linkLife = 30 * 60_000
/** Reservations that one phone is shown. */
const most = 50

/** A reservation with the proofs by which a guest goes on with it; `key` is the partner's. A link that was sent stays as it is. */
export function toGuestReservation(key: string, stored: Stored, sentLink?: string): GuestReservation {
  const { id, partnerId, startsAt } = stored.row
  const calendarUntil = new Date(startsAt.getTime() + calendarLife)
  const linkUntil = new Date(Date.now() + linkLife)
  return {
    ...toReservation(stored),
    changeToken: newChangeToken(key, { partnerId, reservationId: id }),
    calendarToken: newLinkToken(key, { partnerId, id, purpose: 'calendar' }, calendarUntil),
    linkToken: sentLink ?? newLinkToken(key, { partnerId, id, purpose: 'reservation' }, linkUntil),
  }
}

/**
 * The reservations ahead that were made with a phone, the next first, for who proved it by a code. Throws 422 for a proof
 * of another phone, or one that is over. Source: docs/product.md, R10.
 */
export const listOfPhone = (
  database: Database,
  partnerId: number,
  { phone: typedPhone, phoneProof }: { phone: string; phoneProof: string },
): Promise<{ rows: GuestReservation[] }> => {
  const phone = requirePhone(typedPhone)
  return database.withPartner(
    partnerId,
    async (tx) => {
      const key = await readSigningKey(tx)
      const proof = await readPhoneProof(tx, phone, phoneProof)
      requirePhoneProof({ proof, rules: { requireGuestPhoneProof: true }, customer: null })
      const isAhead = and(
        eq(reservations.contactPhone, phone),
        gte(reservations.startsAt, new Date()),
        inArray(reservations.status, ['REQUESTED', 'CONFIRMED']),
      )
      const order = [asc(reservations.startsAt), asc(reservations.id)]
      const rows = await readReservations(tx, isAhead, { order, limit: most, offset: 0 })
      return { rows: rows.map((stored) => toGuestReservation(key, stored)) }
    },
    { readOnly: true },
  )
}

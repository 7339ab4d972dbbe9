import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { reservations } from './table.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import { toE164 } from '#backend/kernel/contacts/phone.ts'
import { createGuessLimit } from '#backend/kernel/credentials/guess-limit.ts'
import type { GuestKey } from '#schema/reservations.ts'
import type { SQL } from 'drizzle-orm'
import { and, eq } from 'drizzle-orm'
import type { LinkPurpose } from '#backend/messages/notifications/link-token.ts'
import { readLinkToken } from '#backend/messages/notifications/link-token.ts'
import { readSigningKey } from './change-token.ts'
import { toReservationCode } from './reservation-code.ts'
import type { ReservationRow, Stored } from './stored.ts'
import { readReservations } from './stored.ts'

/** Selects a reservation in the right of whoever asks: theirs, or any of the clinic's. */
export type Which = SQL | undefined

export const ofCustomer = (customerId: number, reservationId: number): Which =>
  and(eq(reservations.customerId, customerId), eq(reservations.id, reservationId))

export const ofClinic = (reservationId: number): Which => eq(reservations.id, reservationId)

type FindGuest = (partnerId: number, key: GuestKey, address: string) => Promise<Which>

/** Finds a guest's reservation by phone number and code; bounds how often either is guessed. Throws 404, 429. */
export function createFindGuest(database: Database): FindGuest {
  const guess = createGuessLimit(database, 'reservation')
  return async (partnerId, { phone = '', code = '', linkToken }, address) => {
    if (linkToken !== undefined) return ofLink(database, partnerId, 'reservation', linkToken)
    const number = toE164(phone)
    if (number === null) throw noSuchGuest()
    const which = and(eq(reservations.contactPhone, number), eq(reservations.code, toReservationCode(code)))
    const read = (tx: PartnerTransaction) => readReservations(tx, which)
    const found = await guess({ partnerId, name: number, address }, async () => {
      const [stored] = await database.withPartner(partnerId, read, { readOnly: true })
      return stored ?? null
    })
    if (!found) throw noSuchGuest()
    return which
  }
}

/** The reservation that a signed link opens. Throws 404 for a link that is over, or of another purpose. */
export async function ofLink(
  database: Database,
  partnerId: number,
  purpose: LinkPurpose,
  token: string,
): Promise<Which> {
  const key = await database.withPartner(partnerId, (tx) => readSigningKey(tx), { readOnly: true })
  const id = readLinkToken(key, { partnerId, purpose }, token)
  if (id === null) {
    throw notFound(
      '링크가 끝났거나 맞지 않습니다. 예약 확인에서 전화번호로 찾아 주세요.',
      'unknown-reservation',
    )
  }
  return ofClinic(id)
}

const noSuchGuest = () =>
  notFound('전화번호와 예약 번호에 맞는 예약이 없습니다. 다시 확인해 주세요.', 'unknown-reservation')

export const noSuchReservation = () => notFound('그런 예약이 없습니다.', 'unknown-reservation')

/** One reservation. Throws 404 where it is not there, or not the asker's. */
export async function requireStored(tx: PartnerTransaction, which: Which): Promise<Stored> {
  const [stored] = await readReservations(tx, which)
  if (!stored) throw noSuchReservation()
  return stored
}

/** The same, kept from others until the transaction ends: two that change one reservation come one after the other. */
export async function lockReservation(tx: PartnerTransaction, which: Which): Promise<ReservationRow> {
  const [row] = await tx
    .select()
    .from(reservations)
    .where(and(isOfPartner(tx, reservations), which))
    .for('update')
  if (!row) throw noSuchReservation()
  return row
}

import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds for which a guest who has found a reservation may look for another time for it. */
const lifetime = 30 * 60_000

/** The key that a partner's tokens are signed with. */
export async function readSigningKey(tx: PartnerTransaction): Promise<string> {
  const { signingKey } = partners
  const [row] = await tx.select({ signingKey }).from(partners).where(isOfPartner(tx, partners))
  return row?.signingKey ?? ''
}

/** Right that a token gives. `until` in milliseconds since 1970. */
type Grant = { partnerId: number; reservationId: number; until: number }

const sign = (key: string, { partnerId, reservationId, until }: Grant) =>
  createHmac('sha256', key).update(`reservation-change\n${partnerId}\n${reservationId}\n${until}`).digest()

/**
 * What a guest who has named a reservation's phone number and code gets for asking which times it could be moved to:
 * those calls are `GET`, and a phone number has no place in an address. It lets nobody read or change anything.
 */
export function newChangeToken(
  key: string,
  { partnerId, reservationId }: Omit<Grant, 'until'>,
  now = new Date(),
): string {
  const until = now.getTime() + lifetime
  return `${until}.${sign(key, { partnerId, reservationId, until }).toString('base64url')}`
}

/** Says whether the token was given for this reservation, and not too long ago. */
export function isChangeToken(
  key: string,
  asked: Omit<Grant, 'until'>,
  token: string,
  now = new Date(),
): boolean {
  const [until = '', signature = ''] = token.split('.')
  const expected = sign(key, { ...asked, until: Number(until) })
  const given = Buffer.from(signature, 'base64url')
  return Number(until) > now.getTime() && given.length === expected.length && timingSafeEqual(given, expected)
}

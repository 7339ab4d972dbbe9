import { createHmac, timingSafeEqual } from 'node:crypto'

/** Right that a signed link gives: all that a guest may do with their booking, or its calendar file alone. */
export type LinkPurpose = 'reservation' | 'calendar'
type Grant = { partnerId: number; reservationId: number; purpose: LinkPurpose }

const sign = (key: string, { partnerId, reservationId, purpose }: Grant, until: number) =>
  createHmac('sha256', key)
    .update(`link\n${purpose}\n${partnerId}\n${reservationId}\n${until}`)
    .digest()
    .subarray(0, 18)
    .toString('base64url')

/** The token of a link to a reservation, until a moment; short, since it goes into a text message. */
export function newLinkToken(key: string, grant: Grant, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000)
  const parts = [grant.reservationId.toString(36), seconds.toString(36)]
  return [...parts, sign(key, grant, seconds)].join('.')
}

/** The reservation that a token was given for; `null` for one that is over, or was given for something else. */
export function readLinkToken(
  key: string,
  asked: Omit<Grant, 'reservationId'>,
  token: string,
  now = new Date(),
): number | null {
  const [id = '', seconds = '', signature = ''] = token.split('.')
  const [reservationId, until] = [Number.parseInt(id, 36), Number.parseInt(seconds, 36)]
  if (!(reservationId > 0 && reservationId < 2 ** 31) || !(until * 1000 > now.getTime())) return null
  const expected = Buffer.from(sign(key, { ...asked, reservationId }, until))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? reservationId : null
}

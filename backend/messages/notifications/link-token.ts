import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Right that a signed link gives: all that a guest may do with their booking, its calendar file alone, or all that one who
 * waits may do with their place in line.
 */
export type LinkPurpose = 'reservation' | 'calendar' | 'waiting'
/** `id` is the number of the reservation, or of the waiting. */
type Grant = { partnerId: number; id: number; purpose: LinkPurpose }

const sign = (key: string, { partnerId, id, purpose }: Grant, until: number) =>
  createHmac('sha256', key)
    .update(`link\n${purpose}\n${partnerId}\n${id}\n${until}`)
    .digest()
    .subarray(0, 18)
    .toString('base64url')

/** The token of a link, until a moment; short, since it goes into a text message. */
export function newLinkToken(key: string, grant: Grant, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000)
  const parts = [grant.id.toString(36), seconds.toString(36)]
  return [...parts, sign(key, grant, seconds)].join('.')
}

/** The number that a token was given for; `null` for one that is over, or was given for something else. */
export function readLinkToken(key: string, asked: Omit<Grant, 'id'>, token: string): number | null {
  const [number = '', seconds = '', signature = ''] = token.split('.')
  const [id, until] = [Number.parseInt(number, 36), Number.parseInt(seconds, 36)]
  if (!(id > 0 && id < 2 ** 31) || !(until * 1000 > Date.now())) return null
  const expected = Buffer.from(sign(key, { ...asked, id }, until))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds for which a phone that was proved may be booked with. */
export const proofLifetime = 30 * 60_000

type Proven = { partnerId: number; phone: string }

const sign = (key: string, { partnerId, phone }: Proven, until: number) =>
  createHmac('sha256', key).update(`phone-proof\n${partnerId}\n${phone}\n${until}`).digest()

/** Makes the proof that somebody has read a code sent to a phone (E.164); `key` is the partner's. It names no phone. */
export function newPhoneProof(key: string, proven: Proven, now = new Date()): string {
  const until = now.getTime() + proofLifetime
  return `${until}.${sign(key, proven, until).toString('base64url')}`
}

/** Returns when the phone was proved; `null` where a proof is of another phone, over, or none at all. */
export function provedAt(key: string, proven: Proven, proof: string, now = new Date()): Date | null {
  const [until = '', signature = ''] = proof.split('.')
  const expected = sign(key, proven, Number(until))
  const given = Buffer.from(signature, 'base64url')
  const isValid =
    Number(until) > now.getTime() && given.length === expected.length && timingSafeEqual(given, expected)
  return isValid ? new Date(Number(until) - proofLifetime) : null
}

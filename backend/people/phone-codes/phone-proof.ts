import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { sql } from 'drizzle-orm'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds for which a phone that was proved may be booked with. */
export const proofLifetime = 30 * 60_000

type Proven = { partnerId: number; phone: string }

const sign = (key: string, { partnerId, phone }: Proven, until: number) =>
  createHmac('sha256', key).update(`phone-proof\n${partnerId}\n${phone}\n${until}`).digest()

/** Makes the proof that somebody has read a code sent to a phone (E.164); `key` is the partner's. It names no phone. */
export function newPhoneProof(key: string, proven: Proven, now: Date): string {
  const until = now.getTime() + proofLifetime
  return `${until}.${sign(key, proven, until).toString('base64url')}`
}

/** Returns when the phone was proved; `null` where a proof is of another phone, over, or none at all. */
function provedAt(key: string, proven: Proven, proof: string, now: Date): Date | null {
  const [until = '', signature = ''] = proof.split('.')
  const expected = sign(key, proven, Number(until))
  const given = Buffer.from(signature, 'base64url')
  const isValid =
    Number(until) > now.getTime() && given.length === expected.length && timingSafeEqual(given, expected)
  return isValid ? new Date(Number(until) - proofLifetime) : null
}

/** The key by which a partner signs, and the database's time: nodes whose clocks differ agree on the end of a proof. */
export async function readProofKey(tx: PartnerTransaction): Promise<{ key: string; now: Date }> {
  const [row] = await tx
    .select({ key: partners.signingKey, now: sql<number>`(extract(epoch from now()) * 1000)::float8` })
    .from(partners)
    .where(isOfPartner(tx, partners))
  if (!row) throw new Error('The partner of a transaction is not there.')
  return { key: row.key, now: new Date(row.now) }
}

/** A proof as it was read: when the phone was proved, `over` for one that proves nothing, `null` where none came. */
export type ReadProof = Date | 'over' | null

/** Reads the proof that came with a request for a phone (E.164). */
export async function readPhoneProof(
  tx: PartnerTransaction,
  phone: string,
  proof: string | undefined,
): Promise<ReadProof> {
  if (proof === undefined) return null
  const { key, now } = await readProofKey(tx)
  return provedAt(key, { partnerId: tx.partnerId, phone }, proof, now) ?? 'over'
}

import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { Gate, Visibility } from '#schema/gate.ts'
import { visibility } from '#schema/gate.ts'
import { sql } from 'drizzle-orm'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'

type Visitor = { kind: 'member' | 'guest'; birthDate: string | null } | null

const yearOf = (day: string) => Number(day.slice(0, 4))

/**
 * Has the year begun in which somebody born on a day (`YYYY-MM-DD`) turns 19? From then on the law counts them no
 * longer among the youths. Source: Youth Protection Act (청소년 보호법), article 2(1).
 */
export const isNoYouth = (birthDate: string, now = new Date()) => yearOf(dayOf(now)) - yearOf(birthDate) >= 19

/**
 * May a visitor see a row? What is not for youths is for adults, whatever the partner allows; being an adult is told by
 * a member's certified date of birth alone.
 */
export function gateOf(
  allowed: Visibility,
  row: { isNoYouth: boolean },
  visitor: Visitor,
  now = new Date(),
): Gate {
  const required = row.isNoYouth || allowed === 'adults' ? 'adult' : allowed === 'members' ? 'member' : null
  const lacks = lackOf(required, visitor, now)
  return { required, isOpen: lacks === null, lacks }
}

function lackOf(required: Gate['required'], visitor: Visitor, now: Date): Gate['lacks'] {
  if (required === null) return null
  if (visitor?.kind !== 'member') return 'sign-in'
  if (required === 'member') return null
  if (visitor.birthDate === null) return 'certification'
  return isNoYouth(visitor.birthDate, now) ? null : 'age'
}

export type GateSettings = {
  beforeAfterVisibility: Visibility
  reviewVisibility: Visibility
  signingKey: string
}

type Row = { before_after: unknown; review: unknown; signing_key: string }

/** Reads what a partner has set. A setting that cannot be read closes the gate to all but adults. */
export async function readGateSettings(tx: PartnerTransaction): Promise<GateSettings> {
  const { rows } = await tx.execute<Row>(sql`
    select profile #>> '{homepageConfig,beforeAfterVisibility}' as before_after,
      profile #>> '{homepageConfig,reviewVisibility}' as review, signing_key
    from partners where partner_id = ${tx.partnerId}`)
  const [row] = rows
  const read = (value: unknown) => visibility.catch('adults').parse(value ?? 'members')
  return {
    beforeAfterVisibility: read(row?.before_after),
    reviewVisibility: read(row?.review),
    signingKey: row?.signing_key ?? '',
  }
}

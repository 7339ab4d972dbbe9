import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { phoneCodes } from './table.ts'
import { notify } from '#backend/messages/notifications/notify.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { requireMobile, requirePhone } from '#backend/kernel/contacts/phone.ts'
import { readPolicy } from '#backend/clinic/settings/booking-policy.ts'
import type { Services } from '#backend/services.ts'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { countCode, pause } from './count-code.ts'
import { newPhoneProof, proofLifetime, readProofKey } from './phone-proof.ts'

/** Milliseconds for which a code may be typed in. */
const codeLifetime = 3 * 60_000
/** Milliseconds for which a code is kept. */
const kept = 3_600_000
/** Wrong codes until a new one is needed: of a million codes five are guessed in vain. */
const mostTries = 5

const hashCode = (key: string, partnerId: number, phone: string, code: string) =>
  createHmac('sha256', key).update(`phone-code\n${partnerId}\n${phone}\n${code}`).digest('base64url')

const isOf = (bound: Bound, phone: string) => and(isOfPartner(bound, phoneCodes), eq(phoneCodes.phone, phone))

type Asking = { partnerId: number; client: string; phone: string }

/**
 * Sends a code to a phone; the one sent before is void. Throws 422 for what is no mobile that gets codes, 429 where a limit
 * is reached (`countCode`).
 */
export async function sendPhoneCode(
  { database, secretBox }: Pick<Services, 'database' | 'secretBox'>,
  { partnerId, client, phone: typedPhone }: Asking,
) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return database.withPartner(partnerId, async (tx) => {
    const { phoneCodeCountries, mostCodesPerDay } = await readPolicy(tx)
    const phone = requireMobile(typedPhone, phoneCodeCountries)
    await countCode(tx, secretBox, { phone, client, mostPerDay: mostCodesPerDay })
    const { key, now } = await readProofKey(tx)
    await tx
      .delete(phoneCodes)
      .where(and(isOfPartner(tx, phoneCodes), lt(phoneCodes.createdAt, new Date(now.getTime() - kept))))
    await tx
      .update(phoneCodes)
      .set({ usedAt: now })
      .where(and(isOf(tx, phone), isNull(phoneCodes.usedAt)))
    const expiresAt = new Date(now.getTime() + codeLifetime)
    const codeHash = hashCode(key, tx.partnerId, phone, code)
    await tx
      .insert(phoneCodes)
      .values({ partnerId: tx.partnerId, phone, codeHash, expiresAt, createdAt: now })
    await notify(tx, [
      { kind: 'PHONE_CODE', audience: 'visitor', recipient: phone, values: { 인증번호: code } },
    ])
    return {
      expiresAt: expiresAt.toISOString(),
      resendAt: new Date(now.getTime() + pause * 1_000).toISOString(),
    }
  })
}

/** Proves a phone by the code that was sent to it. Throws 422 for a wrong one, and where it is over or used. */
export async function verifyPhoneCode(
  database: Database,
  partnerId: number,
  { phone: typedPhone, code }: { phone: string; code: string },
) {
  const phone = requirePhone(typedPhone)
  // A wrong try is written down, so the transaction ends well and the refusal comes after it.
  const outcome = await database.withPartner(partnerId, async (tx) => {
    const { key, now } = await readProofKey(tx)
    const [row] = await tx
      .select()
      .from(phoneCodes)
      .where(and(isOf(tx, phone), isNull(phoneCodes.usedAt), gt(phoneCodes.expiresAt, now)))
      .orderBy(desc(phoneCodes.id))
      .limit(1)
      .for('update')
    if (!row || row.wrongTries >= mostTries) return 'over'
    const isThis = and(isOfPartner(tx, phoneCodes), eq(phoneCodes.id, row.id))
    const expected = Buffer.from(row.codeHash)
    const given = Buffer.from(hashCode(key, tx.partnerId, phone, code))
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      await tx
        .update(phoneCodes)
        .set({ wrongTries: sql`${phoneCodes.wrongTries} + 1` })
        .where(isThis)
      return row.wrongTries + 1 >= mostTries ? 'over' : 'wrong'
    }
    await tx.update(phoneCodes).set({ usedAt: now }).where(isThis)
    return {
      phone,
      phoneProof: newPhoneProof(key, { partnerId: tx.partnerId, phone }, now),
      expiresAt: new Date(now.getTime() + proofLifetime).toISOString(),
    }
  })
  if (typeof outcome === 'object') return outcome
  const message =
    outcome === 'wrong'
      ? '인증번호가 맞지 않습니다. 다시 확인해 주세요.'
      : '인증번호를 더 이상 쓸 수 없습니다. 새로 받아 주세요.'
  throw new ProblemError(422, outcome === 'wrong' ? 'wrong-code' : 'code-over', message, {
    errors: [{ path: '/code', message }],
  })
}

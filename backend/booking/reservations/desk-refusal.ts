import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { sql } from 'drizzle-orm'
import type { Busy } from './claims.ts'
import { rangeOf } from './claims.ts'

const kinds = { ROOM: '시술실', DEVICE: '장비' }

/**
 * Refusal at the desk, which sees the visits of others, and not what is kept before and after them: it is told which rooms
 * and devices are in use, where it is not the doctor.
 */
export async function meetsAnother(tx: PartnerTransaction, time: Busy): Promise<ProblemError> {
  const full = await readFull(tx, time)
  const off = full.filter(({ isActive }) => !isActive)
  const used = full.filter(({ isActive }) => isActive)
  const reasons = [
    ...(used.length > 0 ? [`${namesOf(used)}: 그 시간에 모두 사용 중입니다.`] : []),
    ...(off.length > 0 ? [`${namesOf(off)}: 지금 사용하지 않는 것으로 되어 있습니다.`] : []),
  ]
  if (reasons.length > 0) return new ProblemError(409, 'slot-taken', reasons.join(' '))
  return new ProblemError(
    409,
    'slot-taken',
    '그 시간에 이 의료진의 다른 예약이 있거나 누가 고르고 있습니다. 앞뒤의 준비와 정리 시간까지 비어 있어야 합니다.',
  )
}

type Full = { name: string; kind: keyof typeof kinds; isActive: boolean }

const namesOf = (facilities: readonly Full[]) =>
  facilities.map(({ name, kind }) => `${name}(${kinds[kind]})`).join(', ')

/** The rooms and devices that stand in the way of a time. What is asked for counts as in use by nobody yet. */
async function readFull(tx: PartnerTransaction, { facilityIds, ...time }: Busy): Promise<Full[]> {
  if (facilityIds.length === 0) return []
  const { rows } = await tx.execute<Full>(sql`
    select name, kind, is_active as "isActive" from facilities
    where partner_id = ${tx.partnerId} and id in (select full_facilities(
      ${tx.partnerId}::integer, ${`{${facilityIds.join()}}`}::integer[], ${rangeOf(time)}::tstzrange, null::integer))
    order by position, id`)
  return rows
}

import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { closedTimes, nameOf } from '#backend/booking/schedules/closed-times.ts'
import type { Schedule } from '#backend/booking/schedules/schedule.ts'
import type { Override } from '#schema/reservations.ts'
import { josa } from 'es-hangul'
import { sql } from 'drizzle-orm'
import type { ItemRow } from './stored.ts'
import type { Change } from './types.ts'

/** A visit where it is meant to be. */
type Placed = {
  startsAt: Date
  endsAt: Date
  employeeId: number | null
  employeeName: string | null
  items: readonly ItemRow[]
}

/** Returns each rule that a visit of the desk would override. The schedule is of its day, with all doctors. */
export async function readOverrides(
  tx: PartnerTransaction,
  schedule: Schedule,
  placed: Placed,
): Promise<Override[]> {
  return [...closedTimes(schedule, placed, new Date()), ...(await ofOthers(tx, schedule, placed))]
}

/** The treatments that name doctors, and not this one. */
async function ofOthers(
  tx: PartnerTransaction,
  { doctors }: Schedule,
  { employeeId, employeeName, items }: Placed,
): Promise<Override[]> {
  if (employeeId === null || items.length === 0) return []
  const { rows } = await tx.execute<{ id: number }>(sql`
    select option_id as id from employee_options
    where partner_id = ${tx.partnerId} and option_id in ${items.map(({ optionId }) => optionId)}
    group by option_id having bool_and(employee_id <> ${employeeId})`)
  const names = items
    .filter(({ optionId }) => rows.some(({ id }) => id === optionId))
    .map(({ productName, optionName }) => `${productName} ${optionName}`)
  if (names.length === 0) return []
  const doctor = doctors.find(({ id }) => id === employeeId) ?? { name: employeeName ?? '', title: '' }
  const message = `${josa(nameOf(doctor), '이/가')} 하지 않는 시술입니다: ${names.join(', ')}.`
  return [{ code: 'other-doctor', message }]
}

/** How the question of each act of the desk ends. */
const questions = {
  book: '그래도 예약할까요?',
  change: '그래도 변경할까요?',
  confirm: '그래도 확정할까요?',
  restore: '그래도 되돌릴까요?',
}

/** What a reservation's history has of the rules that it overrides. */
export const changesOf = (overrides: readonly Override[]): Change[] =>
  overrides.length > 0
    ? [{ field: 'override', before: null, after: overrides.map(({ message }) => message).join(' ') }]
    : []

/**
 * Throws 409 with all rules that are overridden where one of them was not accepted. Called once the time is had: what is
 * impossible is not asked about. Source: docs/product.md, R29.
 */
export function requireAccepted(
  overrides: readonly Override[],
  { accepted, act }: { accepted: readonly string[]; act: keyof typeof questions },
): void {
  if (overrides.every(({ code }) => accepted.includes(code))) return
  const message = [...overrides.map((one) => one.message), questions[act]].join(' ')
  throw new ProblemError(409, 'needs-override', message, { overrides: [...overrides] })
}

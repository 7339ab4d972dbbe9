import { isOfPartner } from '#backend/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { employeeOptions, employees } from './table.ts'
import { productOptions } from '#backend/products/table.ts'
import { ProblemError } from '#backend/http/problem.ts'
import { announced } from '#backend/site/announce.ts'
import { unknownEmployee } from '#backend/schedules/visit.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'

/** The options that a doctor is named for. Throws 404. */
export const readEmployeeOptions = (database: Database, partnerId: number, employeeId: number) =>
  database.withPartner(
    partnerId,
    async (tx) => {
      requireFound(await findEmployee(tx, employeeId))
      return read(tx, employeeId)
    },
    { readOnly: true },
  )

/**
 * Names the options that a doctor does, in place of those before. An option that nobody is named for any more is done by
 * everybody. Throws 404, and 422 for options there are none of.
 */
export async function writeEmployeeOptions(
  database: Database,
  partnerId: number,
  employeeId: number,
  optionIds: number[],
) {
  return announced(database, partnerId, async (tx) => {
    // One list of a doctor is written at a time.
    requireFound(await findEmployee(tx, employeeId).for('no key update'))
    await requireAll(tx, optionIds)
    await tx.delete(employeeOptions).where(isOf(tx, employeeId))
    if (optionIds.length > 0) {
      await tx
        .insert(employeeOptions)
        .values(optionIds.map((optionId) => ({ partnerId: tx.partnerId, employeeId, optionId })))
    }
    return read(tx, employeeId)
  })
}

const isOf = (tx: PartnerTransaction, employeeId: number) =>
  and(isOfPartner(tx, employeeOptions), eq(employeeOptions.employeeId, employeeId))

async function read(tx: PartnerTransaction, employeeId: number): Promise<{ productOptionIds: number[] }> {
  const rows = await tx
    .select({ optionId: employeeOptions.optionId })
    .from(employeeOptions)
    .where(isOf(tx, employeeId))
    .orderBy(asc(employeeOptions.optionId))
  return { productOptionIds: rows.map(({ optionId }) => optionId) }
}

const findEmployee = (tx: PartnerTransaction, employeeId: number) =>
  tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(isOfPartner(tx, employees), eq(employees.id, employeeId)))

function requireFound(rows: unknown[]): void {
  if (rows.length === 0) throw unknownEmployee()
}

async function requireAll(tx: PartnerTransaction, optionIds: number[]): Promise<void> {
  if (optionIds.length === 0) return
  const rows = await tx
    .select({ id: productOptions.id })
    .from(productOptions)
    .where(and(isOfPartner(tx, productOptions), inArray(productOptions.id, optionIds)))
  const errors = optionIds.flatMap((optionId, index) =>
    rows.some(({ id }) => id === optionId)
      ? []
      : [{ path: `/productOptionIds/${index}`, message: `${optionId}번 시술 옵션이 없습니다.` }],
  )
  if (errors.length === 0) return
  throw new ProblemError(422, 'unknown-option', errors.map(({ message }) => message).join(' '), { errors })
}

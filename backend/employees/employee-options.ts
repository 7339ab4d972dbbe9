import type { Database, Transaction } from '#backend/database/database.ts'
import { employeeOptions, employees } from './table.ts'
import { productOptions } from '#backend/products/table.ts'
import { ProblemError } from '#backend/http/problem.ts'
import { announced } from '#backend/schedules/announced.ts'
import { unknownEmployee } from '#backend/schedules/visit.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'

type Doctor = { partnerId: number; employeeId: number }

/** The options that a doctor is named for. Throws 404. */
export const readEmployeeOptions = (database: Database, doctor: Doctor) =>
  database.withPartner(
    doctor.partnerId,
    async (tx) => {
      requireFound(await findEmployee(tx, doctor))
      return read(tx, doctor)
    },
    { readOnly: true },
  )

/**
 * Names the options that a doctor does, in place of those before. An option that nobody is named for any more is done by
 * everybody. Throws 404, and 422 for options there are none of.
 */
export async function writeEmployeeOptions(database: Database, doctor: Doctor, optionIds: number[]) {
  const { partnerId, employeeId } = doctor
  return announced(database, partnerId, async (tx) => {
    // One list of a doctor is written at a time.
    requireFound(await findEmployee(tx, doctor).for('no key update'))
    await requireAll(tx, partnerId, optionIds)
    await tx.delete(employeeOptions).where(isOf(doctor))
    if (optionIds.length > 0) {
      await tx
        .insert(employeeOptions)
        .values(optionIds.map((optionId) => ({ partnerId, employeeId, optionId })))
    }
    return read(tx, doctor)
  })
}

const isOf = ({ partnerId, employeeId }: Doctor) =>
  and(eq(employeeOptions.partnerId, partnerId), eq(employeeOptions.employeeId, employeeId))

async function read(tx: Transaction, doctor: Doctor): Promise<{ productOptionIds: number[] }> {
  const rows = await tx
    .select({ optionId: employeeOptions.optionId })
    .from(employeeOptions)
    .where(isOf(doctor))
    .orderBy(asc(employeeOptions.optionId))
  return { productOptionIds: rows.map(({ optionId }) => optionId) }
}

const findEmployee = (tx: Transaction, { partnerId, employeeId }: Doctor) =>
  tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.partnerId, partnerId), eq(employees.id, employeeId)))

function requireFound(rows: unknown[]): void {
  if (rows.length === 0) throw unknownEmployee()
}

async function requireAll(tx: Transaction, partnerId: number, optionIds: number[]): Promise<void> {
  if (optionIds.length === 0) return
  const rows = await tx
    .select({ id: productOptions.id })
    .from(productOptions)
    .where(and(eq(productOptions.partnerId, partnerId), inArray(productOptions.id, optionIds)))
  const errors = optionIds.flatMap((optionId, index) =>
    rows.some(({ id }) => id === optionId)
      ? []
      : [{ path: `/productOptionIds/${index}`, message: `${optionId}번 시술 옵션이 없습니다.` }],
  )
  if (errors.length === 0) return
  throw new ProblemError(422, 'unknown-option', errors.map(({ message }) => message).join(' '), { errors })
}

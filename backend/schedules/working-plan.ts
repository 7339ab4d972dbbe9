import type { Bound } from '#backend/database/partner.ts'
import { isOfPartner } from '#backend/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { employees } from '#backend/employees/table.ts'
import { employeeExceptions, employeeHours } from './table.ts'
import type { WorkingPlan } from '#schema/employees.ts'
import { and, asc, eq } from 'drizzle-orm'
import { announced } from './announced.ts'
import { unknownEmployee } from './visit.ts'

/** A doctor's weekly hours and exceptions, as the console edits them. Throws 404. */
export const getWorkingPlan = (
  database: Database,
  partnerId: number,
  employeeId: number,
): Promise<WorkingPlan> =>
  database.withPartner(
    partnerId,
    async (tx) => {
      await requireEmployee(tx, employeeId)
      return read(tx, employeeId)
    },
    { readOnly: true },
  )

/** Replaces them by others. Reservations that were made stay. Throws 404. */
export async function writeWorkingPlan(
  database: Database,
  partnerId: number,
  employeeId: number,
  { weekly, exceptions }: WorkingPlan,
): Promise<WorkingPlan> {
  return announced(database, partnerId, async (tx) => {
    const key = { partnerId: tx.partnerId, employeeId }
    await lockEmployee(tx, employeeId)
    await tx.delete(employeeHours).where(isOf(tx, employeeHours, employeeId))
    await tx.delete(employeeExceptions).where(isOf(tx, employeeExceptions, employeeId))
    if (weekly.length > 0) await tx.insert(employeeHours).values(weekly.map((row) => ({ ...row, ...key })))
    if (exceptions.length > 0) {
      await tx
        .insert(employeeExceptions)
        .values(exceptions.map(({ day, hours, reason }) => ({ day, reason, ...hours, ...key })))
    }
    return read(tx, employeeId)
  })
}

async function requireEmployee(tx: PartnerTransaction, employeeId: number): Promise<void> {
  const [row] = await findEmployee(tx, employeeId)
  if (!row) throw unknownEmployee()
}

/** One plan of a doctor is written at a time: none is left beside what another is about to write. Throws 404. */
async function lockEmployee(tx: PartnerTransaction, employeeId: number): Promise<void> {
  const [row] = await findEmployee(tx, employeeId).for('no key update')
  if (!row) throw unknownEmployee()
}

const findEmployee = (tx: PartnerTransaction, employeeId: number) =>
  tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(isOfPartner(tx, employees), eq(employees.id, employeeId)))

async function read(tx: PartnerTransaction, employeeId: number): Promise<WorkingPlan> {
  const weekly = await tx
    .select()
    .from(employeeHours)
    .where(isOf(tx, employeeHours, employeeId))
    .orderBy(asc(employeeHours.weekday), asc(employeeHours.validFrom), asc(employeeHours.startTime))
  const exceptions = await tx
    .select()
    .from(employeeExceptions)
    .where(isOf(tx, employeeExceptions, employeeId))
    .orderBy(asc(employeeExceptions.day))
  return {
    weekly: weekly.map(({ weekday, validFrom, validUntil, ...times }) => ({
      weekday,
      validFrom,
      validUntil,
      startTime: short(times.startTime),
      endTime: short(times.endTime),
      breakStart: times.breakStart && short(times.breakStart),
      breakEnd: times.breakEnd && short(times.breakEnd),
    })),
    exceptions: exceptions.map(({ day, reason, startTime, endTime, breakStart, breakEnd }) => ({
      day,
      reason,
      hours:
        startTime === null || endTime === null
          ? null
          : {
              startTime: short(startTime),
              endTime: short(endTime),
              breakStart: breakStart && short(breakStart),
              breakEnd: breakEnd && short(breakEnd),
            },
    })),
  }
}

/** `14:30` of the database's `14:30:00`. */
const short = (time: string) => time.slice(0, 5)

const isOf = (bound: Bound, table: typeof employeeHours | typeof employeeExceptions, employeeId: number) =>
  and(isOfPartner(bound, table), eq(table.employeeId, employeeId))

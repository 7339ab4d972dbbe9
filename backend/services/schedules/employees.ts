import type { Database } from '#backend/database/database.ts'
import { employees } from '#backend/database/tables.ts'
import { toImage } from '#backend/services/products/stored.ts'
import type { Employee } from '#schema/employee.ts'
import { and, asc, count, eq } from 'drizzle-orm'

type Paging = { page: number; pageSize: number }

/** Doctors who are shown, in the clinic's order. Source: spec sections 6 and 7, `GET /partner-employees`. */
export async function listEmployees(
  database: Database,
  partnerId: number,
  { page, pageSize }: Paging,
): Promise<{ rows: Employee[]; count: number }> {
  const isShown = and(
    eq(employees.partnerId, partnerId),
    eq(employees.type, 'DOCTOR'),
    eq(employees.isVisible, true),
  )
  return database.withPartner(
    partnerId,
    async (tx) => {
      const rows = await tx
        .select({
          id: employees.id,
          name: employees.name,
          title: employees.title,
          specialty: employees.specialty,
          introduction: employees.introduction,
          careers: employees.careers,
          image: employees.image,
        })
        .from(employees)
        .where(isShown)
        .orderBy(asc(employees.position), asc(employees.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [total] = await tx.select({ count: count() }).from(employees).where(isShown)
      return {
        rows: rows.map((row) => ({ ...row, image: toImage(row.image) })),
        count: total?.count ?? 0,
      }
    },
    { readOnly: true },
  )
}

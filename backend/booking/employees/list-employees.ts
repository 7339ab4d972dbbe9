import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Bound } from '#backend/kernel/database/partner.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { employees } from './table.ts'
import { toImage } from '#backend/editing/resources/stored.ts'
import type { Employee } from '#schema/employees.ts'
import { and, asc, count, eq, sql } from 'drizzle-orm'

type Query = { page: number; pageSize: number; productId?: number | undefined }

/**
 * Doctors who are shown, in the clinic's order; of a treatment, those who do any of its options.
 * Source: docs/product.md, R1.
 */
export async function listEmployees(
  database: Database,
  partnerId: number,
  { page, pageSize, productId }: Query,
): Promise<{ rows: Employee[]; count: number }> {
  return database.withPartner(
    partnerId,
    async (tx) => {
      const isShown = and(
        isOfPartner(tx, employees),
        eq(employees.type, 'DOCTOR'),
        eq(employees.isVisible, true),
        productId === undefined ? undefined : doesTreatment(tx, productId),
      )
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

/** An option that nobody is named for is done by everybody, and so is a treatment without options. */
function doesTreatment(bound: Bound, productId: number) {
  const options = sql`product_options p where p.partner_id = ${bound.partnerId} and p.product_id = ${productId} and p.is_visible`
  const named = sql`employee_options o where o.partner_id = p.partner_id and o.option_id = p.id`
  return sql`(not exists (select from ${options}) or exists (select from ${options} and (
    not exists (select from ${named}) or exists (select from ${named} and o.employee_id = ${employees.id}))))`
}

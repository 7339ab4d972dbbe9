import type { Database, Transaction } from '#backend/database/database.ts'
import { beforeAfters } from './table.ts'
import { notFound } from '#backend/http/problem.ts'
import type { BeforeAfter } from '#schema/before-afters.ts'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Paging } from '#backend/resources/articles.ts'
import { isPublished } from '#backend/resources/articles.ts'
import type { Customer } from '#backend/customers/customer-sessions.ts'
import { toBody, toImage } from '#backend/products/stored.ts'
import type { GateSettings } from '#backend/gates/gate.ts'
import { gateOf, readGateSettings } from '#backend/gates/gate.ts'
import { isOfProduct, productsOf } from '#backend/gates/products-of.ts'
import { signImages } from '#backend/gates/signed-address.ts'

type Query = Paging & {
  ids?: number[] | undefined
  isNoYouth?: boolean | undefined
  productId?: number | undefined
}

/** Cases, the newest first; without pictures where the gate is closed to the visitor. */
export async function listBeforeAfters(
  database: Database,
  partnerId: number,
  { page, pageSize, ids, isNoYouth, productId }: Query,
  visitor: Customer | null,
  now = new Date(),
) {
  const where = and(
    isPublished(beforeAfters, partnerId, now),
    ids && inArray(beforeAfters.id, ids),
    isNoYouth === undefined ? undefined : eq(beforeAfters.isNoYouth, isNoYouth),
    productId === undefined
      ? undefined
      : isOfProduct('beforeAfter', partnerId, sql`${beforeAfters.id}`, productId),
  )
  return database.withPartner(
    partnerId,
    async (tx) => {
      const rows = await tx
        .select()
        .from(beforeAfters)
        .where(where)
        .orderBy(desc(beforeAfters.publishedAt), desc(beforeAfters.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [counted] = await tx.select({ count: count() }).from(beforeAfters).where(where)
      const shown = await show(tx, partnerId, rows, visitor, now)
      return { rows: shown, count: counted?.count ?? 0 }
    },
    { readOnly: true },
  )
}

/** One case. Throws 404 where there is none. */
export async function getBeforeAfter(
  database: Database,
  partnerId: number,
  id: number,
  visitor: Customer | null,
  now = new Date(),
) {
  return database.withPartner(
    partnerId,
    async (tx) => {
      const where = and(isPublished(beforeAfters, partnerId, now), eq(beforeAfters.id, id))
      const rows = await tx.select().from(beforeAfters).where(where)
      const [shown] = await show(tx, partnerId, rows, visitor, now)
      if (!shown) throw notFound('없는 사례입니다.')
      return { ...shown, body: shown.gate.isOpen ? toBody(rows[0]?.body) : null }
    },
    { readOnly: true },
  )
}

type Row = typeof beforeAfters.$inferSelect

async function show(
  tx: Transaction,
  partnerId: number,
  rows: Row[],
  visitor: Customer | null,
  now: Date,
): Promise<BeforeAfter[]> {
  const settings = await readGateSettings(tx, partnerId)
  const ids = rows.map(({ id }) => id)
  const products = await productsOf(tx, 'beforeAfter', partnerId, ids)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    note: row.note,
    cover: toImage(row.cover),
    products: products(row.id),
    isNoYouth: row.isNoYouth,
    publishedAt: row.publishedAt.toISOString(),
    ...pictures(row, settings, visitor, now),
  }))
}

function pictures(row: Row, settings: GateSettings, visitor: Customer | null, now: Date) {
  const gate = gateOf(settings.beforeAfterVisibility, row, visitor, now)
  if (!gate.isOpen) return { gate, before: [], after: [] }
  const signing = {
    partnerId: row.partnerId,
    signingKey: settings.signingKey,
    scope: 'before-after',
    isPublic: gate.required === null,
  } as const
  return {
    gate,
    before: signImages(row.before, signing, now),
    after: signImages(row.after, signing, now),
  }
}

import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import type { Paging } from '#backend/editing/resources/articles.ts'
import { isShown } from '#backend/editing/resources/shown.ts'
import type { SQL } from 'drizzle-orm'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { readGateSettings, type GateSettings } from './gate.ts'
import { isOfProduct, productsOf, type Joined } from './products-of.ts'

type GatedTable = PgTable & Record<'partnerId' | 'id' | 'isVisible' | 'publishedAt', PgColumn>

/** Facts beside its own columns by which a row is shown. */
export type Showing = {
  settings: GateSettings
  visitor: Customer | null
  now: Date
  /** The row's treatments that visitors may know of. */
  products: { id: number; name: string }[]
}

type Options<Table extends GatedTable, Shown> = {
  table: Table
  joined: Joined
  /** The row, without what the gate keeps from the visitor. */
  show: (row: Table['$inferSelect'], showing: Showing) => Shown
}

/** Reads the published rows of before-afters or reviews, the newest first, each as a visitor may see it. */
export function createGatedRows<Table extends GatedTable, Shown>({
  table,
  joined,
  show,
}: Options<Table, Shown>) {
  type Row = Table['$inferSelect'] & { id: number }

  async function showAll(tx: PartnerTransaction, rows: Row[], visitor: Customer | null, now: Date) {
    const settings = await readGateSettings(tx)
    const productsOfRow = await productsOf(
      tx,
      joined,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => show(row, { settings, visitor, now, products: productsOfRow(row.id) }))
  }

  return {
    /** Returns one page of rows and their number in all; `productId` and `wanted` narrow both. */
    list: (
      database: Database,
      partnerId: number,
      { page, pageSize, productId }: Paging & { productId?: number | undefined },
      visitor: Customer | null,
      wanted?: SQL,
    ): Promise<{ rows: Shown[]; count: number }> =>
      database.withPartner(
        partnerId,
        async (tx) => {
          const now = new Date()
          const isOf =
            productId === undefined ? undefined : isOfProduct(tx, joined, sql`${table.id}`, productId)
          const where = and(isShown(tx, table, now), isOf, wanted)
          const rows = await tx
            .select()
            .from<PgTable>(table)
            .where(where)
            .orderBy(desc(table.publishedAt), desc(table.id))
            .limit(pageSize)
            .offset((page - 1) * pageSize)
          const [counted] = await tx.select({ count: count() }).from<PgTable>(table).where(where)
          return { rows: await showAll(tx, rows as Row[], visitor, now), count: counted?.count ?? 0 }
        },
        { readOnly: true },
      ),

    /** One of them; `null` where there is none. */
    find: (
      database: Database,
      partnerId: number,
      id: number,
      visitor: Customer | null,
    ): Promise<Shown | null> =>
      database.withPartner(
        partnerId,
        async (tx) => {
          const now = new Date()
          const where = and(isShown(tx, table, now), eq(table.id, id))
          const rows = await tx.select().from<PgTable>(table).where(where)
          const [shown = null] = await showAll(tx, rows as Row[], visitor, now)
          return shown
        },
        { readOnly: true },
      ),
  }
}

import type { Database } from '#backend/kernel/database/database.ts'
import { beforeAfters } from './table.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type { BeforeAfter } from '#schema/before-afters.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Paging } from '#backend/editing/resources/articles.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import { toBody, toImage } from '#backend/editing/resources/stored.ts'
import { gateOf } from '#backend/clinic/gates/gate.ts'
import { createGatedRows, type Showing } from '#backend/clinic/gates/gated-rows.ts'
import { signImages } from '#backend/clinic/gates/signed-address.ts'

type Query = Paging & {
  ids?: number[] | undefined
  isNoYouth?: boolean | undefined
  productId?: number | undefined
}

const cases = createGatedRows({
  table: beforeAfters,
  joined: 'beforeAfter',
  show: (row, showing) => {
    const shown: BeforeAfter = {
      id: row.id,
      title: row.title,
      note: row.note,
      cover: toImage(row.cover),
      products: showing.products,
      isNoYouth: row.isNoYouth,
      publishedAt: row.publishedAt.toISOString(),
      ...pictures(row, showing),
    }
    return { shown, body: row.body }
  },
})

/** Cases, the newest first; without pictures where the gate is closed to the visitor. */
export async function listBeforeAfters(
  database: Database,
  partnerId: number,
  { ids, isNoYouth, ...query }: Query,
  visitor: Customer | null,
) {
  const wanted = and(
    ids && inArray(beforeAfters.id, ids),
    isNoYouth === undefined ? undefined : eq(beforeAfters.isNoYouth, isNoYouth),
  )
  const { rows, count } = await cases.list(database, partnerId, query, visitor, wanted)
  return { rows: rows.map(({ shown }) => shown), count }
}

/** One case. Throws 404 where there is none. */
export async function getBeforeAfter(
  database: Database,
  partnerId: number,
  id: number,
  visitor: Customer | null,
) {
  const found = await cases.find(database, partnerId, id, visitor)
  if (!found) throw notFound('없는 사례입니다.')
  const { shown, body } = found
  return { ...shown, body: shown.gate.isOpen ? toBody(body) : null }
}

function pictures(row: typeof beforeAfters.$inferSelect, { settings, visitor, now }: Showing) {
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

import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import { and, count, desc, eq } from 'drizzle-orm'
import type { StoredConsultation } from './stored.ts'
import { toAsked } from './stored.ts'
import { consultations } from './table.ts'

type Row = StoredConsultation['row']

/** Returns whether nobody has called yet. */
const canWithdraw = ({ status }: Pick<Row, 'status'>) => status === 'NEW' || status === 'CALLING'

const toOwn = (row: Row) => ({
  ...toAsked(row),
  canWithdraw: canWithdraw(row),
  createdAt: row.createdAt.toISOString(),
})

type List = { page: number; pageSize: number }

/** A customer's own requests to be called, the newest first. */
export const listOwn = (
  database: Database,
  partnerId: number,
  customerId: number,
  { page, pageSize }: List,
) =>
  database.withPartner(
    partnerId,
    async (tx) => {
      const isOwn = and(isOfPartner(tx, consultations), eq(consultations.customerId, customerId))
      const rows = await tx
        .select()
        .from(consultations)
        .where(isOwn)
        .orderBy(desc(consultations.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [total] = await tx.select({ count: count() }).from(consultations).where(isOwn)
      return { rows: rows.map(toOwn), count: total?.count ?? 0 }
    },
    { readOnly: true },
  )

/** Withdraws a customer's request to be called. Throws 404 for a request that is not theirs, 409 where the clinic has called. */
export const withdrawOwn = (database: Database, partnerId: number, customerId: number, id: number) =>
  database.withPartner(partnerId, async (tx) => {
    const isOwn = and(
      isOfPartner(tx, consultations),
      eq(consultations.id, id),
      eq(consultations.customerId, customerId),
    )
    const [row] = await tx.select().from(consultations).where(isOwn).for('update')
    if (!row) throw notFound('그런 상담 신청이 없습니다.', 'unknown-consultation')
    if (row.status === 'WITHDRAWN') return toOwn(row)
    if (!canWithdraw(row)) {
      throw new ProblemError(409, 'wrong-status', '이미 병원에서 연락드린 상담입니다. 병원에 말씀해 주세요.')
    }
    await tx.update(consultations).set({ status: 'WITHDRAWN' }).where(isOwn)
    return toOwn({ ...row, status: 'WITHDRAWN' })
  })

import type { limitRefusalsContract } from '#api/contract/limit-refusals.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { refusalDays } from '#schema/limit-refusals.ts'
import { and, desc, gt, sql } from 'drizzle-orm'
import { seoulToday } from './note-refusals.ts'
import { limitRefusals } from './table.ts'

const routes = ({ database }: Services): Handlers<keyof typeof limitRefusalsContract> => ({
  'GET /admin/limit-refusals': ({ partner }) =>
    database.withPartner(
      partner.partnerId,
      async (tx) => {
        const { kind, day, count, lastAt } = limitRefusals
        const isRecent = gt(day, sql`${seoulToday} - ${refusalDays}::integer`)
        const rows = await tx
          .select({ kind, day, count, lastAt })
          .from(limitRefusals)
          .where(and(isOfPartner(tx, limitRefusals), isRecent))
          .orderBy(desc(day), kind)
        return { rows: rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })) }
      },
      { readOnly: true },
    ),
})

export default routes

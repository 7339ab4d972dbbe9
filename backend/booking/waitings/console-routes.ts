import type { waitingsContract } from '#api/contract/waitings.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'
import type { Services } from '#backend/services.ts'
import { and, count, eq, gte, inArray } from 'drizzle-orm'
import { waitings } from './table.ts'
import { readWaitings, toConsoleWaiting } from './view.ts'
import { removeForClinic } from './withdraw.ts'

const routes = ({
  database,
}: Services): Handlers<Extract<keyof typeof waitingsContract, `${string} /admin/${string}`>> => ({
  'GET /admin/waitings': ({ partner, query: { day, page, pageSize } }) =>
    database.withPartner(
      partner.partnerId,
      async (tx) => {
        const which = and(
          inArray(waitings.status, ['WAITING', 'OFFERED']),
          day === undefined ? gte(waitings.day, dayOf(new Date())) : eq(waitings.day, day),
        )
        const rows = await readWaitings(tx, which, { limit: pageSize, offset: (page - 1) * pageSize })
        const [total] = await tx
          .select({ count: count() })
          .from(waitings)
          .where(and(isOfPartner(tx, waitings), which))
        return { rows: rows.map(toConsoleWaiting), count: total?.count ?? 0 }
      },
      { readOnly: true },
    ),
  'DELETE /admin/waitings/{waitingId}': async ({ partner, params, account }) =>
    removeForClinic(database, partner.partnerId, params.waitingId, await account()),
})

export default routes

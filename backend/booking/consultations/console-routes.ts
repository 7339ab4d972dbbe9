import type { consultationsContract } from '#api/contract/consultations.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { and, count, eq } from 'drizzle-orm'
import { changeConsultation, revealConsultation } from './change.ts'
import { readConsultations, requireConsultation, toConsoleConsultation } from './stored.ts'
import { consultations } from './table.ts'

const routes = ({
  database,
}: Services): Handlers<Extract<keyof typeof consultationsContract, `${string} /admin/${string}`>> => ({
  'GET /admin/consultations': ({ partner, query: { status, page, pageSize } }) =>
    database.withPartner(
      partner.partnerId,
      async (tx) => {
        const which = status && eq(consultations.status, status)
        const rows = await readConsultations(tx, which, { limit: pageSize, offset: (page - 1) * pageSize })
        const [total] = await tx
          .select({ count: count() })
          .from(consultations)
          .where(and(isOfPartner(tx, consultations), which))
        return { rows: rows.map((row) => toConsoleConsultation(row)), count: total?.count ?? 0 }
      },
      { readOnly: true },
    ),
  'GET /admin/consultations/{consultationId}': ({ partner, params }) =>
    database.withPartner(
      partner.partnerId,
      async (tx) => toConsoleConsultation(await requireConsultation(tx, params.consultationId)),
      { readOnly: true },
    ),
  'POST /admin/consultations/{consultationId}/reveal': async ({ partner, params, account }) =>
    toConsoleConsultation(
      await revealConsultation(database, partner.partnerId, params.consultationId, await account()),
      { isRevealed: true },
    ),
  'PUT /admin/consultations/{consultationId}': async ({ partner, params, body, account }) =>
    toConsoleConsultation(
      await changeConsultation(database, partner.partnerId, {
        id: params.consultationId,
        change: body,
        account: await account(),
      }),
    ),
})

export default routes

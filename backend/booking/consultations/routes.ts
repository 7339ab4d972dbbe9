import type { consultationsContract } from '#api/contract/consultations.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { boundingUnproved } from '#backend/booking/unproved/bounding-unproved.ts'
import { askConsultation } from './ask.ts'
import { listOwn, withdrawOwn } from './own.ts'

export default function routes({
  database,
  logger,
  secretBox,
}: Services): Handlers<Exclude<keyof typeof consultationsContract, `${string} /admin/${string}`>> {
  const boundAs = boundingUnproved({ database, logger, secretBox })
  return {
    'POST /customer/consultations': async (context) => {
      const asking = { customer: await context.visitor(), input: context.body }
      return boundAs('REQUEST', context, (source) =>
        askConsultation(database, context.partner.partnerId, { ...asking, source }),
      )
    },
    'GET /customer/consultations': async ({ partner, query, customer }) =>
      listOwn(database, partner.partnerId, (await customer()).id, query),
    'POST /customer/consultations/{consultationId}/withdraw': async ({ partner, params, customer }) =>
      withdrawOwn(database, partner.partnerId, (await customer()).id, params.consultationId),
  }
}

import type { consultationsContract } from '#api/contract/consultations.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { askConsultation } from './ask.ts'
import { listOwn, withdrawOwn } from './own.ts'

const routes = ({
  database,
}: Services): Handlers<Exclude<keyof typeof consultationsContract, `${string} /admin/${string}`>> => ({
  'POST /customer/consultations': async ({ partner, body, visitor }) =>
    askConsultation(database, partner.partnerId, { customer: await visitor(), input: body }),
  'GET /customer/consultations': async ({ partner, query, customer }) =>
    listOwn(database, partner.partnerId, (await customer()).id, query),
  'POST /customer/consultations/{consultationId}/withdraw': async ({ partner, params, customer }) =>
    withdrawOwn(database, partner.partnerId, (await customer()).id, params.consultationId),
})

export default routes

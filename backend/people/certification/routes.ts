import type { certificationContract } from '#api/contract/certification.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { beginCertification, confirmCertification } from './certify.ts'

const routes = ({
  database,
  logger,
  chooseCertification,
}: Services): Handlers<keyof typeof certificationContract> => ({
  'POST /certification': ({ partner, body }) =>
    beginCertification(database, chooseCertification, partner.partnerId, body),
  'POST /certification/{impUid}': ({ partner: { partnerId }, params, body }) =>
    confirmCertification(database, chooseCertification, partnerId, {
      ...params,
      ...body,
      report: (failure) => logger.warn({ partnerId, err: failure }, 'certification provider unavailable'),
    }),
})

export default routes

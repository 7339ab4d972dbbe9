import type { phoneCodesContract } from '#api/contract/phone-codes.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { notingRefusals } from '#backend/clinic/limit-refusals/note-refusals.ts'
import type { Services } from '#backend/services.ts'
import { codesOverCode } from './count-code.ts'
import { sendPhoneCode, verifyPhoneCode } from './phone-codes.ts'

const routes = (services: Services): Handlers<keyof typeof phoneCodesContract> => ({
  'POST /guest/phone-codes': ({ partner: { partnerId }, client, body }) =>
    notingRefusals(services, { partnerId, kind: 'CODE', code: codesOverCode }, () =>
      sendPhoneCode(services, { partnerId, client, phone: body.phone }),
    ),
  'POST /guest/phone-codes/verify': ({ partner, body }) =>
    verifyPhoneCode(services.database, partner.partnerId, body),
})

export default routes

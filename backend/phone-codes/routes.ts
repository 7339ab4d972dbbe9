import type { phoneCodesContract } from '#api/contract/phone-codes.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { sendPhoneCode, verifyPhoneCode } from './phone-codes.ts'

const routes = ({ database }: Services): Handlers<keyof typeof phoneCodesContract> => ({
  'POST /guest/phone-codes': ({ partner, body }) => sendPhoneCode(database, partner.partnerId, body.phone),
  'POST /guest/phone-codes/verify': ({ partner, body }) => verifyPhoneCode(database, partner.partnerId, body),
})

export default routes

import type { phoneCodesContract } from '#api/contract/phone-codes.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { sendPhoneCode, verifyPhoneCode } from './phone-codes.ts'

const routes = ({ database }: Services): Handlers<keyof typeof phoneCodesContract> => ({
  'POST /guest/phone-codes': ({ place, body }) => sendPhoneCode(database, place.partnerId, body.phone),
  'POST /guest/phone-codes/verify': ({ place, body }) => verifyPhoneCode(database, place.partnerId, body),
})

export default routes

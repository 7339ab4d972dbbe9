import { z } from 'zod'
import { moment, phoneNumber, typed } from './call-parts.ts'
import { plainPhone } from './plain/phone.ts'

/* A guest proves a phone by a code that is sent to it. */

export const phoneCodeInput = z.object({ phone: phoneNumber })

export const phoneCode = z.object({
  expiresAt: moment.meta({ description: '이때까지 입력할 수 있습니다' }),
  resendAt: moment.meta({ description: '이때부터 다시 받을 수 있습니다' }),
})

export const phoneCodeGuess = z.object({
  phone: phoneNumber,
  code: typed(20)
    .overwrite((code) => plainPhone(code).replaceAll(/[ -]/g, ''))
    .regex(/^\d{6}$/, '인증번호 6자리를 입력해 주세요.'),
})

/** Proof with which a proven phone books. */
export const phoneProof = typed(300)

export const provenPhone = z.object({
  phone: z.string().meta({ description: 'E.164' }),
  phoneProof: phoneProof.meta({ description: '그 전화번호로 예약할 때 함께 보내는 증표' }),
  expiresAt: moment,
})

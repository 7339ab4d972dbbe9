import { day, moment, phoneNumber } from './call-parts.ts'
import { consent } from './terms.ts'
import { z } from 'zod'

/** Letters as people count them: an emoji is one, a syllable of Hangul is one. */
const letters = (text: string) => [...text.normalize('NFC')].length

/** A new password: length is what makes it strong (NIST SP 800-63B), so that nothing else is asked. */
export const newPassword = z
  .string()
  .max(500)
  .refine((text) => letters(text) >= 8, '비밀번호는 8자 이상이어야 합니다.')
  .refine((text) => letters(text) <= 100, '비밀번호는 100자까지 쓸 수 있습니다.')

/** A password that somebody claims to know. */
export const givenPassword = z.string().min(1, '비밀번호를 입력해 주세요.').max(500)

/** Token of `POST /certification`, after the provider has certified. */
export const certificationToken = z.string().regex(/^[\w-]{43}$/, '본인인증을 다시 해 주세요.')

/** The number a browser makes for itself and keeps as `guestId`; capitals are the same one (RFC 9562, section 4). */
export const guestId = z.uuid('guestId는 UUID여야 합니다.').toLowerCase()

const gender = z.enum(['male', 'female'])

/** Consent to one kind of advertisement, and when that was last said; `null`: never asked. */
const receivable = z.object({ isAgreed: z.boolean(), changedAt: moment.nullable() })

export const marketing = z.object({
  sms: receivable.meta({ title: '문자' }),
  email: receivable.meta({ title: '이메일' }),
  night: receivable.meta({ title: '야간(21시~다음 날 8시)' }),
})
export type Marketing = z.infer<typeof marketing>

/** A customer as they see themselves. */
export const customerSelf = z.object({
  id: z.number().int(),
  kind: z.enum(['member', 'guest']),
  name: z.string().nullable(),
  /** E.164. A guest's is only a claim until it is certified. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  birthDate: day.nullable(),
  gender: gender.nullable(),
  certifiedAt: moment.nullable(),
  languageCode: z.string(),
  createdAt: moment,
  /** False for a guest, and for a member who signs in by a social account alone. */
  hasPassword: z.boolean(),
  marketing,
  consents: z.array(consent),
})
export type CustomerSelf = z.infer<typeof customerSelf>

/** Everything that ended with an account that was closed. */
export const closedAccount = z.object({
  cancelledReservations: z
    .array(z.object({ reservedAt: moment }))
    .meta({ description: '취소된 예약. 빠른 것부터' }),
  withdrawnWaitings: z.number().int().nonnegative().meta({ description: '그만둔 대기' }),
})
export type ClosedAccount = z.infer<typeof closedAccount>

/** A certification begun: what the provider's dialog in the browser is opened with. */
export const certificationRequest = z.object({
  provider: z.enum(['development', 'portone-v1', 'portone-v2']),
  /** Goes to the provider: V1's `merchant_uid`, V2's `identityVerificationId`. */
  requestId: z.string(),
  /** Kept by the browser alone: it proves, later, who asked. */
  token: z.string(),
  expiresAt: moment,
  /** V1: the merchant's code for `IMP.init`. */
  impCode: z.string().optional(),
  /** V2. */
  storeId: z.string().optional(),
  channelKey: z.string().optional(),
  /** Script of the provider's dialog. */
  scriptUrl: z.url().optional(),
})

/** Person as the provider certified them. */
export const certification = z.object({
  token: z.string(),
  name: z.string(),
  phone: z.string(),
  birthDate: day.nullable(),
  gender: gender.nullable(),
  certifiedAt: moment,
  expiresAt: moment,
  /** Younger than 14: may not sign up without a guardian. */
  isUnder14: z.boolean(),
})

export const phone = phoneNumber

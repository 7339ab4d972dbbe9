import { z } from 'zod'
import { moment } from './call-parts.ts'
import { newPassword } from './customers.ts'
import { personName } from './primitives.ts'

/**
 * Roles in the console. An owner may do everything, a manager runs the clinic's site, an editor writes it, and the desk
 * sees to customers and reservations. Source: docs/product.md, C5.
 */
export const roles = ['owner', 'manager', 'editor', 'desk'] as const
export type Role = (typeof roles)[number]

export const accountName = personName(60).min(1, '이름을 적어 주세요.')

const email = z.email('이메일 주소를 확인해 주세요.').max(200)

/** Account as an invited person makes it. Its e-mail and role are those of the invitation. */
export const newAccount = z.object({ name: accountName, password: newPassword })

export const newInvitation = z.object({ email, role: z.enum(roles) })
export const accountEmail = z.object({ email })

/** Token of an invitation's link, or of one that sets a password. */
export const linkToken = z
  .string()
  .regex(/^[\w-]{43}$/, '링크가 끝까지 복사되지 않았습니다. 메일의 링크를 다시 열어 주세요.')

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are forgiven. */
export const secondFactorCode = z
  .string()
  .trim()
  .min(6, '인증 앱의 여섯 자리 숫자나 복구 코드를 입력해 주세요.')
  .max(40, '인증 앱의 여섯 자리 숫자나 복구 코드를 입력해 주세요.')

export const accountRow = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  isDisabled: z.boolean(),
  lastSignedInAt: moment.nullable(),
  /** Signing in takes more than the password: an authenticator app, or a passkey. */
  hasTwoFactor: z.boolean(),
  /** Browsers signed in now. */
  sessions: z.number().int().nonnegative(),
  apiKeys: z
    .number()
    .int()
    .nonnegative()
    .meta({ description: '이 계정이 만들어 아직 쓸 수 있는 API 키. 계정을 사용 중지하면 멈춤' }),
  isSelf: z.boolean(),
})
export type AccountRow = z.infer<typeof accountRow>

export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(roles),
  /** Name of the account that sent it last. */
  by: z.string(),
  until: moment,
})
export type Invitation = z.infer<typeof invitation>

/** An invitation as it is sent: `token` is told this once. */
export const sentInvitation = invitation.extend({ token: linkToken })

/** Invitation as the invited person sees it before they accept. */
export const openedInvitation = z.object({ email: z.string(), role: z.enum(roles), partnerName: z.string() })

/** A passkey as its owner sees it. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string().meta({ description: '만든 주소. 이 주소에서만 로그인할 수 있습니다.' }),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
})
export type Passkey = z.infer<typeof passkey>

export const passkeyName = z
  .string()
  .trim()
  .min(1, '패스키의 이름을 적어 주세요.')
  .max(60, '이름은 60자까지입니다.')

const encoded = z.string().regex(/^[\w-]{1,20000}$/, '패스키의 답이 맞지 않습니다.')

/** Answer of a browser for a passkey, as WebAuthn's `toJSON` writes it (W3C, "Web Authentication Level 3", 5.1). */
export const passkeyAnswer = z.looseObject({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: encoded }),
  clientExtensionResults: z.looseObject({}),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>

/** Options that a browser passes on to its devices. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

export const ownAccount = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  hasTwoFactor: z.boolean().meta({ description: '인증 앱이나 패스키가 있으면 true' }),
  hasAuthenticator: z.boolean().meta({ description: '로그인할 때 인증 앱의 코드를 묻는지' }),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number().int().nonnegative(),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      browser: z.string().meta({ description: '브라우저와 기기. 알 수 없으면 빈 글' }),
      startedAt: moment,
      seenAt: moment.meta({ description: '마지막으로 쓴 때, 30분 단위' }),
      isThis: z.boolean(),
    }),
  ),
})
export type OwnAccount = z.infer<typeof ownAccount>

/** A second factor that is being set up. The secret is told this once. */
export const begunTwoFactor = z.object({
  secret: z.string().meta({ description: '인증 앱에 손으로 넣는 값(Base32)' }),
  address: z.string().meta({ description: 'QR로 그리는 otpauth:// 주소' }),
})
export const recoveryCodes = z.object({ codes: z.array(z.string()) })

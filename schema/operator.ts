import { z } from 'zod'
import { listOf, moment, paging, rowId, typed } from './call-parts.ts'
import { line } from './primitives.ts'
import { clinicTemplates, type ClinicTemplate } from './plain/clinic-templates.ts'

const hostMessage = '주소는 도메인만 적습니다. 예: clinic.kr, www.clinic.kr'

/** `clinic.kr` of what people paste: with `https://`, a path, a port or capitals; Hangul becomes Punycode (RFC 3492). */
export const hostName = typed(300)
  .trim()
  .transform((text, context) => {
    const url = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`
    const host = URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : ''
    const isName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(host)
    const isWhole = host.includes('.') || host === 'localhost'
    if (isName && isWhole && host.length <= 253) return host
    context.addIssue({ code: 'custom', message: hostMessage })
    return z.NEVER
  })

/** Hosts of a clinic; the first is the one that links begin with. */
export const hostNames = z
  .array(hostName)
  .min(1, '도메인이 하나는 있어야 합니다.')
  .max(20, '주소는 20개까지입니다.')
  .refine((hosts) => new Set(hosts).size === hosts.length, '같은 주소를 두 번 적었습니다.')

/** `title` ends in its particle. */
const most = (largest: number, title: string) =>
  z
    .number({ error: `${title} 1부터의 수이거나 비어 있어야 합니다.` })
    .int()
    .min(1, `${title} 1부터입니다. 제한을 없애려면 비워 주세요.`)
    .max(largest, `${title} ${largest.toLocaleString('ko')}까지입니다.`)
    .nullable()

/** The most that a clinic may have; `null`: as much as there is room for. */
export const quotas = z.object({
  pages: most(10_000, '페이지 수는'),
  accounts: most(10_000, '계정 수는'),
  pictureMegabytes: most(10_000_000, '그림 용량은'),
  /** To phones, in a month in Seoul. */
  messages: most(10_000_000, '한 달 문자·알림톡 수는'),
})
export type Quotas = z.infer<typeof quotas>

const email = z.email('이메일 주소를 확인해 주세요.').max(200)
const templates = Object.keys(clinicTemplates) as [ClinicTemplate, ...ClinicTemplate[]]

/** A clinic as it is opened. */
export const newClinic = z.object({
  name: line(80).trim().min(1, '병원 이름을 적어 주세요.'),
  hosts: hostNames,
  template: z.enum(templates, '처음 모습을 골라 주세요.'),
  ownerEmail: email,
})

const use = z.object({
  pages: z.number().int(),
  accounts: z.number().int(),
  pictureBytes: z.number().int(),
  /** Made since the first of this month in Seoul. */
  reservationsThisMonth: z.number().int(),
  /** Sent to phones since then. */
  messagesThisMonth: z.number().int(),
})

export const clinic = z.object({
  id: rowId,
  /** The name that commands know it by. */
  code: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
  isSuspended: z.boolean(),
  publishedAt: moment.nullable(),
  quotas,
  use,
})
export type Clinic = z.infer<typeof clinic>

export const clinicDetails = clinic.extend({
  owners: z.array(z.object({ email: z.string(), name: z.string(), lastSignedInAt: moment.nullable() })),
  /** E-mails that were invited as owners and have not come yet. */
  invited: z.array(z.object({ email: z.string(), until: moment })),
})
export type ClinicDetails = z.infer<typeof clinicDetails>

/** A clinic whose owner was invited. `token` is of the link, and is told this once. */
export const invitedOwner = z.object({ clinic: clinicDetails, email: z.string(), token: z.string() })

export const ownerEmail = z.object({ email })
export const operator = z.object({ email: z.string() })

export const operatorSignIn = z.object({
  email,
  password: z.string().min(1, '비밀번호를 입력해 주세요.').max(1000),
  code: z
    .string()
    .trim()
    .regex(/^\d{3}\s?\d{3}$/, '인증 앱의 여섯 자리 숫자를 입력해 주세요.'),
})

export const operatorActions = [
  'SIGNED_IN',
  'OPERATOR_ADDED',
  'OPERATOR_RENEWED',
  'OPERATOR_DISABLED',
  'OPERATOR_ENABLED',
  'OPERATOR_KEY_ADDED',
  'OPERATOR_KEY_ENDED',
  'CLINIC_OPENED',
  'CLINIC_IMPORTED',
  'CLINIC_EXPORTED',
  'CLINIC_MOVED',
  'CLINIC_MOVED_BACK',
  'CLINIC_SUSPENDED',
  'CLINIC_RESUMED',
  'HOSTS_CHANGED',
  'QUOTAS_CHANGED',
  'OWNER_INVITED',
] as const
export type OperatorAction = (typeof operatorActions)[number]

export const operatorEntry = z.object({
  id: z.number().int(),
  at: moment,
  /** `null` for a command of the server. */
  by: z.string().nullable(),
  action: z.enum(operatorActions),
  clinicId: z.number().int().nullable(),
  clinicName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type OperatorEntry = z.infer<typeof operatorEntry>

export const operatorLogQuery = z.object({ page: paging.page, pageSize: paging.pageSize.default(50) })
export const operatorLogPage = listOf(operatorEntry)

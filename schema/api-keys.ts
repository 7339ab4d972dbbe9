import { z } from 'zod'
import { moment, typed } from './call-parts.ts'
import { apiScopeNames, type ApiScope } from './plain/api-scopes.ts'

export const apiScopes = Object.keys(apiScopeNames) as [ApiScope, ...ApiScope[]]
const scopes = z
  .array(z.enum(apiScopes))
  .min(1, '할 수 있는 일을 하나 이상 골라 주세요.')
  .refine((names) => new Set(names).size === names.length, '같은 일은 한 번만 적습니다.')

/** Days for which a key may hold; `null` for a key without end. */
export const apiKeyDays = [30, 90, 365] as const

export const newApiKey = z.object({
  name: typed(60).trim().min(1, '이름을 적어 주세요.').meta({ title: '이름' }),
  scopes: scopes.meta({ title: '할 수 있는 일' }),
  days: z.literal(apiKeyDays).nullable().default(365).meta({
    title: '쓸 수 있는 날',
    description: 'null이면 끊을 때까지 씁니다.',
  }),
})
export type NewApiKey = z.output<typeof newApiKey>

export const apiKey = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  hint: z.string().meta({ description: '키의 마지막 네 글자' }),
  createdBy: z.string(),
  isMakerDisabled: z.boolean().meta({ description: '만든 계정이 사용 중지되어 키도 멈췄으면 true' }),
  createdAt: moment,
  expiresAt: moment.nullable(),
  lastUsedAt: moment.nullable().meta({ description: '10분까지 늦을 수 있습니다.' }),
  revokedAt: moment.nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

export const madeApiKey = apiKey.extend({
  token: z.string().meta({
    description: 'authorization: Bearer 뒤에 적는 키. 이 답에만 있고 SHA-256으로 저장합니다.',
    example: 'dj_0Zk…',
  }),
})

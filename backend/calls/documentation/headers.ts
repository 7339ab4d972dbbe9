import type { Call } from '#api/call.ts'
import { isShared } from '#backend/calls/route/shared-answer.ts'

type Json = Record<string, unknown>
const text = { type: 'string' }

/** Headers of answers, as components. */
export const headers = {
  ETag: {
    description: '답의 검증자. if-none-match로 다시 보냅니다. RFC 9110',
    schema: text,
    example: 'W/"p1XkV0c9n3Qh2LrT8sYw7A"',
  },
  CacheControl: {
    description: '그대로 써도 되는 초. 시각이 지나면 저절로 바뀌는 답은 그때까지입니다. RFC 9111',
    schema: text,
    example: 'public, max-age=60',
  },
  RateLimitPolicy: {
    description: '한 주소에서 w초에 q번. draft-ietf-httpapi-ratelimit-headers',
    schema: text,
    example: '"address";q=20;w=60',
  },
  RateLimit: { description: 't초 동안 r번 남음', schema: text, example: '"address";r=19;t=60' },
  RetryAfter: { description: '이만큼의 초 뒤에 다시', schema: { type: 'integer' }, example: 42 },
}

const refer = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` })
const shared = { etag: refer('ETag'), 'cache-control': refer('CacheControl') }
const limits = { 'ratelimit-policy': refer('RateLimitPolicy'), ratelimit: refer('RateLimit') }

/** Headers of the answer to a success; none for most calls. */
export const successHeaders = (name: string, call: Call): { headers?: Json } => {
  const all = { ...(isShared(name, call) && shared), ...(call.rateLimit && limits) }
  return Object.keys(all).length > 0 ? { headers: all } : {}
}

/** Headers of the answer to too many requests. */
export const refusalHeaders = (call: Call): { headers: Json } => ({
  headers: { 'retry-after': refer('RetryAfter'), ...(call.rateLimit && limits) },
})

/** 304, to who has the answer of a shared call already. */
export const notModified = (name: string, call: Call): Json =>
  isShared(name, call)
    ? { 304: { description: 'if-none-match의 답이 그대로일 때, 본문 없음', headers: shared } }
    : {}

export const ifNoneMatch = {
  name: 'if-none-match',
  in: 'header',
  schema: text,
  example: headers.ETag.example,
}

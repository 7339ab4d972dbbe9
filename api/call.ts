import type { Role } from '#schema/accounts.ts'
import type { ApiScope } from '#schema/plain/api-scopes.ts'
import type { z } from 'zod'
import type { Tag } from './tags.ts'

/**
 * Callers that a call admits: anyone, a customer who is signed in at the partner's site (member or guest), a member, or an
 * account of the partner's console.
 */
export type Access = 'public' | 'customer' | 'member' | 'admin'

/** One line of the contract: everything validation, authorisation, limits and documentation need. */
export type Call = {
  summary: string
  /** True where pages of origins that the partner has registered may make a public call that is no GET. */
  isOpenToOthers?: true
  /** Details that the summary leaves out: the rule that the call keeps, and its source. */
  description?: string
  access: Access
  /** Roles whose accounts may make an `admin` call; those who write the site (`siteRoles`) unless told. */
  roles?: readonly Role[]
  /** Scope of the API keys that may make an `admin` call too; no key may unless told. */
  scope?: ApiScope
  tag: Tag
  query?: z.ZodObject
  params?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  /** The body is a picture's bytes, `content-type: image/…`, and no JSON. What it truly is its content tells. */
  rawBody?: 'image'
  /** Body of the 2xx answer; a call without one answers 204. */
  response?: z.ZodType
  /**
   * The answer is no JSON: a picture's bytes, an appointment as calendars take it (RFC 5545), a stream of events (WHATWG
   * HTML, "Server-sent events"), or a table (RFC 4180, UTF-8 with a BOM).
   */
  rawResponse?: 'image' | 'calendar' | 'events' | 'csv'
  /** The call also answers the same as CSV (RFC 4180, UTF-8 with a BOM), to who asks with `accept: text/csv`. */
  alternative?: 'csv'
  /** Status of success; 200 unless told. */
  status?: 200 | 201 | 204
  /** Problem statuses that are part of the call's meaning, each with when. */
  problems?: Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 422 | 429, string>>
  /** An open page makes it, with nobody at it: it prolongs no session of the console. */
  isByItself?: true
  /** A clinic that the operator has suspended may be written to by it all the same: it signs somebody in or out, or says who is there. */
  whileSuspended?: true
  /** An account that has yet to set up the second factor which its clinic requires may make it all the same. */
  whileSettingUp?: true
  /** Largest body in bytes; 64 KiB unless told. */
  bodyLimit?: number
  /** Requests allowed to one client address in a window of seconds. */
  rateLimit?: { points: number; seconds: number }
}

/** Roles that write the site: all but the desk. */
export const siteRoles = ['owner', 'manager', 'editor'] as const
/** Roles that decide what the public sees. */
export const publishingRoles = ['owner', 'manager'] as const
/** Everyone with an account. */
export const allRoles = ['owner', 'manager', 'editor', 'desk'] as const

/** How a sign-out names its session. */
export const namedSession =
  'sessionId는 로그인한 응답의 session-id 헤더입니다. 주면 그 세션만 끝내고, 요청이 그 뒤에 시작한 다른 세션의 것이면 끝내지 않고 409로 답합니다. 답을 받지 못한 로그아웃을 다시 보낼 때 씁니다.'

export const otherSession = 'sessionId가 이 요청의 세션이 아닐 때'

/** The answer to a caller who is not signed in. */
export const signedOut = { 401: '로그인하지 않았을 때' } as const

/** Beside the problems of a call that shows a contact. */
export const tooManyReveals = {
  429: '한 계정이 연락처를 한 시간에 100건, 하루에 400건보다 많이 볼 때(too-many-reveals)',
} as const

export function call<const C extends Call>(definition: C): C {
  return definition
}

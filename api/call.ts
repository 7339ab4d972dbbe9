import type { z } from 'zod'

/** Who may make a call. `admin`: a signed-in account of the partner's console. */
export type Access = 'public' | 'admin'

/** One line of the contract: everything validation, authorisation, limits and documentation need. */
export type Call = {
  summary: string
  /** What the summary leaves unsaid: the rule it keeps and its source. */
  description?: string
  access: Access
  tag: string
  query?: z.ZodObject
  params?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  /** Body of the 2xx answer; a call without one answers 204. */
  response?: z.ZodType
  /** Status of success; 200 unless told. */
  status?: 200 | 201 | 204
  /** Problem statuses that are part of the call's meaning, each with when. */
  problems?: Partial<Record<400 | 401 | 403 | 404 | 409 | 412 | 422 | 429, string>>
  /** Largest body in bytes; 64 KiB unless told. */
  bodyLimit?: number
  /** Requests allowed to one client address in a window of seconds. */
  rateLimit?: { points: number; seconds: number }
}

export function call<const C extends Call>(definition: C): C {
  return definition
}

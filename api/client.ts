import type { FieldError, Problem } from '#schema/problem.ts'
import type { z } from 'zod'
import type { Call } from './call.ts'
import type { CallName, Contract } from './contract.ts'

type Part<Name extends CallName, Key extends keyof Call> =
  Contract[Name] extends Record<Key, infer S extends z.ZodType> ? z.input<S> : never
type Field<Name extends CallName, Key extends 'query' | 'params' | 'body'> = [Part<Name, Key>] extends [never]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Part<Name, Key> }

/** What a call is given. `headers` are those the contract names, such as `if-match`. */
export type CallInput<Name extends CallName> = Field<Name, 'query'> &
  Field<Name, 'params'> &
  Field<Name, 'body'> & { headers?: Record<string, string>; signal?: AbortSignal | undefined }

/** The body of a call's success. */
export type CallOutput<Name extends CallName> = Contract[Name] extends { response: infer S extends z.ZodType }
  ? z.output<S>
  : undefined

export type ApiClient = {
  /** Makes a call of the contract. Throws `ApiError` for every failure, whatever its kind. */
  request<Name extends CallName>(
    name: Name,
    ...input: Record<string, never> extends CallInput<Name> ? [CallInput<Name>?] : [CallInput<Name>]
  ): Promise<CallOutput<Name>>
}

/** A failed call. `message` is Korean and may be shown. Source: spec section 8. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly errors: FieldError[]

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.message, options)
    this.status = problem.status
    this.code = problem.code
    this.errors = problem.errors ?? []
  }
}

const noAnswer: Problem = {
  status: 500,
  message: '알 수 없는 시스템 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  code: 'no-answer',
}

export type ApiClientOptions = {
  /** Where the API is: `/_api` in a browser, an absolute address or any base at all with a `fetch` of one's own. */
  baseUrl: string
  /** Sent as `product-origin`: the origin of the site, which says whose data is meant. */
  origin: string
  /** Headers for every call, such as a visitor's `cookie` where the server asks in their name. */
  headers?: Record<string, string>
  fetch?: (request: Request) => Promise<Response>
}

/** A client for one site. Holds no state, so one may be made for each request. Source: spec section 7. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = options.fetch ?? ((request: Request) => fetch(request))
  return {
    async request(name, ...[input]) {
      const response = await send(toRequest(options, name, (input ?? {}) as LooseInput)).catch(
        (cause: unknown) => {
          throw new ApiError(noAnswer, { cause })
        },
      )
      return (await readBody(response)) as CallOutput<typeof name>
    },
  }
}

type LooseInput = {
  query?: Record<string, unknown> | undefined
  params?: Record<string, unknown> | undefined
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
}

function toRequest(options: ApiClientOptions, name: string, input: LooseInput): Request {
  const [method = 'GET', template = '/'] = name.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(input.params?.[key])),
  )
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(key, String(value))
  }
  const url = new URL(`${options.baseUrl}${path}${query.size > 0 ? `?${query}` : ''}`, options.origin)
  const hasBody = input.body !== undefined
  return new Request(url, {
    method,
    headers: {
      'product-origin': options.origin,
      ...(hasBody && { 'content-type': 'application/json' }),
      ...options.headers,
      ...input.headers,
    },
    ...(hasBody && { body: JSON.stringify(input.body) }),
    ...(input.signal && { signal: input.signal }),
  })
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  let body: unknown
  try {
    body = text === '' ? undefined : JSON.parse(text)
  } catch (cause) {
    throw new ApiError({ ...noAnswer, status: response.ok ? 500 : response.status }, { cause })
  }
  if (response.ok) return body
  throw new ApiError({ ...noAnswer, ...(body as Partial<Problem>), status: response.status })
}

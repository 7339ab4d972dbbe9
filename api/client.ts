import type { z } from 'zod'
import { ApiError, noAnswer, toApiError } from './api-error.ts'
import type { Call } from './call.ts'
import type { CallName, Contract } from './contract.ts'

export { ApiError }

type Declared<Name extends CallName, Key extends keyof Call> =
  Contract[Name] extends Record<Key, infer S extends z.ZodType> ? z.input<S> : never
type Part<Name extends CallName, Key extends keyof Call> = [Key, Contract[Name]] extends [
  'body',
  { rawBody: 'image' },
]
  ? Blob
  : Declared<Name, Key>
type Field<Name extends CallName, Key extends 'query' | 'params' | 'body'> = [Part<Name, Key>] extends [never]
  ? { [K in Key]?: undefined }
  : Key extends 'query'
    ? MayBeLeftOut<Key, Part<Name, Key>>
    : undefined extends Part<Name, Key>
      ? { [K in Key]?: Part<Name, Key> }
      : { [K in Key]: Part<Name, Key> }
/** A query all of whose values may be left out may be left out itself. */
type MayBeLeftOut<Key extends string, Value> =
  Record<never, never> extends Value ? { [K in Key]?: Value | undefined } : { [K in Key]: Value }

type Options = {
  /** Those the contract names, such as `if-match`. */
  headers?: Record<string, string>
  /** A session's token where no cookie carries it. It goes as `authorization`. */
  token?: string | undefined
  /** Aborts the call. */
  signal?: AbortSignal | undefined
}

/** Input of a call. */
export type CallInput<Name extends CallName> = Field<Name, 'query'> &
  Field<Name, 'params'> &
  Field<Name, 'body'> &
  Options

/** Token that a call may bring besides its body, from the answer's `authorization` header. */
type Brought<Name extends CallName> = Name extends `GET ${string}` ? unknown : { token?: string }

/** The body of a call's success; a `Blob` where that is a file. */
export type CallOutput<Name extends CallName> = Contract[Name] extends { rawResponse: string }
  ? Blob
  : Contract[Name] extends { response: infer S extends z.ZodType }
    ? z.output<S> & Brought<Name>
    : undefined

export type ApiClient = {
  /**
   * Makes a call of the contract. Throws `ApiError` for every failure, whatever its kind, and the signal's reason where
   * that gave up.
   */
  request<Name extends CallName>(
    name: Name,
    ...input: Record<string, never> extends CallInput<Name> ? [CallInput<Name>?] : [CallInput<Name>]
  ): Promise<CallOutput<Name>>
}

export type ApiClientOptions = {
  /** Base of the API: `/_api` in a browser, an absolute address, or any base at all with a `fetch` of one's own. */
  baseUrl: string
  /** Sent as `product-origin`: the origin of the site, which says whose data is meant. */
  origin: string
  /** Headers for every call, such as a visitor's `cookie` where the server asks in their name. */
  headers?: Record<string, string>
  fetch?: (request: Request) => Promise<Response>
  /**
   * Time in ms after which a call without an answer has failed; a file's has six times as long. Without it a call waits
   * as long as it takes.
   */
  patience?: number
  /** Is given the headers of every answer: a browser reads the time from them. */
  onAnswer?: (headers: Headers) => void
}

/** A client for one site. Holds no state, so one may be made for each request. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = options.fetch ?? ((request: Request) => fetch(request))
  return {
    async request(name, ...[given]) {
      const input = (given ?? {}) as LooseInput
      const wait = startWait(options.patience, input)
      try {
        const response = await send(toRequest(options, name, { ...input, signal: wait.signal }))
        options.onAnswer?.(response.headers)
        return (await readBody(response)) as CallOutput<typeof name>
      } catch (cause) {
        if (cause instanceof ApiError) throw cause
        throw input.signal?.aborted ? input.signal.reason : noAnswer(cause, wait.signal?.aborted === true)
      } finally {
        wait.end()
      }
    },
  }
}

type LooseInput = {
  query?: Record<string, unknown> | undefined
  params?: Record<string, unknown> | undefined
  body?: unknown
} & Options

/** Starts the wait for an answer. Its signal is aborted with the caller's, or when the answer is late. */
function startWait(patience: number | undefined, { signal, body }: LooseInput) {
  if (patience === undefined) return { signal, end: () => {} }
  // `AbortSignal.any` and `AbortSignal.timeout` are younger than some browsers here.
  const control = new AbortController()
  const abort = () => control.abort()
  const timer = setTimeout(abort, body instanceof Blob ? patience * 6 : patience)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  return {
    signal: control.signal,
    end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    },
  }
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
  const { body } = input
  const hasBody = body !== undefined
  // A picture's bytes go as they are, called what the browser calls them.
  const isRaw = body instanceof Blob
  return new Request(url, {
    method,
    // A browser asks whether what it keeps still holds, so that what a clinic changes is seen at once.
    cache: 'no-cache',
    headers: {
      'product-origin': options.origin,
      ...(hasBody && { 'content-type': isRaw ? body.type : 'application/json' }),
      ...(input.token && { authorization: `Bearer ${input.token}` }),
      ...options.headers,
      ...input.headers,
    },
    ...(hasBody && { body: isRaw ? body : JSON.stringify(body) }),
    ...(input.signal && { signal: input.signal }),
  })
}

/** Answer of a call with a `rawResponse`. */
const isFile = /^(image\/|text\/(calendar|csv))/

async function readBody(response: Response): Promise<unknown> {
  if (response.ok && isFile.test(response.headers.get('content-type') ?? '')) return response.blob()
  const text = await response.text()
  let body: unknown
  try {
    body = text === '' ? undefined : JSON.parse(text)
  } catch (cause) {
    if (response.ok) throw cause
  }
  if (!response.ok) throw toApiError(response.status, body)
  const token = response.headers.get('authorization')?.replace(/^Bearer /i, '')
  return token ? { ...(body as object), token } : body
}

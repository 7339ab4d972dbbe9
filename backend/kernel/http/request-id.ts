import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { continueTrace, traceHeader, traceIdOf } from './trace.ts'

/** Header that carries the request id, in requests and answers. */
export const requestIdHeader = 'x-request-id'

/** The two ids of a request: the request id, which can be read out on the phone, and the trace. */
class RequestIds {
  readonly id: string
  readonly #given: string | undefined
  #traceparent: string | undefined

  constructor(id: string, given: string | undefined) {
    this.id = id
    this.#given = given
  }

  /** Made when first read, because most requests write no line to the log and call no other server. */
  get traceparent(): string {
    return (this.#traceparent ??= continueTrace(this.#given))
  }
}

const current = new AsyncLocalStorage<RequestIds>()

/**
 * Runs the work of a request under its request id, as part of the trace that `traceparent` names. This holds for calls
 * of the API in this process too.
 */
export const withRequestId = <T>(id: string, work: () => T, traceparent?: string): T =>
  current.run(new RequestIds(id, traceparent), work)

/** The id of the request that is under way; nothing outside a request. */
export const requestId = (): string | undefined => current.getStore()?.id

/** The ids of the current request, as fields of a line in the log. */
export function idsForLog(): { requestId?: string; traceId?: string } {
  const ids = current.getStore()
  return ids ? { requestId: ids.id, traceId: traceIdOf(ids.traceparent) } : {}
}

/** Headers that pass the ids of the current request on to another server. */
export function idsAsHeaders(): Record<string, string> {
  const ids = current.getStore()
  return ids ? { [requestIdHeader]: ids.id, [traceHeader]: ids.traceparent } : {}
}

export type KeptIds = { requestId: string | null; traceparent: string | null }

/** The ids of the current request, for a row of an outbox. */
export function idsForRow(): KeptIds {
  const ids = current.getStore()
  return { requestId: ids?.id ?? null, traceparent: ids?.traceparent ?? null }
}

/** Does the work of a row under the ids of the request that wrote it, or without ids if no request wrote it. */
export const withIdsOfRow = <T>(
  { request_id: id, traceparent }: { request_id: string | null; traceparent: string | null },
  work: () => T,
): T => (id === null ? work() : withRequestId(id, work, traceparent ?? undefined))

/** A new id: short enough to be read out on the phone. */
export const newRequestId = (): string => randomBytes(8).toString('hex')

/** Returns whether an id of somebody else's may be taken over: it goes into the log and onto pages. */
export const isRequestId = (given: unknown): given is string =>
  typeof given === 'string' && /^[\w.-]{8,128}$/.test(given)

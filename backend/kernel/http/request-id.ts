import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Header that carries the request id, in requests and answers. */
export const requestIdHeader = 'x-request-id'

const current = new AsyncLocalStorage<string>()

/** Runs the work of a request. All that it does, calls of the API in this process too, has the id. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work)

/** The id of the request that is under way; nothing outside a request. */
export const requestId = (): string | undefined => current.getStore()

/** A new id: short enough to be read out on the phone. */
export const newRequestId = (): string => randomBytes(8).toString('hex')

/** Returns whether an id of somebody else's may be taken over: it goes into the log and onto pages. */
export const isRequestId = (given: unknown): given is string =>
  typeof given === 'string' && /^[\w.-]{8,128}$/.test(given)

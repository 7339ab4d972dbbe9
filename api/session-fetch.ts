import { createSessionRecord, type SessionRecord } from './session-record.ts'

type SessionOptions = {
  /** Key of the browser's storage: pages that share a cookie share it. */
  key: string
  /** `null` where the session lives no longer than the document. */
  storage: (() => Storage) | null
  /** Paths of the calls that begin a session, and of the one that ends it. */
  begins: RegExp
  ends: RegExp
  fetch?: (request: Request) => Promise<Response>
}

type Listener = {
  /** A call that begins a session is about to be sent. */
  begins(): void
  /** One has begun in place of the session that was being ended. */
  begun(): void
}

export type SessionFetch = {
  record: SessionRecord
  /** The `fetch` of the clients that share the cookie. */
  fetch(request: Request): Promise<Response>
  /** Counts the session as one that is being ended. */
  leave(): void
  hear(listener: Listener): void
}

/** A customer's session, which the site and its booking widget share. */
export const customerSession = {
  key: 'danjang-session',
  begins: /\/(?:api\/(?:signin|signup|guest-signin)|access-tokens)$/,
  ends: /\/customer\/logout$/,
}

/**
 * Sends the requests of clients as a sign-out that is not confirmed lets them (`sign-out.ts`): without the cookie, but
 * for the calls that begin or end a session. Notes the session of each answer.
 */
export function createSessionFetch(options: SessionOptions): SessionFetch {
  const { key, storage, begins, ends, fetch: given = (one: Request) => fetch(one) } = options
  const record = createSessionRecord(key, storage)
  let listener: Listener | undefined

  return {
    record,
    leave: () => record.write({ ...record.read(), isEnding: true }),
    hear: (one) => (listener = one),
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const { isEnding } = record.read()
      const isBeginning = request.method === 'POST' && begins.test(pathname)
      const isEnd = request.method !== 'GET' && !isBeginning && ends.test(pathname)
      if (isBeginning) listener?.begins()
      // A sign-out goes on though its window is closed.
      const how: RequestInit | undefined = isEnd
        ? { keepalive: true }
        : isEnding && !isBeginning
          ? { credentials: 'omit' }
          : undefined
      const response = await given(how ? new Request(request, how) : request)
      record.note(response.headers.get('session-id'), request.method !== 'GET')
      if (isEnding && !record.read().isEnding) listener?.begun()
      return response
    },
  }
}

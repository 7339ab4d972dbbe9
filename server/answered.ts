import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Purpose of a request; `refused` has no handler. `stream` goes on for as long as somebody listens. */
export type RequestKind =
  | 'page'
  | 'page-data'
  | 'api'
  | 'stream'
  | 'picture'
  | 'app'
  | 'health'
  | 'trial'
  | 'operator'
  | 'refused'

/** A request that is over. */
export type Answered = {
  kind: RequestKind
  request: IncomingMessage
  response: ServerResponse
  /** The client has gone before the answer was sent. */
  isAborted: boolean
  milliseconds: number
  /** Bytes of the answer on the wire, its head included. */
  bytes: number
}

export type Observer = (answered: Answered) => void

/** A request as it is known so far; `kind` is set once its handler is found. */
export type Watched = { kind: RequestKind }

/** Has observers told, within the request, once it is over. */
export function watchRequest(
  request: IncomingMessage,
  response: ServerResponse,
  observers: readonly Observer[],
): Watched {
  const watched: Watched = { kind: 'refused' }
  if (observers.length === 0) return watched
  const began = performance.now()
  const { socket } = request
  const before = socket.bytesWritten
  const tell = () => {
    const isStream = response.getHeader('content-type')?.toString().startsWith('text/event-stream')
    const answered: Answered = {
      kind: isStream ? 'stream' : watched.kind,
      request,
      response,
      isAborted: !response.writableFinished,
      milliseconds: performance.now() - began,
      bytes: socket.bytesWritten - before,
    }
    for (const observe of observers) observe(answered)
  }
  response.once('close', AsyncResource.bind(tell))
  return watched
}

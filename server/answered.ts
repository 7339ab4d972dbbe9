import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Kind of a request. `refused` has no handler; `stream` lasts as long as the client listens. */
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

/** A finished request. */
export type Answered = {
  kind: RequestKind
  request: IncomingMessage
  response: ServerResponse
  /** True if the client left before the answer was sent. */
  isAborted: boolean
  milliseconds: number
  /** Bytes of the answer on the wire, with its headers. */
  bytes: number
}

export type Observer = (answered: Answered) => void

/** A request under way. `kind` is set once its handler is found. */
export type Watched = { kind: RequestKind }

/** Calls the observers once the request is over, under its ids. */
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

import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { TrustProxy } from '#backend/kernel/http/forwarded.ts'
import {
  idsAsHeaders,
  isRequestId,
  newRequestId,
  requestIdHeader,
  withRequestId,
} from '#backend/kernel/http/request-id.ts'
import { traceAnswerHeader, traceHeader } from '#backend/kernel/http/trace.ts'
import { operatorApiBase } from '#backend/operation/operator/create-operator-backend.ts'
import { watchRequest, type Observer, type RequestKind, type Watched } from '../answered.ts'
import { sendError } from '../error-answer.ts'
import type { Failures } from '../failures.ts'
import { countHosts, isHttps, requestOrigin, takeForwarded, toOriginForm } from '../origin.ts'
import { transportSecurity } from '../security-headers.ts'
import type { SiteDirectory } from '../cache/site-directory.ts'
import { isTrial } from './trial-handler.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

export type AnswerOptions = {
  directory: Pick<SiteDirectory, 'known' | 'find'>
  fail: Failures
  trustProxy: TrustProxy
  /** Host of the operator's console, where there is one. */
  operatorHost?: string | undefined
  /** True for paths that `handlers.app` answers. Any other path but the API's is a page of a site. */
  ownsPath: (path: string) => boolean
  /** Called with each request once it is over. */
  observers?: readonly Observer[]
  handlers: {
    api: Handler
    app: Handler
    page: Handler
    trial: Handler
    operator?: Handler | undefined
    /** Answers for the sources, in development. */
    vite?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined
  }
}

/**
 * Makes the listener of the server. It gives each request its request id, trace and host, and leads it to its handler.
 * Request id and trace come from a trusted proxy that sends them. Else they are new.
 */
export function createAnswer(options: AnswerOptions): RequestListener {
  const { directory, fail, trustProxy, operatorHost, ownsPath, observers = [] } = options

  return (request, response) => {
    const isProxys = trustProxy(request.socket.remoteAddress ?? 'closed', 0)
    const given: IncomingHttpHeaders = isProxys ? request.headers : {}
    const givenId = given[requestIdHeader]
    const id = isRequestId(givenId) ? givenId : newRequestId()
    response.setHeader(requestIdHeader, id)
    const trace = given[traceHeader]?.toString()
    const work = () => {
      if (trace !== undefined) response.setHeader(traceAnswerHeader, idsAsHeaders()[traceHeader] ?? '')
      void begin(request, response, watchRequest(request, response, observers))
    }
    withRequestId(id, work, trace)
  }

  function begin(request: IncomingMessage, response: ServerResponse, watched: Watched): void | Promise<void> {
    const hosts = countHosts(request)
    toOriginForm(request)
    const forwardedHost = takeForwarded(request, trustProxy)
    if (hosts > 1) return sendError(response, 400)
    if (!forwardedHost || forwardedHost === request.headers.host) return lead(request, response, watched)
    const decide = (isOurs: boolean) => {
      if (!isOurs) request.headers.host = forwardedHost
      lead(request, response, watched)
    }
    const known = knows(request)
    return typeof known === 'boolean' ? decide(known) : known.then(decide)
  }

  /** A forwarded host counts only where the host itself has no site: most proxies pass a forged one on. */
  function knows(request: IncomingMessage): boolean | Promise<boolean> {
    const origin = requestOrigin(request)
    if (!origin) return false
    if (isOperators(origin)) return true
    const known = directory.known(origin)
    if (known !== undefined) return known !== null
    return directory.find(origin).then(
      (site) => site !== null,
      () => false,
    )
  }

  function isOperators(origin: string): boolean {
    return new URL(origin).hostname === operatorHost
  }

  function lead(request: IncomingMessage, response: ServerResponse, watched: Watched): void {
    const origin = requestOrigin(request)
    if (!origin) return sendError(response, 400)
    if (isHttps(request)) response.setHeader(...transportSecurity)
    const { operator, vite } = options.handlers
    const path = pathOf(request)
    const isForOperator = operator !== undefined && isOperators(origin)
    const [kind, handler] = isForOperator ? (['operator', operator] as const) : choose(request)
    watched.kind = kind
    const handle = async () => {
      try {
        await handler(request, response)
      } catch (error) {
        const { status, ...details } = fail(error, 'server')
        sendError(response, status, details)
      }
    }
    if (vite && isOfSources(path, isForOperator)) vite(request, response, () => void handle())
    else void handle()
  }

  /** Returns whether Vite is asked first, in development. Addresses of the console's sources begin as its own do. */
  function isOfSources(path: string, isForOperator: boolean): boolean {
    if (isForOperator) return !path.startsWith(operatorApiBase)
    return !isApiPath(path) && (!ownsPath(path) || path.startsWith('/admin/'))
  }

  /** Returns the kind of a request, and its handler. */
  function choose(request: IncomingMessage): readonly [RequestKind, Handler] {
    const { api, app, page, trial } = options.handlers
    const path = pathOf(request)
    if (isApiPath(path)) return ['api', api]
    if (ownsPath(path)) return [kindsOfApp[path.split('/', 2)[1] ?? ''] ?? 'app', app]
    if (request.method === 'GET' || request.method === 'HEAD')
      return [path === '/_page' ? 'page-data' : 'page', page]
    return isTrial(request) ? ['trial', trial] : ['refused', refuseMethod]
  }
}

/** Kinds of the application's own paths, by first segment. */
const kindsOfApp: Partial<Record<string, RequestKind>> = {
  _image: 'picture',
  _files: 'picture',
  healthz: 'health',
  readyz: 'health',
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] as string

const isApiPath = (path: string) => path === '/_api' || path.startsWith('/_api/')

const refuseMethod: Handler = (_request, response) =>
  response.writeHead(405, { allow: 'GET, HEAD', 'content-length': '0' }).end()

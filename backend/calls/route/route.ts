import type { TrustProxy } from '#backend/kernel/http/forwarded.ts'
import type { Call } from '#api/call.ts'
import type { CallName } from '#api/contract.ts'
import { contract } from '#api/contract.ts'
import type { Context } from 'hono'
import type { CallContext, DraftViewer, Handler, RawAnswer } from './call-context.ts'
import { requireAccess } from '#backend/kernel/http/access.ts'
import { readClient } from './client.ts'
import { refuseCrossSite } from './cross-site.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { isOpenToOthers, registeredOrigin } from './other-sites.ts'
import { sessionOver, setUpFirst, signInFirst, suspended } from '#backend/kernel/http/problem.ts'
import { createRateLimit, tooMany } from '#backend/kernel/http/rate-limit.ts'
import { readBody, readImageBody } from './read-body.ts'
import { findPartner } from '#backend/clinic/partners/hosts.ts'
import { requirePreviewLink } from '#backend/publishing/preview-links/preview-links.ts'
import type { SignedInCustomer } from '#backend/people/customers/customer-sessions.ts'
import { findCustomer } from '#backend/people/customers/customer-sessions.ts'
import { isApiKey, requireApiKey } from '#backend/people/api-keys/find-key.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'
import { findAccount } from '#backend/people/accounts/sessions.ts'
import { bearerToken, cookieToken, knownBrowser, sessionTransport } from './session-cookie.ts'
import { isShared, sharedAnswer } from './shared-answer.ts'
import type { SharedLimits } from './shared-limits.ts'
import { validate } from '#backend/kernel/http/validate.ts'

/** Bytes of a body, where the contract says nothing. */
const defaultBodyLimit = 64 * 1024

export type AppEnv = {
  Bindings: { address: string | undefined }
  Variables: { partnerId: number; call: CallName; openTo: string | undefined; limits: Record<string, string> }
}
/** Options of every call. */
export type RouteOptions = { database: Database; trustProxy: TrustProxy; sharedLimits: SharedLimits }
type Route = { method: string; path: string; handle: (context: Context<AppEnv>) => Promise<Response> }

/**
 * Makes the route of a call of the contract, which is the only way to make one: partner, rate limit, cross-site check,
 * access, body limit and validation all come from the call's line, in this order, before the handler runs.
 */
export function implement<Name extends CallName>(
  { database, trustProxy, sharedLimits }: RouteOptions,
  name: Name,
  handler: Handler<Name>,
  /** Parameters that the route itself has settled: they are no part of its path. */
  settled: Record<string, string> = {},
): Route {
  const call: Call = contract[name]
  const [method = '', template = ''] = name.split(' ')
  const limit = createRateLimit(call)
  const isOpen = isOpenToOthers(name)
  const isPublicRead = method === 'GET' && call.access === 'public' && !call.rateLimit

  async function handle(context: Context<AppEnv>): Promise<Response> {
    const request = context.req.raw
    context.set('call', name)
    const client = readClient(request, context.env.address, trustProxy)
    const partner = await findPartner(database, request, client.host)
    context.set('partnerId', partner.partnerId)
    if (isOpen) context.set('openTo', await registeredOrigin(database, partner.partnerId, request, client))
    const { headers: limits, refusal } = await limit(partner.partnerId, client.key)
    context.set('limits', limits)
    if (refusal !== undefined) tooMany(refusal)
    if (isPublicRead) await sharedLimits.countRead(partner.partnerId, client)
    refuseCrossSite(request, client, call)
    if (partner.isSuspended && method !== 'GET' && !call.whileSuspended)
      throw suspended(call.access === 'admin')

    const headers = new Headers({ 'cache-control': 'no-store' })
    const session = sessionTransport(request, 'admin', client.isHttps, headers)
    const findSignedIn = once(async () =>
      session.token
        ? findAccount(database, partner.partnerId, session.token, { prolongs: !call.isByItself })
        : null,
    )
    const bearer = bearerToken(request)
    const byKey = isApiKey(bearer)
      ? once(async () => {
          await sharedLimits.countKey(bearer)
          return requireApiKey(database, partner.partnerId, bearer)
        })
      : undefined
    const account = async (): Promise<Account> => {
      const found = await (byKey ?? findSignedIn)()
      if (!found) throw signInFirst()
      refuseWithoutFactor(found, call)
      return found
    }
    const draftViewer = once(async (): Promise<DraftViewer> => {
      const signedIn = await findSignedIn()
      if (signedIn) {
        refuseWithoutFactor(signedIn, call)
        return {}
      }
      const token = cookieToken(request, 'preview', client.isHttps)
      if (token === undefined) throw signInFirst()
      return { link: { token, until: await requirePreviewLink(database, partner.partnerId, token) } }
    })
    const customerSession = sessionTransport(request, 'customer', client.isHttps, headers)
    const visitor = once(async (): Promise<SignedInCustomer | null> => {
      const { token } = customerSession
      if (token === undefined) return null
      const found = await findCustomer(database, partner.partnerId, token)
      if (!found && method !== 'GET') {
        customerSession.send(null)
        throw sessionOver(headers.getSetCookie()[0])
      }
      return found
    })
    const customer = async () => {
      const found = await visitor()
      if (!found) throw signInFirst()
      return found
    }
    await requireAccess(call, { account, customer })

    const { browser, setCookie } = knownBrowser(request, client.isHttps)
    const read = call.rawBody ? readImageBody : readBody
    const body = await read(request, call.bodyLimit ?? defaultBodyLimit)
    const answer = await handler({
      partner,
      query: call.query && validate('query', call.query, readQuery(context)),
      params: call.params && validate('params', call.params, { ...context.req.param(), ...settled }),
      headers: call.headers && validate('headers', call.headers, context.req.header()),
      body: call.rawBody ? body : call.body && validate('body', call.body, body),
      account,
      draftViewer,
      session,
      customer,
      visitor,
      customerSession,
      client: client.key,
      origin: `${client.isHttps ? 'https' : 'http'}://${client.host}`,
      browser,
      userAgent: request.headers.get('user-agent') ?? '',
    } as CallContext<Name>)
    const known = setCookie()
    if (known) headers.append('set-cookie', known)
    if (call.rawResponse) return sendRaw(answer as RawAnswer, headers)
    if (call.alternative && isRawAnswer(answer)) return sendRaw(answer, headers)
    if (!call.response) return new Response(null, { status: 204, headers })
    const provesNothing =
      bearer === undefined &&
      session.token === undefined &&
      customerSession.token === undefined &&
      cookieToken(request, 'preview', client.isHttps) === undefined
    if (isShared(name, call) && provesNothing) return sharedAnswer(request, answer, headers)
    headers.set('content-type', 'application/json')
    return new Response(JSON.stringify(answer), { status: call.status ?? 200, headers })
  }

  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => settled[key] ?? `:${key}`)
  return { method, path, handle }
}

/** Refuses (403) an account that lacks the second factor which its clinic requires, once its grace is over. */
function refuseWithoutFactor({ key, setUpTwoFactorBy: by }: Account, call: Call): void {
  if (by && !key && !call.whileSettingUp && new Date(by) <= new Date()) throw setUpFirst()
}

const isRawAnswer = (answer: unknown): answer is RawAnswer =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && answer.bytes instanceof Uint8Array

/**
 * A name that is repeated is its values joined by commas, as lists are written (OpenAPI 3.1, `explode`). A name without a
 * value is as good as none: `?from=&to=` is what a form sends whose fields nobody filled.
 */
function readQuery({ req }: Context): Record<string, string> {
  const lists = req.queries()
  // A loop: entries there and back take a few microseconds of every call.
  const query: Record<string, string> = Object.create(null)
  for (const name in lists) {
    const value = lists[name]?.join() ?? ''
    if (value !== '') query[name] = value
  }
  return query
}

function sendRaw({ bytes, mime, cacheControl, fileName }: RawAnswer, headers: Headers): Response {
  headers.set('content-type', mime)
  headers.set('x-content-type-options', 'nosniff')
  if (bytes instanceof Uint8Array) headers.set('content-length', String(bytes.byteLength))
  if (cacheControl) headers.set('cache-control', cacheControl)
  // Shown by what can show it: a phone then offers to put an appointment into its calendar.
  if (fileName) headers.set('content-disposition', `inline; filename="${fileName}"`)
  return new Response(bytes as BodyInit, { headers })
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= work())
}

import type { Call } from '#api/call.ts'
import type { CallName } from '#api/contract.ts'
import { contract } from '#api/contract.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { findPartner } from '#backend/clinic/partners/hosts.ts'
import { getPartner } from '#backend/clinic/partners/partners.ts'
import type { Client } from './client.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'

/*
 * Pages of other sites, whose origins the partner has registered. A browser asks before they write, and lets them read
 * an answer only where it names their origin (Fetch, "CORS protocol"). They never come with cookies: no answer allows
 * credentials, so what such a page does it does in nobody's name.
 */

/** Returns whether pages of registered origins may make a call: any public GET, and what the contract opens to them. */
export const isOpenToOthers = (name: CallName): boolean => {
  const call: Call = contract[name]
  return call.access === 'public' && (name.startsWith('GET ') || call.isOpenToOthers === true)
}

/** Request headers that such a page may send. */
const allowedHeaders = ['content-type', 'guest-id', 'idempotency-key', 'if-none-match', 'product-origin']
/** Seconds for which a browser remembers that it may: an origin that is taken back is refused by then. */
const remembered = 600

/** The origin of another site that a request comes from, where the partner lets it in. */
export async function registeredOrigin(
  database: Database,
  partnerId: number,
  request: Request,
  { host, isHttps }: Client,
): Promise<string | undefined> {
  const origin = request.headers.get('origin')
  if (!origin?.startsWith('https://') || origin === `${isHttps ? 'https' : 'http'}://${host}`)
    return undefined
  const { allowedOrigins } = await getPartner(database, partnerId)
  return allowedOrigins.includes(origin) ? origin : undefined
}

/** Lets the pages of an origin read an answer. */
export function openTo(origin: string | undefined, response: Response): Response {
  if (origin !== undefined) {
    response.headers.set('access-control-allow-origin', origin)
    response.headers.set(
      'access-control-expose-headers',
      'etag, ratelimit, ratelimit-policy, retry-after, x-request-id',
    )
    if (!/(^|, )origin/.test(response.headers.get('vary') ?? '')) response.headers.append('vary', 'origin')
  }
  return response
}

/** Returns whether a browser asks what a page of another site may do. Source: Fetch, "CORS-preflight request". */
export const isPreflight = ({ method, headers }: Request) =>
  method === 'OPTIONS' && headers.has('origin') && headers.has('access-control-request-method')

/**
 * Answers a browser that asks for a page of another site whether it may make calls of these methods. Throws 403 for an
 * origin that the partner has not registered.
 */
export async function answerPreflight(
  database: Database,
  request: Request,
  client: Client,
  methods: readonly string[],
): Promise<Response> {
  const { partnerId } = await findPartner(database, request, client.host)
  const origin = await registeredOrigin(database, partnerId, request, client)
  if (origin === undefined) {
    throw new ProblemError(
      403,
      'cross-site',
      '등록하지 않은 사이트에서 보낸 요청은 받지 않습니다. 콘솔의 설정 › 허용 사이트에 등록해 주세요.',
    )
  }
  return openTo(
    origin,
    new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': allowedHeaders.join(', '),
        'access-control-max-age': String(remembered),
        'cache-control': 'no-store',
      },
    }),
  )
}

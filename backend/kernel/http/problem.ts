import type { Role } from '#schema/accounts.ts'
import { apiScopeNames, type ApiScope } from '#schema/plain/api-scopes.ts'
import { roleNames } from '#schema/plain/role-names.ts'
import type { FieldError, Problem } from '#schema/problem.ts'
import { requestId } from './request-id.ts'

/**
 * A failure that is part of a call's meaning; `message` is Korean and is shown. Source: docs/product.md, E1; RFC 9457.
 */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly problem: Problem
  readonly headers: Record<string, string>
  /** Names in the message that the clinic has chosen: no rewording changes them. */
  readonly names: readonly string[]

  constructor(
    status: number,
    code: string,
    message: string,
    more: {
      errors?: FieldError[]
      headers?: Record<string, string>
      names?: readonly string[]
      nextAvailable?: Problem['nextAvailable']
      reservations?: Problem['reservations']
      offers?: Problem['offers']
      overrides?: Problem['overrides']
      validUntil?: Problem['validUntil']
    } = {},
  ) {
    super(message)
    const { errors, nextAvailable, reservations, offers, overrides, validUntil } = more
    this.problem = {
      status,
      message,
      code,
      ...(errors && { errors }),
      ...(nextAvailable !== undefined && { nextAvailable }),
      ...(reservations && { reservations }),
      ...(offers && { offers }),
      ...(overrides && { overrides }),
      ...(validUntil !== undefined && { validUntil }),
    }
    this.headers = more.headers ?? {}
    this.names = more.names ?? []
  }
}

export const notFound = (message: string, code = 'not-found') => new ProblemError(404, code, message)
/** The partner of the request's host is not there. */
export const unknownHost = () => notFound('이 주소의 병원이 없습니다.', 'unknown-host')
export const membersOnly = () => new ProblemError(403, 'members-only', '회원만 이용할 수 있습니다.')
export const notYourRole = (roles: readonly Role[]) =>
  new ProblemError(
    403,
    'role',
    `이 일을 할 권한이 없습니다. ${roles.map((role) => roleNames[role]).join(', ')}만 할 수 있습니다.`,
  )
/** The clinic requires a second factor, its grace is over, and the account has none. */
export const setUpFirst = () =>
  new ProblemError(
    403,
    'two-factor-required',
    '이 병원은 2단계 인증을 요구합니다. 인증 앱이나 패스키를 먼저 등록해 주세요.',
  )
/** The operator has stopped the clinic's site: nothing is written there, by nobody. */
export const suspended = (isOfConsole: boolean) =>
  isOfConsole
    ? new ProblemError(
        403,
        'suspended',
        '운영사가 이 병원의 사이트를 멈추었습니다. 볼 수는 있지만 바꿀 수는 없습니다. 운영사에 문의해 주세요.',
      )
    : new ProblemError(
        503,
        'suspended',
        '지금은 이 병원의 온라인 예약과 접수를 쉬고 있습니다. 병원에 직접 문의해 주세요.',
      )
/** An API key made a call that its scopes do not open; some calls no key opens. */
export const outsideScopes = (scope: ApiScope | undefined) =>
  new ProblemError(
    403,
    'scope',
    scope
      ? `이 API 키로는 할 수 없습니다. ${scope}(${apiScopeNames[scope]})를 고른 키가 있어야 합니다.`
      : 'API 키로는 할 수 없는 일입니다. 콘솔에 로그인해 주세요.',
  )
/** A sign-out named a session that is not the one it came with. */
export const otherSession = () =>
  new ProblemError(409, 'other-session', '그 로그인은 이미 끝났고, 지금은 다른 로그인입니다.')
export const signInFirst = () => new ProblemError(401, 'signed-out', '로그인이 필요합니다.')

/** A write came with a token of a session that is over, or never was: nothing is done in nobody's name instead. */
export const sessionOver = (setCookie: string | undefined) =>
  new ProblemError(401, 'session-over', '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.', {
    ...(setCookie !== undefined && { headers: { 'set-cookie': setCookie } }),
  })

/** Makes the answer of a problem, with the id of the request. */
export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ ...problem, requestId: requestId() }), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  })
}

import type { FieldError, Problem } from '#schema/problem.ts'

/** A failed call. `message` is Korean and may be shown. Source: docs/product.md, E1. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly errors: FieldError[]
  /** The next free time, where somebody else has taken the wanted one (409). */
  readonly nextAvailable: Problem['nextAvailable']

  /** Reservations in a time that a change would close (409). */
  readonly reservations: NonNullable<Problem['reservations']>

  /** Times that are kept for who waits, which a change would close (409). */
  readonly offers: NonNullable<Problem['offers']>

  /** Rules that a booking of the desk would override (409). */
  readonly overrides: NonNullable<Problem['overrides']>

  /** Moment at which a missing thing will appear (404), in ISO 8601. */
  readonly validUntil: string | undefined

  /** Id of the request: the server's log has an unforeseen failure under it. */
  readonly requestId: string | undefined

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.message, options)
    this.status = problem.status
    this.code = problem.code
    this.errors = problem.errors ?? []
    this.nextAvailable = problem.nextAvailable
    this.reservations = problem.reservations ?? []
    this.offers = problem.offers ?? []
    this.overrides = problem.overrides ?? []
    this.validUntil = problem.validUntil
    this.requestId = problem.requestId
  }
}

const unknownFailure = '알 수 없는 시스템 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'
const late = '응답이 늦어지고 있습니다. 연결을 확인하고 다시 시도해 주세요.'
const offline = '인터넷 연결이 끊겼습니다. 연결을 확인하고 다시 눌러 주세요.'

/** Error of a call that got no answer, or none that can be read. Names the cause where it is known. Source: docs/product.md, E1. */
export function noAnswer(cause: unknown, isLate: boolean): ApiError {
  const [code, message] = isOffline()
    ? ['offline', offline]
    : isLate
      ? ['late', late]
      : ['no-answer', unknownFailure]
  return new ApiError({ status: 500, code, message }, { cause })
}

// A server has no `onLine`.
const isOffline = () => globalThis.navigator?.onLine === false

/**
 * The error of an answer that is no success. The message is the server's translated text, else the first of its list of
 * messages, else its message; the code is its code, else its message as it came. Source: docs/product.md, E1.
 */
export function toApiError(status: number, body: unknown): ApiError {
  const said = (typeof body === 'object' ? body : null) as Record<string, unknown> | null
  const message = text([said?.message].flat()[0])
  return new ApiError({
    status,
    message: text(said?.translatedMessage) ?? message ?? unknownFailure,
    code: text(said?.code) ?? message ?? 'no-answer',
    ...(Array.isArray(said?.errors) && { errors: said.errors as FieldError[] }),
    ...(Array.isArray(said?.reservations) && {
      reservations: said.reservations as NonNullable<Problem['reservations']>,
    }),
    ...(Array.isArray(said?.offers) && { offers: said.offers as NonNullable<Problem['offers']> }),
    ...(Array.isArray(said?.overrides) && { overrides: said.overrides as NonNullable<Problem['overrides']> }),
    ...(said?.nextAvailable !== undefined && {
      nextAvailable: said.nextAvailable as Problem['nextAvailable'],
    }),
    ...(typeof said?.validUntil === 'string' && { validUntil: said.validUntil }),
    ...(typeof said?.requestId === 'string' && { requestId: said.requestId }),
  })
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

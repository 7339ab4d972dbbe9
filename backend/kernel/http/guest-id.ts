import { ProblemError } from './problem.ts'

type Named = { guestId?: string | undefined }

/**
 * The guest who is meant: the `guest-id` header goes before what the address or body says. Throws 400, or 422 where the
 * body should have it, where nothing does.
 */
export function requireGuestId(
  headers: { 'guest-id'?: string | undefined },
  { query, body }: { query?: Named; body?: Named },
): string {
  const found = headers['guest-id'] ?? query?.guestId ?? body?.guestId
  if (found !== undefined) return found
  const message = 'guestId나 guest-id 헤더가 있어야 합니다.'
  throw body
    ? new ProblemError(422, 'bad-data', message, { errors: [{ path: '/guestId', message }] })
    : new ProblemError(400, 'bad-query', message, { errors: [{ path: '/query/guestId', message }] })
}

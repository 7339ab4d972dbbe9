import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { GuessLimit } from '#backend/kernel/credentials/guess-limit.ts'
import { verifyPassword } from '#backend/kernel/credentials/passwords.ts'
import type { PostRow } from './show-post.ts'

/** Password that a client gives to open a post. */
export type Opening = {
  password: string | undefined
  /** Path of the password in the request, as errors name it: `/password`, `/query/password`. */
  place: string
  /** The client's address as the rate limit sees it. */
  address: string
}

/**
 * Is it the post's own password? Throws 422 where it is not, and 429 for too many guesses, from wherever they come. Not
 * 401 or 403: the client takes those for the end of the visitor's session (docs/product.md, M8).
 */
export async function requirePassword(
  guess: GuessLimit,
  { partnerId, id, passwordHash }: Pick<PostRow, 'partnerId' | 'id' | 'passwordHash'>,
  { password, place, address }: Opening,
): Promise<void> {
  if (!password) throw wrong(place, 'password-needed', '글의 비밀번호를 입력해 주세요.')
  const isRight = await guess({ partnerId, name: String(id), address }, async () =>
    (await verifyPassword(password, passwordHash, partnerId)) ? true : null,
  )
  if (!isRight) throw wrong(place, 'wrong-password', '비밀번호가 맞지 않습니다.')
}

const wrong = (path: string, code: string, message: string) =>
  new ProblemError(422, code, message, { errors: [{ path, message }] })

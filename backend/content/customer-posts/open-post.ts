import type { Database } from '#backend/kernel/database/database.ts'
import type { CustomerPostDetail } from '#schema/customer-posts.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import type { GuessLimit } from '#backend/kernel/credentials/guess-limit.ts'
import type { Opening } from './post-password.ts'
import { requirePassword } from './post-password.ts'
import { isAuthor } from './read-posts.ts'
import { findPost, toDetail } from './show-post.ts'

/**
 * A private post to whom knows its password, or is its author. Throws 404 where there is none, and as
 * `requirePassword`. Source: docs/product.md, M8.
 */
export async function openPost(
  database: Database,
  guess: GuessLimit,
  partnerId: number,
  id: number,
  visitor: Customer | null,
  opening: Opening,
): Promise<CustomerPostDetail> {
  const { row, settings } = await database.withPartner(partnerId, (tx) => findPost(tx, id), {
    readOnly: true,
  })
  const isMine = isAuthor(row, visitor)
  // A public post is open anyway; a wrong password for it is still a wrong one.
  if (!(isMine && !opening.password)) await requirePassword(guess, row, opening)
  return toDetail(row, settings, { isMine, isOpen: true })
}

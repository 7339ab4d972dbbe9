import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { boardTypes } from '#backend/content/boards/table.ts'
import { customerPosts } from './table.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import type { CustomerPostChange, CustomerPostDetail, NewCustomerPost } from '#schema/customer-posts.ts'
import { and, eq } from 'drizzle-orm'
import { announceContent, tellContent } from '#backend/kernel/database/announce.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import { lockCustomer } from '#backend/people/customers/lock-customer.ts'
import { readGateSettings } from '#backend/clinic/gates/gate.ts'
import type { GuessLimit } from '#backend/kernel/credentials/guess-limit.ts'
import { readAsked, requireAgreed } from '#backend/clinic/terms/asked-consents.ts'
import { insertConsents } from '#backend/clinic/terms/consents.ts'
import { hashPassword } from '#backend/kernel/credentials/passwords.ts'
import type { FileTools } from '#backend/clinic/files/delete-file.ts'
import { dropFromPost } from '#backend/clinic/files/drop-uploads.ts'
import { attachedImages, imagePaths, toKept } from './attached-images.ts'
import { forgetPosts } from './forget.ts'
import type { Opening } from './post-password.ts'
import { requirePassword } from './post-password.ts'
import { isAuthor } from './read-posts.ts'
import { findPost, toDetail } from './show-post.ts'

/** Services that writing a post needs. */
type PostTools = FileTools & { guess: GuessLimit }

/**
 * Writes a post. A member is called by their name, a guest as they like. Throws 404 for a board that customers do not
 * write on, 422 where a guest has no name, a picture is not theirs or a consent is missing (words may tell of one's health),
 * 401 where the visitor is just leaving. Source: docs/product.md, M5.
 */
export async function writePost(
  { database }: PostTools,
  partnerId: number,
  { password, author, images, agreements, sensitiveConsent, ...post }: NewCustomerPost,
  visitor: Customer | null,
): Promise<CustomerPostDetail> {
  const name = visitor?.kind === 'member' ? (visitor.name ?? author) : author
  if (!name) throw nameless()
  const passwordHash = await hashPassword(password, partnerId)
  const written = await database.withPartner(partnerId, async (tx) => {
    const customerId = visitor?.id ?? null
    const [asked, , , attached] = await Promise.all([
      readAsked(tx, customerId ?? undefined),
      customerId !== null && lockCustomer(tx, customerId, 'key share'),
      requireBoard(tx, post.boardTypeId),
      attachedImages(tx, images),
    ])
    const isAgreed = requireAgreed(asked, { agreements, sensitiveConsent, isSensitive: true })
    const [row] = await tx
      .insert(customerPosts)
      .values({
        ...post,
        partnerId: tx.partnerId,
        customerId,
        author: name,
        images: attached,
        passwordHash,
        sensitiveConsentAt: isAgreed ? new Date() : null,
      })
      .returning()
    if (!row) throw new Error('The post was not inserted.')
    await insertConsents(tx, agreements, {
      customerId,
      ...(customerId === null && { postId: row.id }),
      channel: 'SITE',
    })
    const revision = await tellContent(tx)
    return { row, revision, settings: await readGateSettings(tx) }
  })
  announceContent(database, partnerId, written.revision)
  return toDetail(written.row, written.settings, { isMine: visitor !== null, isOpen: true })
}

/**
 * Changes what is told of a post, by its password or its author's session. Throws 404 where there is none, and as
 * `requirePassword`.
 */
export async function changePost(
  { database, files, logger, guess }: PostTools,
  partnerId: number,
  id: number,
  { password, newPassword, images, ...change }: CustomerPostChange,
  visitor: Customer | null,
  address: string,
): Promise<CustomerPostDetail> {
  const found = await database.withPartner(partnerId, (tx) => findPost(tx, id), { readOnly: true })
  const isMine = isAuthor(found.row, visitor)
  if (!isMine) await requirePassword(guess, found.row, { password, place: '/password', address })
  const passwordHash = newPassword === undefined ? undefined : await hashPassword(newPassword, partnerId)
  const changed = await database.withPartner(partnerId, async (tx) => {
    const { row: before, settings } = await findPost(tx, id, true)
    refuseChangedPassword(before, found.row)
    const attached = images && (await attachedImages(tx, toKept(images, before.images)))
    const [row] = await tx
      .update(customerPosts)
      .set({
        ...change,
        ...(attached && { images: attached }),
        ...(passwordHash && { passwordHash }),
        updatedAt: new Date(),
      })
      .where(isPost(tx, id))
      .returning()
    if (!row) throw notFound('없는 글입니다.')
    const revision = await tellContent(tx)
    return { row, settings, revision, dropped: imagePaths(before.images) }
  })
  announceContent(database, partnerId, changed.revision)
  if (images) await dropFromPost({ database, files, logger }, partnerId, changed.dropped)
  return toDetail(changed.row, changed.settings, { isMine, isOpen: true })
}

/**
 * Takes a post back: it is in no list any more, and of what it said nothing is kept. Needs its password, whoever asks.
 * Source: docs/product.md, M8, T8.
 */
export async function deletePost(
  { database, files, logger, guess }: PostTools,
  partnerId: number,
  id: number,
  opening: Opening,
): Promise<void> {
  const found = await database.withPartner(partnerId, (tx) => findPost(tx, id), { readOnly: true })
  await requirePassword(guess, found.row, opening)
  const { revision, dropped } = await database.withPartner(partnerId, async (tx) => {
    const { row } = await findPost(tx, id, true)
    refuseChangedPassword(row, found.row)
    const dropped = await forgetPosts(tx, [id])
    return { revision: await tellContent(tx), dropped }
  })
  announceContent(database, partnerId, revision)
  await dropFromPost({ database, files, logger }, partnerId, dropped)
}

const isPost = (bound: Bound, id: number) => and(isOfPartner(bound, customerPosts), eq(customerPosts.id, id))

async function requireBoard(tx: PartnerTransaction, id: number): Promise<void> {
  const isBoard = and(
    isOfPartner(tx, boardTypes),
    eq(boardTypes.id, id),
    eq(boardTypes.isVisible, true),
    eq(boardTypes.writer, 'CUSTOMER'),
  )
  const [row] = await tx.select({ id: boardTypes.id }).from(boardTypes).where(isBoard)
  if (!row) throw notFound('글을 쓸 수 있는 게시판이 아닙니다.')
}

/** The password was checked before the row was locked: another may have changed it meanwhile. */
function refuseChangedPassword(now: { passwordHash: string }, checked: { passwordHash: string }): void {
  if (now.passwordHash !== checked.passwordHash)
    throw new ProblemError(409, 'password-changed', '그사이 글의 비밀번호가 바뀌었습니다.')
}

function nameless(): ProblemError {
  const message = '이름을 입력해 주세요.'
  return new ProblemError(422, 'bad-data', message, { errors: [{ path: '/author', message }] })
}

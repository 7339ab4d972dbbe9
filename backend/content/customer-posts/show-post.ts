import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { boardTypes } from '#backend/content/boards/table.ts'
import { customerPosts } from './table.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type { CustomerPost, CustomerPostDetail } from '#schema/customer-posts.ts'
import type { GatedImage } from '#schema/files.ts'
import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { GateSettings } from '#backend/clinic/gates/gate.ts'
import { readGateSettings } from '#backend/clinic/gates/gate.ts'
import { signImages } from '#backend/clinic/gates/signed-address.ts'
import { maskName } from '#backend/kernel/contacts/mask-name.ts'

/** Title that stands for that of a private post. */
const privateTitle = '비밀글입니다.'
/** Name under a post of an author who left before posts went with their author: it keeps none. */
const formerCustomer = '탈퇴한 고객'

export type PostRow = typeof customerPosts.$inferSelect

/** Posts that are there for visitors: not taken back, not hidden, and on a board that is shown. */
export function isShown(tx: PartnerTransaction): SQL | undefined {
  const shown = tx
    .select({ id: boardTypes.id })
    .from(boardTypes)
    .where(and(isOfPartner(tx, boardTypes), eq(boardTypes.isVisible, true)))
  return and(
    isOfPartner(tx, customerPosts),
    isNull(customerPosts.deletedAt),
    eq(customerPosts.isHidden, false),
    inArray(customerPosts.boardTypeId, shown),
  )
}

/** A post that visitors may know of, and what pictures are signed with. Throws 404 for any other. */
export async function findPost(tx: PartnerTransaction, id: number, isLocked = false) {
  const query = tx
    .select()
    .from(customerPosts)
    .where(and(isShown(tx), eq(customerPosts.id, id)))
  const [row] = isLocked ? await query.for('update') : await query
  if (!row) throw notFound('없는 글입니다.')
  return { row, settings: await readGateSettings(tx) }
}

type Summary = Pick<
  PostRow,
  'id' | 'boardTypeId' | 'title' | 'author' | 'isPrivate' | 'repliedAt' | 'createdAt'
>

/** A post in a list. `isKnown`: the reader is its author, or the clinic. */
export const toSummary = (row: Summary, isKnown: boolean): CustomerPost => ({
  id: row.id,
  boardTypeId: row.boardTypeId,
  title: row.isPrivate && !isKnown ? privateTitle : row.title,
  author: row.author === '' ? formerCustomer : maskName(row.author),
  isPrivate: row.isPrivate,
  isReplied: row.repliedAt !== null,
  createdAt: row.createdAt.toISOString(),
})

export type Reader = {
  isMine: boolean
  /** The reader has told its password, or needs none. */
  isOpen: boolean
}

/** A post as a reader may have it: closed, it says nothing of what it is about. */
export function toDetail(
  row: PostRow,
  settings: GateSettings,
  { isMine, isOpen }: Reader,
): CustomerPostDetail {
  const detail = { ...toSummary(row, isOpen), isMine, isOpen, updatedAt: row.updatedAt.toISOString() }
  if (!isOpen) return { ...detail, content: null, images: [], reply: null }
  return { ...detail, content: row.content, images: postImages(row, settings), reply: toReply(row) }
}

export const postImages = ({ images, partnerId }: PostRow, { signingKey }: GateSettings) =>
  (Array.isArray(images) ? images : []).flatMap((stored: unknown) =>
    signImages([stored], { partnerId, signingKey, scope: 'post' }).map((image) => ({
      ...image,
      source: (stored as GatedImage).src,
    })),
  )

export const toReply = ({ reply, repliedAt }: PostRow) =>
  reply !== null && repliedAt !== null ? { content: reply, repliedAt: repliedAt.toISOString() } : null

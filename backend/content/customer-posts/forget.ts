import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { and, inArray } from 'drizzle-orm'
import { imagePaths } from './attached-images.ts'
import { customerPosts } from './table.ts'

/** Values of a post that says nothing any more. Its row stays for the count. */
const emptied = {
  title: '',
  content: '',
  author: '',
  images: [],
  passwordHash: '',
  reply: null,
  repliedAt: null,
  customerId: null,
}

/** Takes posts back and returns the addresses of their pictures. Source: docs/product.md, T8. */
export async function forgetPosts(tx: PartnerTransaction, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const areThese = and(isOfPartner(tx, customerPosts), inArray(customerPosts.id, [...ids]))
  const posts = await tx
    .select({ images: customerPosts.images })
    .from(customerPosts)
    .where(areThese)
    .for('update')
  await tx
    .update(customerPosts)
    .set({ ...emptied, deletedAt: new Date() })
    .where(areThese)
  return posts.flatMap(({ images }) => imagePaths(images))
}

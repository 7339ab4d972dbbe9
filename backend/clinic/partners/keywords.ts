import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { asc } from 'drizzle-orm'
import { keywords } from './table.ts'

/** Recommended search terms in the partner's order. */
export async function readKeywords(tx: PartnerTransaction): Promise<string[]> {
  const rows = await tx
    .select({ keyword: keywords.keyword })
    .from(keywords)
    .where(isOfPartner(tx, keywords))
    .orderBy(asc(keywords.position))
  return rows.map(({ keyword }) => keyword)
}

/** Sets a partner's recommended search terms, in their order. */
export async function writeKeywords(tx: PartnerTransaction, words: readonly string[]): Promise<void> {
  const { partnerId } = tx
  await tx.delete(keywords).where(isOfPartner(tx, keywords))
  if (words.length > 0)
    await tx.insert(keywords).values(words.map((keyword, position) => ({ partnerId, position, keyword })))
}

import { newsChannel } from '#backend/kernel/database/channel.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import type { AcceptedWord } from '#schema/publications.ts'
import { max, sql } from 'drizzle-orm'
import type { Stored } from './contents.ts'
import { readDrafts, readRevision } from './contents.ts'
import { storeMovedPages } from './moved-pages.ts'
import type { SitePage } from './site-page.ts'
import { revisionEntries, revisions } from './table.ts'

/**
 * Reads what is published and what is drafted. One publication at a time for each partner, and nobody saves a draft
 * meanwhile (`lockDraft`). Visitors go on: what they write refers to the partner, and is not kept waiting.
 */
export async function lockPublished(tx: PartnerTransaction) {
  const [row] = await tx
    .select({ revision: partners.publishedRevision })
    .from(partners)
    .where(isOfPartner(tx, partners))
    .for('no key update')
  const revision = row?.revision ?? 0
  const before = await readRevision(tx, revision)
  const drafts = await readDrafts(tx)
  return { revision, before, drafts }
}

type NewRevision = {
  accountId: string | null
  /** Pages that every clinic has, which a published page may have moved from their path. */
  defaults: SitePage[]
  /** State that is published until now. */
  before: Stored[]
  entries: Stored[]
  restoredFrom: number | null
  /** Words of medical-advertising law that the author accepted. */
  acceptedWords?: AcceptedWord[]
}

/** Writes a revision, makes it the published one, and has the other nodes hear of it when the transaction commits. */
export async function writeRevision(tx: PartnerTransaction, written: NewRevision): Promise<number> {
  const { before, entries, defaults, accountId, restoredFrom, acceptedWords } = written
  const [last] = await tx
    .select({ revision: max(revisions.revision) })
    .from(revisions)
    .where(isOfPartner(tx, revisions))
  const revision = (last?.revision ?? 0) + 1
  await tx
    .insert(revisions)
    .values({ partnerId: tx.partnerId, revision, authorId: accountId, restoredFrom, acceptedWords })
  const moved = await storeMovedPages(tx, { before, after: entries, defaults })
  if (entries.length > 0) {
    await tx.insert(revisionEntries).values(
      [...entries, ...moved].map(({ kind, key, hash }) => ({
        partnerId: tx.partnerId,
        revision,
        kind,
        key,
        hash,
      })),
    )
  }
  await tx.update(partners).set({ publishedRevision: revision }).where(isOfPartner(tx, partners))
  await tx.execute(
    sql`select pg_notify(${newsChannel}, ${JSON.stringify({ partnerId: tx.partnerId, revision })})`,
  )
  return revision
}

/** Returns whether the drafted or merged state is the published one. */
export function isPublished(entries: Stored[], before: Stored[]): boolean {
  const lines = (stored: Stored[]) => stored.map(({ kind, key, hash }) => `${kind}/${key}/${hash}`).sort()
  return lines(entries).join() === lines(before.filter(hasDraft)).join()
}

export const hasDraft = ({ kind }: Stored) => kind !== 'moved'

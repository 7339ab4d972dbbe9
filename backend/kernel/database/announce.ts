import { isOfPartner } from './partner.ts'
import { newsChannel } from './channel.ts'
import type { Database, PartnerTransaction } from './database.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { sql } from 'drizzle-orm'

/*
 * Data that shows on pages and is no part of a revision has to be announced when it changes, as publishing is. Source:
 * docs/decisions/0012.
 */

/**
 * Counts a change, so that pages made before it are made anew, and has the other nodes hear of it when the transaction
 * commits. Returns the revision that is published.
 */
export async function tellContent(tx: PartnerTransaction): Promise<number> {
  const [row] = await tx
    .update(partners)
    .set({ changes: sql`${partners.changes} + 1` })
    .where(isOfPartner(tx, partners))
    .returning({ revision: partners.publishedRevision })
  const revision = row?.revision ?? 0
  await tx.execute(
    sql`select pg_notify(${newsChannel}, ${JSON.stringify({ partnerId: tx.partnerId, revision })})`,
  )
  return revision
}

/** Runs a change of such data: whoever keeps pages hears of it once it is committed. */
export async function announced<T>(
  database: Database,
  partnerId: number,
  change: (tx: PartnerTransaction) => Promise<T>,
): Promise<T> {
  const { result, revision } = await database.withPartner(partnerId, async (tx) => ({
    result: await change(tx),
    revision: await tellContent(tx),
  }))
  announceContent(database, partnerId, revision)
  return result
}

/** Announces it to this node once it is committed. */
export const announceContent = (database: Database, partnerId: number, revision: number) =>
  database.announce({ partnerId, revision })

import { isOfPartner } from '#backend/database/partner.ts'
import type { Database, HostPartner } from '#backend/database/database.ts'
import { keywords, partners } from './table.ts'
import { unknownHost } from '#backend/http/problem.ts'
import type { Partner, PartnerRevision } from '#schema/partners.ts'
import { asc } from 'drizzle-orm'
import { profileText, readProfile } from './partner-profile.ts'

/** Returns the answer of `GET /partners/this`. Throws 404 where the partner is gone. */
export async function getPartner(database: Database, partnerId: number): Promise<Partner> {
  const [row] = await database.withPartner(
    partnerId,
    (tx) => tx.select({ profile: profileText }).from(partners).where(isOfPartner(tx, partners)),
    { readOnly: true, atOnce: true },
  )
  if (!row) throw unknownHost()
  return { ...readProfile(row.profile), id: partnerId }
}

/** Returns what is published now, as finished pages are compared with. Throws 404 where the partner is gone. */
export async function getRevision(
  database: Database,
  { partnerId, isSuspended }: HostPartner,
): Promise<PartnerRevision> {
  const [row] = await database.withPartner(
    partnerId,
    (tx) =>
      tx
        .select({ revision: partners.publishedRevision, changes: partners.changes })
        .from(partners)
        .where(isOfPartner(tx, partners)),
    { readOnly: true, atOnce: true },
  )
  if (!row) throw unknownHost()
  return { partnerId, ...row, ...(isSuspended && { isSuspended }) }
}

/** Recommended search terms in the partner's order. */
export async function getKeywords(database: Database, partnerId: number): Promise<{ keyword: string }[]> {
  return database.withPartner(
    partnerId,
    (tx) =>
      tx
        .select({ keyword: keywords.keyword })
        .from(keywords)
        .where(isOfPartner(tx, keywords))
        .orderBy(asc(keywords.position)),
    { readOnly: true, atOnce: true },
  )
}

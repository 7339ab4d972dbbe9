import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, HostPartner } from '#backend/kernel/database/database.ts'
import { readKeywords } from './keywords.ts'
import { siteOrigin } from './site-origin.ts'
import { partnerHosts, partners } from './table.ts'
import { unknownHost } from '#backend/kernel/http/problem.ts'
import type { Partner, PartnerHosts, PartnerRevision } from '#schema/partners.ts'
import type { TreatmentWord } from '#schema/plain/treatment-word.ts'
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

/** Returns what the partner calls its treatments. Throws 404 where the partner is gone. Source: docs/product.md, C11. */
export const readTreatmentWord = async (database: Database, partnerId: number): Promise<TreatmentWord> =>
  (await getPartner(database, partnerId)).homepageConfig.treatmentWord

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

/** Returns the answer of `GET /customer/partner-keywords`. */
export const getKeywords = async (database: Database, partnerId: number): Promise<{ keyword: string }[]> =>
  (await database.withPartner(partnerId, readKeywords, { readOnly: true, atOnce: true })).map((keyword) => ({
    keyword,
  }))

/** The addresses at which a partner's site is, in the operator's order, and where links in messages lead. */
export const listHosts = (database: Database, partnerId: number): Promise<PartnerHosts> =>
  database.withPartner(
    partnerId,
    async (tx) => {
      const rows = await tx
        .select({ host: partnerHosts.host })
        .from(partnerHosts)
        .where(isOfPartner(tx, partnerHosts))
        .orderBy(asc(partnerHosts.position), asc(partnerHosts.host))
      const [row] = await tx.select({ profile: profileText }).from(partners).where(isOfPartner(tx, partners))
      if (!row) throw unknownHost()
      const origin = siteOrigin(readProfile(row.profile), rows[0]?.host ?? null, (host) => `https://${host}`)
      const linksTo = origin === '' ? null : new URL(origin).host
      return { rows: rows.map(({ host }, index) => ({ host, isMain: index === 0 })), linksTo }
    },
    { readOnly: true },
  )

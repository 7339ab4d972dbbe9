import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { customers } from '#backend/people/customers/table.ts'
import { lockCustomer } from '#backend/people/customers/lock-customer.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import { socialSites, type SocialSite } from '#schema/plain/social-sites.ts'
import type { SocialAccount } from '#schema/social-sign-in.ts'
import { and, asc, eq } from 'drizzle-orm'
import { socialAccounts } from './table.ts'

/** Person at a site, as one application of a clinic knows them. */
export type SocialPerson = { site: SocialSite; clientId: string; subject: string }

const isPerson = (tx: PartnerTransaction, { site, clientId, subject }: SocialPerson) =>
  and(
    isOfPartner(tx, socialAccounts),
    eq(socialAccounts.site, site),
    eq(socialAccounts.clientId, clientId),
    eq(socialAccounts.subject, subject),
  )
const isOfCustomer = (tx: PartnerTransaction, customerId: number) =>
  and(isOfPartner(tx, socialAccounts), eq(socialAccounts.customerId, customerId))

/** Returns the member whom an account of a site signs in; `null` for none. */
export async function findLinked(tx: PartnerTransaction, person: SocialPerson): Promise<number | null> {
  const [row] = await tx
    .select({ id: customers.id })
    .from(socialAccounts)
    .innerJoin(
      customers,
      and(
        eq(customers.partnerId, socialAccounts.partnerId),
        eq(customers.id, socialAccounts.customerId),
        eq(customers.isClosed, false),
      ),
    )
    .where(isPerson(tx, person))
  return row?.id ?? null
}

/**
 * Links an account of a site to a member, whose phone was certified just now, in place of the one before of that site.
 * Throws 409 where it signs in somebody else.
 */
export async function linkAccount(
  tx: PartnerTransaction,
  customerId: number,
  { site, clientId, subject }: SocialPerson,
): Promise<void> {
  const isOfSite = and(isOfCustomer(tx, customerId), eq(socialAccounts.site, site))
  await tx.delete(socialAccounts).where(isOfSite)
  const linked = await tx
    .insert(socialAccounts)
    .values({ partnerId: tx.partnerId, customerId, site, clientId, subject })
    .onConflictDoNothing()
    .returning({ site: socialAccounts.site })
  if (linked.length === 0) {
    const message = `그사이 다른 회원에 연결된 ${socialSites[site]} 계정입니다. 다시 로그인해 주세요.`
    throw new ProblemError(409, 'social-account-taken', message)
  }
}

export const listAccounts = (
  database: Database,
  partnerId: number,
  customerId: number,
): Promise<{ rows: SocialAccount[] }> =>
  database.withPartner(
    partnerId,
    async (tx) => {
      const rows = await tx
        .select({ site: socialAccounts.site, linkedAt: socialAccounts.linkedAt })
        .from(socialAccounts)
        .where(isOfCustomer(tx, customerId))
        .orderBy(asc(socialAccounts.linkedAt))
      return { rows: rows.map(({ site, linkedAt }) => ({ site, linkedAt: linkedAt.toISOString() })) }
    },
    { readOnly: true },
  )

/** Ends a link. Throws 404 for none, 422 for a member who could sign in by nothing else. */
export const unlinkAccount = (
  database: Database,
  partnerId: number,
  customerId: number,
  site: SocialSite,
): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    const { passwordHash } = await lockCustomer(tx, customerId, 'no key update')
    const ended = await tx
      .delete(socialAccounts)
      .where(and(isOfCustomer(tx, customerId), eq(socialAccounts.site, site)))
      .returning({ site: socialAccounts.site })
    if (ended.length === 0)
      throw notFound(`연결된 ${socialSites[site]} 계정이 없습니다.`, 'unknown-social-account')
    if (passwordHash === null) {
      const message = '비밀번호를 먼저 정해 주세요. 연결을 해제하면 로그인할 방법이 없습니다.'
      throw new ProblemError(422, 'password-needed', message)
    }
  })

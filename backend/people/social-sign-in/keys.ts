import type { Account } from '#backend/people/accounts/sessions.ts'
import { placeOfSocialKeys } from '#backend/kernel/credentials/places.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import { announced } from '#backend/kernel/database/announce.ts'
import { socialSites, type SocialSite } from '#schema/plain/social-sites.ts'
import type { SocialKeys, SocialKeysInput } from '#schema/social-sign-in.ts'
import { and, asc, eq } from 'drizzle-orm'
import { socialKeys } from './table.ts'

/** Name under which keys are in the log. */
const logged = 'social-keys'

type Row = typeof socialKeys.$inferSelect
type Acting = { account: Account; secretBox: SecretBox }

/** Keys with the secret that is sealed; `null` where no key of this deployment opens it. */
type OpenKeys = { clientId: string; clientSecret: string }

const isOne = (tx: PartnerTransaction, site: SocialSite) =>
  and(isOfPartner(tx, socialKeys), eq(socialKeys.site, site))

const readRows = (tx: PartnerTransaction): Promise<Row[]> =>
  tx.select().from(socialKeys).where(isOfPartner(tx, socialKeys)).orderBy(asc(socialKeys.site))

function openRow(row: Row, secretBox: SecretBox): OpenKeys | null {
  const { site, clientId, clientSecret: sealed } = row
  const clientSecret = sealed === null ? null : secretBox.open(sealed, placeOfSocialKeys(site, clientId))
  return clientSecret === null ? null : { clientId, clientSecret }
}

/** The clinic's keys for a site; `null` where it has none that can be used. */
export async function readKeys(
  tx: PartnerTransaction,
  site: SocialSite,
  secretBox: SecretBox,
): Promise<OpenKeys | null> {
  const [row] = await tx.select().from(socialKeys).where(isOne(tx, site))
  return row ? openRow(row, secretBox) : null
}

/** Sites by which the clinic's members may sign in. */
export const listSites = (
  database: Database,
  partnerId: number,
  secretBox: SecretBox,
): Promise<{ rows: SocialSite[] }> =>
  database.withPartner(
    partnerId,
    async (tx) => ({
      rows: (await readRows(tx)).filter((row) => openRow(row, secretBox) !== null).map(({ site }) => site),
    }),
    { readOnly: true },
  )

export const listKeys = (
  database: Database,
  partnerId: number,
  secretBox: SecretBox,
): Promise<{ rows: SocialKeys[] }> =>
  database.withPartner(
    partnerId,
    async (tx) => ({ rows: (await readRows(tx)).map((row) => toKeys(row, secretBox)) }),
    { readOnly: true },
  )

/** Keeps a site's keys, the secret sealed. Throws 422 where there is no secret to keep. */
export const saveKeys = (
  database: Database,
  partnerId: number,
  site: SocialSite,
  { clientId, clientSecret: given }: SocialKeysInput,
  { account, secretBox }: Acting,
): Promise<SocialKeys> =>
  announced(database, partnerId, async (tx) => {
    const [before] = await tx.select().from(socialKeys).where(isOne(tx, site)).for('update')
    // The secret of one application is none of another's.
    const kept = before?.clientId === clientId ? openRow(before, secretBox)?.clientSecret : undefined
    const clientSecret = given ?? kept
    if (clientSecret === undefined) {
      const message = 'Client Secret을 함께 넣어 주세요.'
      throw new ProblemError(422, 'secret-needed', message, { errors: [{ path: '/clientSecret', message }] })
    }
    const values = {
      clientId,
      clientSecret: secretBox.seal(clientSecret, placeOfSocialKeys(site, clientId)),
      changedAt: new Date(),
    }
    const [row] = await tx
      .insert(socialKeys)
      .values({ partnerId: tx.partnerId, site, ...values })
      .onConflictDoUpdate({ target: [socialKeys.partnerId, socialKeys.site], set: values })
      .returning()
    if (!row) throw new Error('An insert that returns nothing.')
    await writeAudit(tx, logged, account, {
      action: before ? 'CHANGED' : 'CREATED',
      rowId: null,
      title: socialSites[site],
      before: before ? { clientId: before.clientId } : null,
      after: { clientId },
    })
    return toKeys(row, secretBox)
  })

/** Forgets a site's keys. Links of members stay. Throws 404. */
export const removeKeys = (
  database: Database,
  partnerId: number,
  site: SocialSite,
  account: Account,
): Promise<void> =>
  announced(database, partnerId, async (tx) => {
    const [row] = await tx.delete(socialKeys).where(isOne(tx, site)).returning()
    if (!row) throw notFound(`${socialSites[site]} 로그인을 쓰고 있지 않습니다.`, 'unknown-social-keys')
    await writeAudit(tx, logged, account, {
      action: 'REMOVED',
      rowId: null,
      title: socialSites[site],
      before: { clientId: row.clientId },
      after: null,
    })
  })

const toKeys = (row: Row, secretBox: SecretBox): SocialKeys => ({
  site: row.site,
  clientId: row.clientId,
  isReady: openRow(row, secretBox) !== null,
  changedAt: row.changedAt.toISOString(),
})

import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { unknownHost } from '#backend/kernel/http/problem.ts'
import { profileText, readProfile } from '#backend/clinic/partners/partner-profile.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import type { PartnerProfile } from '#schema/partners.ts'
import type { z } from 'zod'

/** Returns the partner's profile. Throws 404 where the partner is gone. */
export const getProfile = async (tx: PartnerTransaction): Promise<PartnerProfile> =>
  readProfile(await readText(tx))

/** Writes some fields of the profile; the others stay as they are. */
export async function putProfile(tx: PartnerTransaction, fields: Partial<PartnerProfile>): Promise<void> {
  const profile = { ...(JSON.parse(await readText(tx)) as object), ...fields }
  await tx.update(partners).set({ profile }).where(isOfPartner(tx, partners))
}

async function readText(tx: PartnerTransaction): Promise<string> {
  const [row] = await tx.select({ profile: profileText }).from(partners).where(isOfPartner(tx, partners))
  if (!row) throw unknownHost()
  return row.profile
}

type Group = 'homepageConfig' | 'partnerMarketingInfo'

/** Reads and writes a setting whose fields are fields of the profile, or of a group in it. */
export const ofProfile = <Schema extends z.ZodObject>(schema: Schema, group?: Group) => ({
  schema,
  async read(tx: PartnerTransaction) {
    const profile = await getProfile(tx)
    const fields: Record<string, unknown> = group ? profile[group] : profile
    return Object.fromEntries(
      Object.keys(schema.shape).map((name) => [name, fields[name]]),
    ) as z.input<Schema>
  },
  async write(tx: PartnerTransaction, data: z.output<Schema>) {
    const fields = group ? { [group]: { ...(await getProfile(tx))[group], ...data } } : data
    await putProfile(tx, fields as Partial<PartnerProfile>)
  },
})

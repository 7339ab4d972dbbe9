import { isOfPartner } from '#backend/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { partners } from '#backend/partners/table.ts'
import { ProblemError, unknownHost } from '#backend/http/problem.ts'
import { profileText, readProfile } from '#backend/partners/partner-profile.ts'
import { announced } from '#backend/schedules/announced.ts'
import { putPolicy, readPolicy } from '#backend/schedules/clinic-settings.ts'
import type { SettingsInput } from '#schema/settings.ts'
import { createHash } from 'node:crypto'

/** A partner's settings as they are now. Throws 404 where the partner is gone. */
export const readSettings = (database: Database, partnerId: number) =>
  database.withPartner(partnerId, async (tx) => described(await read(tx)), { readOnly: true })

/**
 * Writes a partner's settings; pages show them at once. Throws 409 where somebody has written them since they were read
 * (`ifMatch` is the `etag` of what was read), 422 for a recipient that is no phone.
 */
export async function writeSettings(
  database: Database,
  partnerId: number,
  { homepageConfig, bookingPolicy }: SettingsInput,
  ifMatch: string,
) {
  return announced(database, partnerId, async (tx) => {
    // One at a time: the next reads what this one writes.
    await tx
      .select({ partnerId: partners.partnerId })
      .from(partners)
      .where(isOfPartner(tx, partners))
      .for('no key update')
    const before = await read(tx)
    if (described(before).etag !== ifMatch.trim()) {
      throw new ProblemError(409, 'changed-since', '그사이 다른 사람이 설정을 바꿨습니다. 새로 고쳐 주세요.')
    }
    const profile = { ...(JSON.parse(before.text) as object), homepageConfig }
    await tx.update(partners).set({ profile }).where(isOfPartner(tx, partners))
    await putPolicy(tx, bookingPolicy)
    return described(await read(tx))
  })
}

async function read(tx: PartnerTransaction) {
  const [row] = await tx.select({ profile: profileText }).from(partners).where(isOfPartner(tx, partners))
  if (!row) throw unknownHost()
  return { text: row.profile, bookingPolicy: await readPolicy(tx) }
}

function described({ text, bookingPolicy }: Awaited<ReturnType<typeof read>>) {
  const { homepageConfig } = readProfile(text)
  const hash = createHash('sha256')
    .update(JSON.stringify([homepageConfig, bookingPolicy]))
    .digest('base64url')
  return { homepageConfig, bookingPolicy, etag: `"${hash.slice(0, 32)}"` }
}

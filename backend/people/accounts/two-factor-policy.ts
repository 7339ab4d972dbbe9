import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import { requireAccount } from './accounts.ts'
import type { Account } from './sessions.ts'

/** Time in ms that accounts without a second factor have to set one up. */
export const grace = 7 * 24 * 3_600_000

/** From when the clinic requires a second factor of every account; `null` where it does not. */
export async function readTwoFactorPolicy(tx: PartnerTransaction): Promise<string | null> {
  const [row] = await tx
    .select({ from: partners.twoFactorRequiredFrom })
    .from(partners)
    .where(isOfPartner(tx, partners))
  return row?.from?.toISOString() ?? null
}

/** Requires a second factor of every account, from a week on, or requires none. To require it twice changes nothing. */
export const setTwoFactorPolicy = (
  database: Database,
  partnerId: number,
  by: Account,
  isRequired: boolean,
): Promise<{ twoFactorRequiredFrom: string | null }> =>
  database.withPartner(partnerId, async (tx) => {
    const before = await readTwoFactorPolicy(tx)
    if ((before !== null) === isRequired) return { twoFactorRequiredFrom: before }
    const from = isRequired ? new Date(Date.now() + grace) : null
    await tx.update(partners).set({ twoFactorRequiredFrom: from }).where(isOfPartner(tx, partners))
    await writeAudit(tx, 'accounts', by, {
      action: 'CHANGED',
      rowId: null,
      title: isRequired ? '모든 계정에 2단계 인증 요구' : '2단계 인증 요구 끝',
      before: null,
      after: null,
    })
    return { twoFactorRequiredFrom: from?.toISOString() ?? null }
  })

/** When an account has to have a second factor; `null` where it has one, or none is required. */
export const setUpTwoFactorByOf = (
  database: Database,
  partnerId: number,
  accountId: string,
): Promise<string | null> =>
  database.withPartner(
    partnerId,
    async (tx) => {
      const from = await readTwoFactorPolicy(tx)
      if (from === null) return null
      return (await requireAccount(tx, accountId)).hasTwoFactor ? null : from
    },
    { readOnly: true },
  )

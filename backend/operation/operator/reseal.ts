import { twoFactors } from '#backend/people/accounts/table.ts'
import type { Database, Transaction } from '#backend/kernel/database/database.ts'
import { operators } from './table.ts'
import { and, eq } from 'drizzle-orm'
import { webhooks } from '#backend/messages/webhooks/table.ts'
import { socialKeys } from '#backend/people/social-sign-in/table.ts'
import {
  placeOfOperator,
  placeOfSocialKeys,
  placeOfTwoFactor,
  placeOfWebhook,
} from '#backend/kernel/credentials/places.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'

/** Everything that is sealed, with the way to put it back. */
async function readSealed(tx: Transaction) {
  const ofAccounts = await tx.select().from(twoFactors)
  const ofOperators = await tx.select().from(operators)
  const ofSocialKeys = await tx.select().from(socialKeys)
  const ofWebhooks = await tx.select().from(webhooks)
  return [
    ...ofAccounts.map(({ partnerId, accountId, secret: sealed }) => ({
      sealed,
      place: placeOfTwoFactor(accountId),
      write: (secret: string) =>
        tx
          .update(twoFactors)
          .set({ secret })
          .where(and(eq(twoFactors.partnerId, partnerId), eq(twoFactors.accountId, accountId))),
    })),
    ...ofOperators.map(({ id, email, totpSecret: sealed }) => ({
      sealed,
      place: placeOfOperator(email),
      write: (totpSecret: string) => tx.update(operators).set({ totpSecret }).where(eq(operators.id, id)),
    })),
    ...ofSocialKeys.flatMap(({ partnerId, site, clientId, clientSecret: sealed }) =>
      sealed === null
        ? []
        : {
            sealed,
            place: placeOfSocialKeys(site, clientId),
            write: (clientSecret: string) =>
              tx
                .update(socialKeys)
                .set({ clientSecret })
                .where(and(eq(socialKeys.partnerId, partnerId), eq(socialKeys.site, site))),
          },
    ),
    ...ofWebhooks.flatMap((row) =>
      (['secret', 'previousSecret'] as const).flatMap((name) => {
        const sealed = row[name]
        if (sealed === null) return []
        const isThis = and(eq(webhooks.partnerId, row.partnerId), eq(webhooks.id, row.id))
        return {
          sealed,
          place: placeOfWebhook(row.id),
          write: (secret: string) =>
            tx
              .update(webhooks)
              .set({ [name]: secret })
              .where(isThis),
        }
      }),
    ),
  ]
}

/** Seals everything anew with the key that seals now, so that older keys may go. Counts also what no key opens. */
export const resealAll = (
  database: Database,
  box: SecretBox,
): Promise<{ resealed: number; unopened: number }> =>
  database.asOperator(async (tx) => {
    const counts = { resealed: 0, unopened: 0 }
    for (const { sealed, place, write } of await readSealed(tx)) {
      const secret = box.open(sealed, place)
      if (secret === null) counts.unopened += 1
      else if (!box.isOfCurrentKey(sealed)) {
        await write(box.seal(secret, place))
        counts.resealed += 1
      }
    }
    return counts
  })

/** How many secrets are sealed with a key that is not here. */
export const countUnopened = (database: Database, box: SecretBox): Promise<number> =>
  database.asOperator(
    async (tx) => (await readSealed(tx)).filter(({ sealed }) => !box.hasKeyOf(sealed)).length,
    {
      readOnly: true,
    },
  )

import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { announceContent, tellContent } from '#backend/site/announce.ts'

/** Changes hours that show on pages: whoever keeps pages hears of it once it is committed. Source: decision 0012. */
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

import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { CallOutput } from '#api/client.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import type { Theme } from '#schema/theme.ts'
import type { Stored } from './contents.ts'
import { readDrafts, readRevision } from './contents.ts'
import { etagOf, lockDraft, requireFresh, saveDraft } from './draft-store.ts'
import { toTheme } from './read-contents.ts'
import { revertDraft } from './revert-draft.ts'

type ThemeState = CallOutput<'GET /admin/theme'>

const key = { kind: 'theme', key: 'theme' } as const

/** Draft and published state of a partner's theme, read at one moment. */
export const getTheme = (database: Database, partnerId: number): Promise<ThemeState> =>
  database.withPartner(partnerId, (tx) => readTheme(tx), { readOnly: true })

/** Saves the theme's draft. Throws 409 where someone saved since; then nothing is changed. */
export async function saveTheme(
  database: Database,
  partnerId: number,
  { theme, ifMatch, accountId }: { theme: Theme; ifMatch: string; accountId: string },
): Promise<ThemeState> {
  return database.withPartner(partnerId, async (tx) => {
    requireFresh(await lockDraft(tx, key), ifMatch)
    await saveDraft(tx, { ...key, value: theme, accountId })
    return readTheme(tx)
  })
}

/** Takes the theme's draft back to what is published. Throws as `revertSlot` does. */
export async function revertTheme(
  database: Database,
  partnerId: number,
  acting: { ifMatch: string; accountId: string },
): Promise<ThemeState> {
  return database.withPartner(partnerId, async (tx) => {
    await revertDraft(tx, key, acting)
    return readTheme(tx)
  })
}

async function readTheme(tx: PartnerTransaction): Promise<ThemeState> {
  const [partner] = await tx
    .select({ revision: partners.publishedRevision })
    .from(partners)
    .where(isOfPartner(tx, partners))
  const isTheme = ({ kind }: Stored) => kind === 'theme'
  const draft = (await readDrafts(tx)).find(isTheme)
  const published = (await readRevision(tx, partner?.revision ?? 0)).find(isTheme)
  return {
    etag: draft ? etagOf(draft.hash) : '"new"',
    draft: toTheme(draft?.value),
    published: published ? toTheme(published.value) : null,
    changed: draft?.hash !== published?.hash,
  }
}

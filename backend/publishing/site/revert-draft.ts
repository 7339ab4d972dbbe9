import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type { Stored } from './contents.ts'
import { readRevision, removeUnused } from './contents.ts'
import type { DraftKey } from './draft-store.ts'
import { lockDraft, pointDraft, remember, removeDraft, requireFresh } from './draft-store.ts'
import { toEnvelope, toPage } from './read-contents.ts'
import { shapeOf } from './path-pattern.ts'

/**
 * Takes a draft back to what is published, and with it what its slot remembers of the type; a page that was never
 * published, but is there by default, to the default. Throws 404 where there is nothing to go back to, 409 where someone
 * saved since; then nothing is changed.
 */
export async function revertDraft(
  tx: PartnerTransaction,
  draft: DraftKey,
  { ifMatch, accountId, isDefault = false }: { ifMatch: string; accountId: string; isDefault?: boolean },
): Promise<void> {
  const before = await lockDraft(tx, draft)
  requireFresh(before, ifMatch)
  const published = await readPublished(tx, draft)
  if (!published && !isDefault)
    throw notFound('아직 공개한 적이 없어 되돌아갈 상태가 없습니다.', 'never-published')
  if (published) {
    const { kind, key, hash, value } = published
    const page = kind === 'page' ? toPage(value) : null
    await pointDraft(tx, { kind, key, hash, shape: page && shapeOf(page.pattern), accountId })
    if (kind === 'global') await remember(tx, key, toEnvelope(value, key).component, hash)
  } else await removeDraft(tx, draft)
  if (before) await removeUnused(tx, [before.hash])
}

async function readPublished(tx: PartnerTransaction, draft: DraftKey): Promise<Stored | undefined> {
  const [partner] = await tx
    .select({ revision: partners.publishedRevision })
    .from(partners)
    .where(isOfPartner(tx, partners))
  const entries = await readRevision(tx, partner?.revision ?? 0)
  return entries.find(({ kind, key }) => kind === draft.kind && key === draft.key)
}

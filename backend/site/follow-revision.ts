import type { Transaction } from '#backend/database/database.ts'
import type { Stored } from './contents.ts'
import { readDrafts, removeUnused } from './contents.ts'
import { pointDraft, remember, removeDraft } from './draft-store.ts'
import { toEnvelope, toPage } from './read-contents.ts'
import { shapeOf } from './path-pattern.ts'

type Change = { before: Stored[]; after: Stored[]; accountId: string | null; keepsDrafts: boolean }

const nameOf = ({ kind, key }: Stored) => `${kind}/${key}`
const shapeOfStored = ({ kind, value }: Stored) => {
  const page = kind === 'page' ? toPage(value) : null
  return page ? shapeOf(page.pattern) : null
}

/**
 * Lets drafts follow what is published now. Pages that were never published stay; so does, where drafts are kept, what
 * was touched since the last publication, and a page whose new path a touched one has taken.
 */
export async function followRevision(tx: Transaction, partnerId: number, change: Change): Promise<void> {
  const { before, after, accountId, keepsDrafts } = change
  const drafts = await readDrafts(tx, partnerId)
  const wasPublished = new Map(before.map((entry) => [nameOf(entry), entry.hash]))
  const restoredNames = new Set(after.map(nameOf))
  const isNew = (draft: Stored) => !wasPublished.has(nameOf(draft)) && !restoredNames.has(nameOf(draft))
  const touched = drafts.filter((draft) =>
    keepsDrafts ? wasPublished.get(nameOf(draft)) !== draft.hash : isNew(draft),
  )
  const touchedNames = new Set(touched.map(nameOf))
  const takenShapes = new Set(touched.map(shapeOfStored).filter((shape) => shape !== null))

  for (const draft of drafts) {
    if (!touchedNames.has(nameOf(draft)) && !restoredNames.has(nameOf(draft)))
      await removeDraft(tx, partnerId, draft)
  }
  for (const entry of after) {
    const shape = shapeOfStored(entry)
    const isTaken = keepsDrafts && shape !== null && takenShapes.has(shape)
    const isAsItWas = drafts.some((draft) => nameOf(draft) === nameOf(entry) && draft.hash === entry.hash)
    if (touchedNames.has(nameOf(entry)) || isTaken || isAsItWas) continue
    const { kind, key, hash } = entry
    await pointDraft(tx, partnerId, { kind, key, hash, shape, accountId })
    if (kind === 'global') await remember(tx, partnerId, key, toEnvelope(entry.value, key).component, hash)
  }
  await removeUnused(
    tx,
    partnerId,
    drafts.map(({ hash }) => hash),
  )
}

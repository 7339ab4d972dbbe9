import type { Transaction } from '#backend/database/database.ts'
import type { Stored } from './contents.ts'
import { readDrafts } from './contents.ts'
import { pointDraft, remember, removeDraft } from './draft-store.ts'
import { toEnvelope, toPage } from './lenient.ts'
import { shapeOf } from './path-pattern.ts'

type Change = { before: Stored[]; after: Stored[]; accountId: string | null }

const nameOf = ({ kind, key }: Stored) => `${kind}/${key}`
const shapeOfStored = ({ kind, value }: Stored) => {
  const page = kind === 'page' ? toPage(value) : null
  return page ? shapeOf(page.pattern) : null
}

/**
 * Lets drafts nobody has touched since the last publication follow what is published now; touched ones stay, and so
 * does one whose new path a touched page has taken.
 */
export async function followRevision(tx: Transaction, partnerId: number, change: Change): Promise<void> {
  const { before, after, accountId } = change
  const drafts = await readDrafts(tx, partnerId)
  const wasPublished = new Map(before.map((entry) => [nameOf(entry), entry.hash]))
  const touched = drafts.filter((draft) => wasPublished.get(nameOf(draft)) !== draft.hash)
  const touchedNames = new Set(touched.map(nameOf))
  const takenShapes = new Set(touched.map(shapeOfStored).filter((shape) => shape !== null))
  const restoredNames = new Set(after.map(nameOf))

  for (const draft of drafts) {
    if (!touchedNames.has(nameOf(draft)) && !restoredNames.has(nameOf(draft)))
      await removeDraft(tx, partnerId, draft)
  }
  for (const entry of after) {
    const shape = shapeOfStored(entry)
    const isTaken = shape !== null && takenShapes.has(shape)
    const isAsItWas = drafts.some((draft) => nameOf(draft) === nameOf(entry) && draft.hash === entry.hash)
    if (touchedNames.has(nameOf(entry)) || isTaken || isAsItWas) continue
    const { kind, key, hash } = entry
    await pointDraft(tx, partnerId, { kind, key, hash, shape, accountId })
    if (kind === 'global') await remember(tx, partnerId, key, toEnvelope(entry.value, key).component, hash)
  }
}

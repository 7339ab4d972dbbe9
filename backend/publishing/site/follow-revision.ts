import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { Stored } from './contents.ts'
import { nameOf, readDrafts, removeUnused } from './contents.ts'
import { etagOf, lockDraft, pointDraft, remember, removeDraft, requireFresh } from './draft-store.ts'
import { toEnvelope, toPage } from './read-contents.ts'
import { shapeOf } from './path-pattern.ts'

type Change = {
  before: Stored[]
  after: Stored[]
  accountId: string | null
  keepsDrafts: boolean
  /** Etags of the unpublished drafts whose loss was agreed to. */
  seen: ReadonlySet<string>
}

const shapeOfStored = ({ kind, value }: Stored) => {
  const page = kind === 'page' ? toPage(value) : null
  return page ? shapeOf(page.pattern) : null
}

/**
 * Lets drafts follow what is published now. Pages that were never published stay; so does, where drafts are kept, what
 * was touched since the last publication, and a page whose new path a touched one has taken. Throws 409 where an
 * unpublished draft would be lost that is not among those `seen`: somebody saved it meanwhile.
 */
export async function followRevision(tx: PartnerTransaction, change: Change): Promise<void> {
  const { before, after, accountId, keepsDrafts, seen } = change
  const drafts = await readDrafts(tx)
  const wasPublished = new Map(before.map((entry) => [nameOf(entry), entry.hash]))
  const restored = new Map(after.map((entry) => [nameOf(entry), entry.hash]))
  const isNew = (draft: Stored) => !wasPublished.has(nameOf(draft)) && !restored.has(nameOf(draft))
  const touched = drafts.filter((draft) =>
    keepsDrafts ? wasPublished.get(nameOf(draft)) !== draft.hash : isNew(draft),
  )
  const draftNames = new Set(drafts.map(nameOf))
  // A draft that was removed was touched too.
  const removed = keepsDrafts ? before.filter((entry) => !draftNames.has(nameOf(entry))) : []
  const touchedNames = new Set([...touched, ...removed].map(nameOf))
  for (const draft of drafts) {
    const name = nameOf(draft)
    const isLost = wasPublished.get(name) !== draft.hash && restored.get(name) !== draft.hash
    if (!isLost || touchedNames.has(name) || seen.has(etagOf(draft.hash))) continue
    requireFresh(await lockDraft(tx, draft), '')
  }
  const takenShapes = new Set(touched.map(shapeOfStored).filter((shape) => shape !== null))

  for (const draft of drafts) {
    if (!touchedNames.has(nameOf(draft)) && !restored.has(nameOf(draft))) await removeDraft(tx, draft)
  }
  for (const entry of after) {
    const shape = shapeOfStored(entry)
    const isTaken = keepsDrafts && shape !== null && takenShapes.has(shape)
    const isAsItWas = drafts.some((draft) => nameOf(draft) === nameOf(entry) && draft.hash === entry.hash)
    if (touchedNames.has(nameOf(entry)) || isTaken || isAsItWas) continue
    const { kind, key, hash } = entry
    await pointDraft(tx, { kind, key, hash, shape, accountId })
    if (kind === 'global') await remember(tx, key, toEnvelope(entry.value, key).component, hash)
  }
  await removeUnused(
    tx,
    drafts.map(({ hash }) => hash),
  )
}

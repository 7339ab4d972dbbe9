import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { refusal } from '#backend/editing/resources/check.ts'
import { resources } from '#backend/editing/resources/resources.ts'
import { updateRowOf } from '#backend/editing/resources/rows.ts'
import { readRows } from '#backend/editing/resources/store.ts'
import { announceContent, tellContent } from '#backend/kernel/database/announce.ts'
import { readDrafts } from './contents.ts'
import { lockDraft, saveDraft, type DraftKey } from './draft-store.ts'
import type { ContentKind } from './table.ts'
import type { Image } from '#schema/primitives.ts'
import { readAddress } from '#backend/clinic/files/file-address.ts'
import { readUsePlaces } from '#backend/clinic/files/find-uses.ts'
import { requireFile } from '#backend/clinic/files/list-files.ts'
import { swapPicture } from '#backend/clinic/files/swap-picture.ts'

type Acting = { database: Database; partnerId: number; account: Account }

/**
 * Puts another picture of the library in the place of one, in every row of content and every draft, and returns how many
 * of each changed. What is published stays until the drafts are. Throws 404 where one of the two is missing, 422 where
 * one is gated and the other is not.
 */
export async function replaceFile(
  { database, partnerId, account }: Acting,
  path: string,
  by: string,
): Promise<{ rows: number; drafts: number }> {
  const { revision, ...changed } = await database.withPartner(partnerId, async (tx) => {
    await requireFile(tx, path)
    const { alt, width, height } = await requireFile(tx, by)
    requireOneKind(path, by)
    const image = { src: by, alt, width, height }
    // First, as it holds the partner: drafts ask for less of it.
    const published = await tellContent(tx)
    const places = await readUsePlaces(tx, path)
    return {
      revision: published,
      rows: await replaceInRows(tx, account, places, { path, image }),
      drafts: await replaceInDrafts(tx, account, places, { path, image }),
    }
  })
  announceContent(database, partnerId, revision)
  return changed
}

function requireOneKind(path: string, by: string): void {
  if (readAddress(path)?.isGated === readAddress(by)?.isGated) return
  const message =
    '가려진 그림은 가려진 그림으로만, 누구나 보는 그림은 누구나 보는 그림으로만 바꿀 수 있습니다.'
  throw refusal([{ path: '/by', message }])
}

type Places = Awaited<ReturnType<typeof readUsePlaces>>
type Swap = { path: string; image: Image }

async function replaceInRows(
  tx: PartnerTransaction,
  account: Account,
  places: Places,
  { path, image }: Swap,
): Promise<number> {
  let changed = 0
  for (const { place, key } of places) {
    const definition = resources.get(place)
    if (!definition) continue
    const rows = await readRows(tx, definition, [Number(key)], { forUpdate: true })
    for (const row of rows) {
      await updateRowOf(tx, { definition, account }, row, swapPicture(row.data, path, image))
      changed += 1
    }
  }
  return changed
}

async function replaceInDrafts(
  tx: PartnerTransaction,
  account: Account,
  places: Places,
  { path, image }: Swap,
): Promise<number> {
  const keys = places.flatMap(({ place, key, detail }): DraftKey[] =>
    place === 'draft' ? [{ kind: key as ContentKind, key: detail }] : [],
  )
  for (const key of keys) await lockDraft(tx, key)
  const drafts = await readDrafts(tx)
  for (const { kind, key } of keys) {
    const draft = drafts.find((one) => one.kind === kind && one.key === key)
    if (!draft) continue
    const change = { kind, key, value: swapPicture(draft.value, path, image), accountId: account.id }
    await saveDraft(tx, change as Parameters<typeof saveDraft>[1])
  }
  return keys.length
}

import type { ChosenDraft } from '#schema/publications.ts'
import type { Admin } from '#admin/kit/console/admin-context.tsx'
import { kindInApi, type Change } from './list-changes.ts'

/**
 * Saves the drafts of changes and returns them as the API takes what is chosen, so that nothing that somebody else saved
 * meanwhile is published unseen. Throws an error that names those which could not be saved.
 */
export async function chooseDrafts(
  { slotDrafts, pageDrafts, themeDrafts }: Pick<Admin, 'slotDrafts' | 'pageDrafts' | 'themeDrafts'>,
  changes: readonly Change[],
): Promise<ChosenDraft[]> {
  const storeOf = { slot: slotDrafts, page: pageDrafts, theme: themeDrafts }
  const isSaved = await Promise.all(changes.map(({ kind, id }) => storeOf[kind].flush(id)))
  const unsaved = changes.filter((_, index) => !isSaved[index])
  if (unsaved.length > 0) {
    const names = unsaved.map(({ title }) => title).join(', ')
    throw new Error(
      `저장하지 못한 것이 있어 아무것도 공개하지 않았습니다: ${names}. 그곳을 먼저 확인하거나 빼고 공개해 주세요.`,
    )
  }
  return changes.map(({ kind, id }) => ({
    kind: kindInApi[kind],
    key: id,
    etag: storeOf[kind].getState().drafts[id]?.etag ?? '"new"',
  }))
}

import type { Admin } from '#admin/kit/console/admin-context.tsx'
import { isUnsaved } from '#admin/kit/drafts/draft.ts'
import type { Change } from './list-changes.ts'

/**
 * Takes down which drafts a person has seen: those that are listed, and those that were typed here and are still to be
 * saved. Returns what gives their etags for `If-Match`, to be asked once they are saved.
 */
export function seenDrafts(
  { slotDrafts, pageDrafts, themeDrafts }: Pick<Admin, 'slotDrafts' | 'pageDrafts' | 'themeDrafts'>,
  changes: readonly Change[],
): () => string {
  const storeOf = { slot: slotDrafts, page: pageDrafts, theme: themeDrafts }
  const own = Object.values(storeOf).flatMap((store) =>
    Object.entries(store.getState().drafts)
      .filter(([, draft]) => isUnsaved(draft))
      .map(([id]) => ({ store, id })),
  )
  const seen = [...changes.map(({ kind, id }) => ({ store: storeOf[kind], id })), ...own]
  return () => {
    const etags = seen.map(({ store, id }) => store.getState().drafts[id]?.etag)
    return etags.filter(Boolean).join(', ')
  }
}

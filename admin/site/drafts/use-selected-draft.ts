import { themeId, useAdmin } from '#admin/kit/console/admin-context.tsx'
import type { Selection } from '../places/use-selection.ts'
import type { AnyDraftStore } from '#admin/kit/drafts/use-draft-stores.ts'

/** Returns the store and key of a selection's draft. */
export function useSelectedDraft(selection: Selection): { store: AnyDraftStore; id: string } {
  const { slotDrafts, pageDrafts, themeDrafts } = useAdmin()
  if (selection.kind === 'slot') return { store: slotDrafts, id: selection.slot }
  if (selection.kind === 'page') return { store: pageDrafts, id: selection.key }
  return { store: themeDrafts, id: themeId }
}

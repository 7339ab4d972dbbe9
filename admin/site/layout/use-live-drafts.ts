import { formatDateTime } from '#ui/format.ts'
import { useQueryClient } from '@tanstack/react-query'
import { themeId, useAdmin } from '#admin/kit/console/admin-context.tsx'
import { useChanges } from '#admin/kit/changes/use-changes.ts'
import type { AnyDraftStore } from '#admin/kit/drafts/use-draft-stores.ts'
import { useSelectedDraft } from '../drafts/use-selected-draft.ts'
import type { Selection } from '../places/use-selection.ts'
import { useTime } from '#admin/kit/parts/use-today.ts'

/**
 * Hands to the drafts at once what others save. The one in hand tells of it; where nothing clashes the others are quietly
 * up to date when they are opened.
 */
export function useLiveDrafts(selection: Selection): void {
  const { slotDrafts, pageDrafts, themeDrafts } = useAdmin()
  const client = useQueryClient()
  const time = useTime()
  const inHand = useSelectedDraft(selection)
  const storeOf = (kind: string): AnyDraftStore =>
    kind === 'global' ? slotDrafts : kind === 'page' ? pageDrafts : themeDrafts

  useChanges(({ changed, key = '', etag, by }) => {
    if (changed !== 'drafts') return
    const [kind = ''] = key.split('/', 1)
    const store = storeOf(kind)
    const id = kind === 'theme' ? themeId : key.slice(kind.length + 1)
    const message = `${by ? `${by}님이` : '다른 사람이'} ${formatDateTime(new Date(time()))}에 저장했습니다.`
    void store
      .hear(id, etag, message)
      .then(() => {
        if (store !== inHand.store || id !== inHand.id) store.dismissMerge(id)
        // A page that is gone is in the list no more.
        if (etag === undefined) return client.invalidateQueries({ queryKey: ['GET /admin/pages'] })
      })
      // What could not be read now is met when it is saved.
      .catch(() => {})
  })
}

import { useEffect } from 'react'
import { themeId, useAdmin } from '#admin/kit/console/admin-context.tsx'
import type { SlotState } from '../queries/get-global.ts'
import type { PageState } from '../queries/get-pages.ts'
import type { ThemeState } from '../queries/get-theme.ts'

/** Hands what the API has to the drafts, which take it over where nothing is being edited. */
export function useLoadedDrafts(
  slots: Record<string, SlotState> | undefined,
  pages: PageState[] | undefined,
  theme: ThemeState | undefined,
): void {
  const { slotDrafts, pageDrafts, themeDrafts } = useAdmin()
  useEffect(() => {
    for (const [slot, { draft, etag }] of Object.entries(slots ?? {})) {
      slotDrafts.load(slot, { component: draft.component, data: draft.data }, etag)
    }
  }, [slots, slotDrafts])
  useEffect(() => {
    for (const { key, draft, etag } of pages ?? []) pageDrafts.load(key, draft, etag)
  }, [pages, pageDrafts])
  useEffect(() => {
    if (theme) themeDrafts.load(themeId, theme.draft, theme.etag)
  }, [theme, themeDrafts])
}

import { useQueryClient } from '@tanstack/react-query'
import { themeId, useAdmin } from '../admin-context.tsx'
import type { Selection } from '../layout/use-selection.ts'
import { getGlobalQueryOptions } from '../queries/get-global.ts'
import { getPagesQueryOptions } from '../queries/get-pages.ts'
import { getThemeQueryOptions } from '../queries/get-theme.ts'

/** The two ways out of a conflict, each from what the API has at that moment. */
export function useResolveConflict(selection: Selection): {
  takeTheirs: () => Promise<void>
  keepMine: () => Promise<void>
} {
  const { api, slotDrafts, pageDrafts, themeDrafts, lastData } = useAdmin()
  const client = useQueryClient()

  const resolveSlot = async (slot: (Selection & { kind: 'slot' })['slot'], isTheirs: boolean) => {
    const global = await client.fetchQuery({ ...getGlobalQueryOptions(api), staleTime: 0 })
    const { draft, etag } = global.slots[slot]
    if (!isTheirs) return void (await slotDrafts.keepMine(slot, etag))
    for (const key of lastData.keys()) if (key.startsWith(`${slot}/`)) lastData.delete(key)
    slotDrafts.takeTheirs(slot, { component: draft.component, data: draft.data }, etag)
  }
  const resolvePage = async (key: string, isTheirs: boolean) => {
    const pages = await client.fetchQuery({ ...getPagesQueryOptions(api), staleTime: 0 })
    const page = pages.rows.find((row) => row.key === key)
    if (!page) return
    if (isTheirs) pageDrafts.takeTheirs(key, page.draft, page.etag)
    else await pageDrafts.keepMine(key, page.etag)
  }
  const resolveTheme = async (isTheirs: boolean) => {
    const { draft, etag } = await client.fetchQuery({ ...getThemeQueryOptions(api), staleTime: 0 })
    if (isTheirs) themeDrafts.takeTheirs(themeId, draft, etag)
    else await themeDrafts.keepMine(themeId, etag)
  }
  const resolve = (isTheirs: boolean) => {
    if (selection.kind === 'slot') return resolveSlot(selection.slot, isTheirs)
    return selection.kind === 'page' ? resolvePage(selection.key, isTheirs) : resolveTheme(isTheirs)
  }
  return { takeTheirs: () => resolve(true), keepMine: () => resolve(false) }
}

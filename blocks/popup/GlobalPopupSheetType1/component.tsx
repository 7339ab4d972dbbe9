import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { getPopupsQueryOptions } from '#api/queries/get-popups.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useChosenPopups } from '#ui/popup/use-chosen-popups.ts'
import { useUsable } from '#ui/use-usable.ts'
import type block from './block.ts'

const Sheets = lazy(() => import('./sheets.tsx'))

/** Nothing on the server: who has dismissed what, and on which device, only the browser knows. */
export default function GlobalPopupSheetType1({ data }: BlockProps<typeof block>) {
  return useUsable(data.devices.length > 0) && <WantedPopups data={data} />
}

/** Loads what shows popups with the first one to show. */
function WantedPopups({ data }: Pick<BlockProps<typeof block>, 'data'>) {
  const { api, path, moment } = useQueryContext()
  const popups = useQuery(getPopupsQueryOptions(api, moment))
  const choice = useChosenPopups(popups, { path, moment }, data.devices)
  return (
    choice.wasChosen && (
      <Suspense>
        <Sheets data={data} choice={choice} />
      </Suspense>
    )
  )
}

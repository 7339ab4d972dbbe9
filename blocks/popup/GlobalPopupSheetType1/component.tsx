import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { getPopupsQueryOptions } from '#api/queries/get-popups.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useChosenPopups } from '#ui/popup/use-chosen-popups.ts'
import { whenUsable } from '#ui/when-usable.ts'
import type block from './block.ts'

const Sheets = lazy(() => import('./sheets.tsx'))
const none: [] = []

/** Nothing on the server: who has dismissed what, and on which device, only the browser knows. */
export default function GlobalPopupSheetType1({ data }: BlockProps<typeof block>) {
  const [isReady, setReady] = useState(false)
  const isWanted = data.devices.length > 0
  useEffect(() => (isWanted ? whenUsable(() => setReady(true)) : undefined), [isWanted])
  return isReady && <WantedPopups data={data} />
}

/** Loads what shows popups with the first one to show. */
function WantedPopups({ data }: Pick<BlockProps<typeof block>, 'data'>) {
  const { api, path, moment } = useQueryContext()
  const { data: popups } = useQuery(getPopupsQueryOptions(api, moment))
  const choice = useChosenPopups(popups?.rows ?? none, { path, moment }, data.devices)
  const [wasChosen, setChosen] = useState(false)
  if (choice.chosen.length > 0 && !wasChosen) setChosen(true)
  if (!wasChosen) return null
  return (
    <Suspense>
      <Sheets data={data} choice={choice} />
    </Suspense>
  )
}

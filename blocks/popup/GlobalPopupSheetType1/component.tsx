import { lazy, Suspense, useEffect, useState } from 'react'
import type { BlockProps } from '#schema/define-block.ts'
import { whenUsable } from '#ui/when-usable.ts'
import type block from './block.ts'

const Sheets = lazy(() => import('./sheets.tsx'))

/** Nothing on the server: who has dismissed what, and on which device, only the browser knows. */
export default function GlobalPopupSheetType1({ data }: BlockProps<typeof block>) {
  const [isReady, setReady] = useState(false)
  const isWanted = data.devices.length > 0
  useEffect(() => (isWanted ? whenUsable(() => setReady(true)) : undefined), [isWanted])
  if (!isReady) return null
  return (
    <Suspense>
      <Sheets data={data} />
    </Suspense>
  )
}

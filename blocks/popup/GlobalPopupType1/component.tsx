import { lazy, Suspense, useEffect, useState } from 'react'
import type { BlockProps } from '#schema/define-block.ts'
import { whenIdle } from '#ui/when-idle.ts'
import type block from './block.ts'

const PopupLayer = lazy(() => import('./popup-layer.tsx'))

/** Nothing on the server: who has dismissed what, and on which device, only the browser knows. */
export default function GlobalPopupType1({ data: { popups } }: BlockProps<typeof block>) {
  const [isReady, setReady] = useState(false)
  const hasPopups = popups.length > 0
  useEffect(() => (hasPopups ? whenIdle(() => setReady(true)) : undefined), [hasPopups])
  if (!isReady) return null
  return (
    <Suspense>
      <PopupLayer popups={popups} />
    </Suspense>
  )
}

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { useOpenLayer } from '#store/use-open-layer.ts'
import type block from './block.ts'

/** Resolves once the next frame has been shown. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * Loads the overlay after the frame that answers the tap, as a request for a script delays that frame. Where the script is
 * lost, the search that the document holds stays.
 */
const loadOverlay = () =>
  nextFrame()
    .then(() => import('./search-overlay.tsx'))
    .catch(() => ({ default: () => <></> }))
const SearchOverlay = lazy(loadOverlay)

/** Nothing until the search is first opened; from then on the overlay stays, so that it can close with its animation. */
export default function GlobalSearchType1({ data }: BlockProps<typeof block>) {
  const isOpen = useApplicationStore(({ search }) => search.isOpen)
  const close = useApplicationStore(({ closeSearch }) => closeSearch)
  useOpenLayer(isOpen)
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)

  const { key } = useLocation()
  const route = useRef(key)
  useEffect(() => {
    if (route.current === key) return
    route.current = key
    close()
  }, [key, close])

  if (!wasOpened) return null
  return (
    <Suspense>
      <SearchOverlay data={data} isOpen={isOpen} onClose={close} />
    </Suspense>
  )
}

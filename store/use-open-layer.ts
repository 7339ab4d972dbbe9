import { useEffect } from 'react'
import { useApplicationStore } from './use-application-store.tsx'

/** Tells the store, while `isOpen`, that the visitor has opened something over the page. */
export function useOpenLayer(isOpen: boolean): void {
  const openLayer = useApplicationStore((state) => state.openLayer)
  useEffect(() => (isOpen ? openLayer() : undefined), [isOpen, openLayer])
}

import { useEffect } from 'react'
import { useApplicationStore } from './use-application-store.tsx'

/** Counts an open layer in the store while `isOpen`. */
export function useOpenLayer(isOpen: boolean): void {
  const openLayer = useApplicationStore((state) => state.openLayer)
  useEffect(() => (isOpen ? openLayer() : undefined), [isOpen, openLayer])
}

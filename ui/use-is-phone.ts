import { useSyncExternalStore } from 'react'
import { media } from './tokens.ts'

const query = () => window.matchMedia(media.phone)

function subscribe(onChange: () => void) {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Is the screen a phone's? On the server none is: what depends on this is rendered in the browser. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )

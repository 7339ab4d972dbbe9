import { useSyncExternalStore } from 'react'
import { media } from './tokens.ts'

const query = () => window.matchMedia(media.phone)

function subscribe(onChange: () => void) {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** True where the screen is a phone's. False on the server: render in the browser what depends on it. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )

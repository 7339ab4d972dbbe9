import { useEffect, useEffectEvent } from 'react'
import { useAdmin } from '../console/admin-context.tsx'
import type { Change } from './changes.ts'

/** Calls `hear` with what anybody changes, for as long as the component is there. */
export function useChanges(hear: (change: Change) => void): void {
  const { changes } = useAdmin()
  const hearLatest = useEffectEvent(hear)
  useEffect(() => changes.subscribe((change) => hearLatest(change)), [changes])
}

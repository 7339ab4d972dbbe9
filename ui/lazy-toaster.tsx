import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from './when-idle.ts'

/** The list of toasts, whose script comes when the browser is at rest: nothing has been said before that. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(
    () => whenIdle(() => void import('./toast.tsx').then((module) => setToaster(() => module.Toaster))),
    [],
  )
  return Toaster && <Toaster />
}

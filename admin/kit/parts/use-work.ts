import { ApiError } from '#api/client.ts'
import { showToast } from '#ui/toast.tsx'
import { useState } from 'react'

type Telling = {
  /** It failed in a form or a window, which shows `fault` over its button (`ErrorNote`): no toast tells of it. */
  isNoted?: boolean
}

/** Does something, and tells what came of it: in a toast, or a failure where `isNoted` says so. */
export function useWork(onDone: () => void = () => {}, { isNoted = false }: Telling = {}) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error | null>(null)
  /** True where it was done; `null` of the work says that somebody decided against it. */
  const run = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true)
    setFault(null)
    try {
      if ((await work()) === null) return false
      onDone()
      if (done) showToast(done, { kind: 'success' })
      return true
    } catch (cause) {
      const error =
        cause instanceof ApiError ? cause : new Error('하지 못했습니다. 다시 시도해 주세요.', { cause })
      if (isNoted) setFault(error)
      else showToast(error.message, { kind: 'error', closable: true })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, fault, run, forget: () => setFault(null) }
}

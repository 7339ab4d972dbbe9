import { ApiError } from '#api/client.ts'
import { showToast } from '#ui/toast.tsx'
import { useState } from 'react'

/** Does something, and tells in a toast what came of it. */
export function useWork(onDone: () => void = () => {}) {
  const [isBusy, setBusy] = useState(false)
  /** True where it was done; `null` of the work says that somebody decided against it. */
  const run = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true)
    try {
      if ((await work()) === null) return false
      onDone()
      if (done) showToast(done, { kind: 'success' })
      return true
    } catch (error) {
      const message = error instanceof ApiError ? error.message : '하지 못했습니다. 다시 시도해 주세요.'
      showToast(message, { kind: 'error', closable: true })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}

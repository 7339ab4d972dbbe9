import { showToast } from '#ui/toast.tsx'
import { useState } from 'react'

export type OnDemand<Part> = {
  /** The part, once it is there. */
  part: Part | undefined
  /** Begins to load, for somebody who is about to use it. */
  prepare: () => void
  /** Loads it, and says so where that fails: the screen stays as it is. */
  want: () => void
}

/**
 * A hook for a part of a control that is loaded when somebody first uses one of them, and is there at once for the
 * controls shown after that.
 */
export function onDemand<Part extends object>(load: () => Promise<Part>): () => OnDemand<Part> {
  let loaded: Part | undefined
  const loading = async () => (loaded ??= await load())
  return function useOnDemand() {
    const [part, setPart] = useState(loaded)
    return {
      part,
      prepare: () => void loading().catch(() => {}),
      want: () =>
        void loading().then(setPart, () =>
          showToast('불러오지 못했습니다. 인터넷 연결을 확인하고 다시 눌러 주세요.', { kind: 'error' }),
        ),
    }
  }
}

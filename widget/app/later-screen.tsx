import { useEffect, useState, type ComponentType } from 'react'
import { FailureNote } from '#ui/state-note.tsx'
import { body } from './panel.styles.ts'
import { Waiting } from './parts/waiting.tsx'

/** A screen whose script is loaded when the screen is near. */
export type LaterScreen = ComponentType & {
  /** Loads it, for somebody who is about to come to it. A failure is told once they have come. */
  prepare: () => void
}

/**
 * Where its script cannot be had, the screen says so and offers to ask again; what was chosen stays. Source:
 * docs/product.md, R27.
 */
export function laterScreen(load: () => Promise<{ default: ComponentType }>): LaterScreen {
  let loaded: ComponentType | undefined
  const loading = async () => (loaded ??= (await load()).default)

  function Later() {
    const [Shown, setShown] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    useEffect(() => {
      if (Shown || hasFailed) return
      let isWanted = true
      loading().then(
        (component) => isWanted && setShown(() => component),
        () => isWanted && setFailed(true),
      )
      return () => {
        isWanted = false
      }
    }, [Shown, hasFailed])
    if (Shown) return <Shown />
    if (!hasFailed) return <Waiting />
    return (
      <div className={body()}>
        <FailureNote
          sentence="화면을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요. 고르신 내용은 그대로 있습니다."
          onRetry={() => setFailed(false)}
        />
      </div>
    )
  }
  return Object.assign(Later, { prepare: () => void loading().catch(() => {}) })
}

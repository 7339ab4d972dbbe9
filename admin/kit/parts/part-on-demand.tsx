import { showToast } from '#ui/toast.tsx'
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { Failure } from './failure.tsx'

const notLoaded = new Error('불러오지 못했습니다. 인터넷 연결을 확인하고 다시 눌러 주세요.')

export type PartOnDemand<Props> = ComponentType<Props> & {
  /** Begins to load, for somebody who is about to use it. */
  prepare: () => void
}

/**
 * A window or a panel whose script is loaded when it is first shown. Where that fails, for want of a network or because
 * another version has been deployed, a window says so and closes, and a panel offers to try again: the screen stays as
 * it is, with all that is typed. A component of React's `lazy` would take the whole screen with it.
 */
export function partOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ((props: Props) => ReactNode) = null,
): PartOnDemand<Props> {
  let Part: ComponentType<Props> | undefined
  const loading = async () => {
    Part ??= await load()
  }
  function OnDemand(props: Props) {
    const [attempt, setAttempt] = useState<{ count: number; is: 'loading' | 'there' | 'failed' }>({
      count: 0,
      is: Part ? 'there' : 'loading',
    })
    const fail = useEffectEvent(() => {
      if ('onClose' in props && typeof props.onClose === 'function') {
        showToast(notLoaded.message, { kind: 'error' })
        props.onClose()
      } else setAttempt(({ count }) => ({ count, is: 'failed' }))
    })
    const { count } = attempt
    useEffect(() => {
      if (Part) return
      let isShown = true
      loading().then(
        () => isShown && setAttempt({ count, is: 'there' }),
        () => isShown && fail(),
      )
      return () => {
        isShown = false
      }
    }, [count])
    if (Part) return <Part {...props} />
    if (attempt.is === 'failed')
      return <Failure error={notLoaded} onRetry={() => setAttempt({ count: count + 1, is: 'loading' })} />
    return typeof waiting === 'function' ? waiting(props) : waiting
  }
  return Object.assign(OnDemand, { prepare: () => void loading().catch(() => {}) })
}

import {
  Component,
  createContext,
  memo,
  Suspense,
  useContext,
  useEffect,
  useRef,
  type PropsWithChildren,
  type ReactNode,
} from 'react'
import type { ResolvedBlock } from '#schema/block.ts'
import { ComponentsContext } from './components.tsx'
import { FailureBox } from './failure-box.tsx'
import { replayTaps } from './replay-taps.ts'

/** Told, on the server, which blocks threw while the page was rendered. */
export const FailureContext = createContext<(block: ResolvedBlock) => void>(() => {})

type PlaceProps = PropsWithChildren<{ block: ResolvedBlock; problem?: string | undefined }>

/** The element of a block, by which console, tests and styles find it. */
function Place({ block, problem, children }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  // After the effects of all that is in it: only then does it hear everything.
  useEffect(() => {
    if (place.current) void replayTaps(place.current)
  }, [])
  return (
    <div
      ref={place}
      data-slot={block.slot}
      data-block={block.component}
      data-block-id={block.id}
      data-block-problem={problem}
    >
      {children}
    </div>
  )
}

/** In place of a block that threw, here or on the server, where nobody knows yet what it threw. */
function FailedPlace({ block, children }: PropsWithChildren<{ block: ResolvedBlock }>) {
  useContext(FailureContext)(block)
  return (
    <Place block={block} problem="render">
      {children}
    </Place>
  )
}

type BoundaryProps = { block: ResolvedBlock; children: ReactNode }

/** Holds a block that throws in the browser; on the server `Suspense` does. */
class Boundary extends Component<BoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {}
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } })
  override render() {
    const { block, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    return (
      <FailedPlace block={block}>
        {import.meta.env.DEV && <FailureBox block={block} error={failure.error} />}
      </FailedPlace>
    )
  }
}

/**
 * One block in its place. Whatever it does, its siblings stand. Rendered anew only for what it reads itself: another
 * rendering would make React run a block whose script has not come yet.
 */
export const BlockPlace = memo(function BlockPlace({ block }: { block: ResolvedBlock }) {
  const BlockComponent = useContext(ComponentsContext).get(block.component)
  if (block.problem || !BlockComponent) {
    return (
      <Place block={block} problem={block.problem?.type ?? 'render'}>
        {import.meta.env.DEV && <FailureBox block={block} />}
      </Place>
    )
  }
  return (
    <Suspense fallback={<FailedPlace block={block} />}>
      <Boundary block={block}>
        <Place block={block}>
          <BlockComponent id={block.id} data={block.data} />
        </Place>
      </Boundary>
    </Suspense>
  )
})

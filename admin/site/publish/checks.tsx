import type { PublicationFinding } from '#schema/publication-checks.ts'
import type { PropsWithChildren } from 'react'
import { Findings } from './findings.tsx'
import { checksHead } from './findings.styles.ts'
import { hint } from './styles.ts'

type ChecksProps = PropsWithChildren<{
  findings: readonly PublicationFinding[]
  /** Of all there are: a list may be shorter. */
  count: number
  isLoading: boolean
  error: Error | null
  onLeave: () => void
}>

/** What to look at before it is published; one quiet line where there is nothing. */
export function Checks({ findings, count, isLoading, error, onLeave, children }: ChecksProps) {
  if (isLoading) return <p className={hint()}>공개할 내용을 살펴보는 중…</p>
  if (error) return <p className={hint()}>공개할 내용을 살펴보지 못했습니다. {error.message}</p>
  if (findings.length === 0) return <p className={hint()}>확인할 것이 없습니다.</p>
  return (
    <section aria-labelledby="publication-checks">
      <h3 id="publication-checks" className={checksHead()}>
        확인할 것 {count}곳 <small>법에 관한 것은 참고이며, 판단은 전문가와 함께해 주세요.</small>
      </h3>
      <Findings findings={findings} onLeave={onLeave} />
      {children}
    </section>
  )
}

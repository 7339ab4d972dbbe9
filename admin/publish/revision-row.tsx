import type { PropsWithChildren } from 'react'
import { formatDateTime } from '#ui/format.ts'
import { button } from '../parts/styles.ts'
import type { Revision } from '../queries/get-revisions.ts'
import { revisionLine, revisionNow, revisionNumber, revisionRow } from './styles.ts'

/** One publication. */
export function RevisionRow({
  row,
  onRestore,
  children,
}: PropsWithChildren<{ row: Revision; onRestore: () => void }>) {
  return (
    <li className={revisionRow()}>
      <div className={revisionLine()}>
        <span className={revisionNumber()}>{row.revision}</span>
        <span>
          {formatDateTime(row.publishedAt)} · {row.author}
          {row.restoredFrom !== null && ` · 리비전 ${row.restoredFrom}에서 되돌림`}
        </span>
        {row.current ? (
          <span className={revisionNow()}>지금 공개 중</span>
        ) : (
          <button
            type="button"
            className={button()}
            aria-label={`${row.revision}번 리비전으로 되돌리기`}
            onClick={onRestore}
          >
            되돌리기
          </button>
        )}
      </div>
      {children}
    </li>
  )
}

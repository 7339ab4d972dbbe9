import type { PropsWithChildren } from 'react'
import { formatDateTime } from '#ui/format.ts'
import { previewAddress } from '../preview/preview-address.ts'
import { button } from '../parts/styles.ts'
import type { Revision } from '../queries/get-revisions.ts'
import { cx } from '#ui/css.ts'
import {
  historyLine,
  revisionActions,
  revisionLine,
  revisionNow,
  revisionNumber,
  revisionRow,
} from './styles.ts'

/** One publication. */
export function RevisionRow({
  row,
  onCompare,
  onRestore,
  children,
}: PropsWithChildren<{ row: Revision; onCompare: () => void; onRestore: () => void }>) {
  return (
    <li className={revisionRow()}>
      <div className={cx(revisionLine(), historyLine())}>
        <span className={revisionNumber()}>{row.revision}</span>
        <span>
          {formatDateTime(row.publishedAt)} · {row.author}
          {row.restoredFrom !== null && ` · 리비전 ${row.restoredFrom}에서 되돌림`}
        </span>
        <div className={revisionActions()}>
          <button
            type="button"
            className={button({ look: 'quiet' })}
            aria-label={`${row.revision}번 리비전에서 바뀐 것`}
            onClick={onCompare}
          >
            바뀐 것
          </button>
          <a
            className={button({ look: 'quiet' })}
            href={previewAddress('/', { popups: true, state: String(row.revision) })}
            target="_blank"
            rel="noreferrer"
            aria-label={`${row.revision}번 리비전을 새 창에서 보기`}
          >
            보기
          </a>
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
      </div>
      {children}
    </li>
  )
}

import { ChevronRight } from 'lucide-react'
import type { PropsWithChildren } from 'react'
import { formatDateTime } from '#ui/format.ts'
import { previewAddress } from '#admin/kit/frame/preview-address.ts'
import { button } from '#admin/kit/parts/styles.ts'
import type { Revision } from '../queries/get-revisions.ts'
import { cx } from '#ui/css.ts'
import {
  acceptedWords,
  historyLine,
  revisionActions,
  revisionLine,
  revisionNow,
  revisionNumber,
  revisionRow,
} from './styles.ts'

/** One publication. Without `onRestore` it can be looked at alone. */
export function RevisionRow({
  row,
  onCompare,
  onRestore,
  children,
}: PropsWithChildren<{ row: Revision; onCompare: () => void; onRestore: (() => void) | undefined }>) {
  return (
    <li className={revisionRow()}>
      <div className={cx(revisionLine(), historyLine())}>
        <span className={revisionNumber()}>{row.revision}</span>
        <span>
          {formatDateTime(row.publishedAt)} · {row.author}
          {row.restoredFrom !== null && ` · ${row.restoredFrom}번째 공개로 되돌림`}
        </span>
        <div className={revisionActions()}>
          <button
            type="button"
            className={button({ look: 'quiet' })}
            aria-label={`${row.revision}번째 공개에서 바뀐 것`}
            onClick={onCompare}
          >
            바뀐 것
          </button>
          <a
            className={button({ look: 'quiet' })}
            href={previewAddress('/', { popups: true, state: String(row.revision) })}
            target="_blank"
            rel="noreferrer"
            aria-label={`${row.revision}번째 공개를 새 창에서 보기`}
          >
            보기
          </a>
          {row.current ? (
            <span className={revisionNow()}>지금 공개 중</span>
          ) : (
            onRestore && (
              <button
                type="button"
                className={button()}
                aria-label={`${row.revision}번째 공개로 되돌리기`}
                onClick={onRestore}
              >
                되돌리기
              </button>
            )
          )}
        </div>
      </div>
      {row.acceptedWords.length > 0 && <AcceptedWords row={row} />}
      {children}
    </li>
  )
}

/** Words of medical-advertising law that somebody has read over and published. */
function AcceptedWords({ row }: { row: Revision }) {
  return (
    <details className={acceptedWords()}>
      <summary>
        <ChevronRight aria-hidden />
        {row.author}님이 의료광고 표현 {row.acceptedWords.length}곳을 확인하고 공개했습니다
      </summary>
      <ul>
        {row.acceptedWords.map(({ where, excerpt: { before, phrase, after }, message }, index) => (
          <li key={index}>
            <b>{where.join(' › ')}</b> {before}
            <mark>{phrase}</mark>
            {after}
            <small>{message}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}

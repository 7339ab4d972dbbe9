import type { getPageSearchQueryOptions } from '#api/queries/get-page-search.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { highlight } from './highlight.ts'
import * as styles from './styles.ts'

type ResultsProps = {
  query: ReturnType<typeof getPageSearchQueryOptions>
  keyword: string
  emptyText: string
}

function Marked({ text, keyword }: { text: string; keyword: string }) {
  return highlight(text, keyword).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  )
}

function Skeleton() {
  return (
    <ul className={styles.list()} aria-hidden>
      {[1, 2, 3].map((row) => (
        <li key={row} className={styles.row()}>
          <div className={styles.bone({ width: 'short' })} />
          <div>
            <div className={styles.bone({ width: 'short' })} />
            <div className={styles.bone({ width: 'long' })} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What was found for a keyword: loading, failed, nothing, or the places. */
export function Results({ query, keyword, emptyText }: ResultsProps) {
  const { data, isError, refetch } = useQuery(query)
  if (isError) {
    return (
      <div className={styles.empty()} role="alert">
        <p className={styles.emptyTitle()}>검색 결과를 가져오지 못했습니다</p>
        <p className={styles.emptyText()}>연결을 확인하고 다시 찾아 주세요.</p>
        <p className={styles.emptyText()}>
          <button
            type="button"
            className={buttonClass({ look: 'outline', size: 'small' })}
            onClick={() => void refetch()}
          >
            다시 찾기
          </button>
        </p>
      </div>
    )
  }
  const rows = data?.rows
  return (
    <div aria-busy={!rows}>
      <p className={styles.count()} role="status">
        {rows ? (
          <>
            <strong>‘{keyword}’</strong> 검색 결과 <strong>{rows.length}</strong>건
          </>
        ) : (
          '찾고 있습니다'
        )}
      </p>
      {!rows && <Skeleton />}
      {rows?.length === 0 && (
        <div className={styles.empty()}>
          <h2 className={styles.emptyTitle()}>맞는 글을 찾지 못했습니다</h2>
          <p className={styles.emptyText()}>{emptyText}</p>
        </div>
      )}
      {rows && rows.length > 0 && (
        <ul className={styles.list()}>
          {rows.map((row, index) => (
            <li key={index}>
              <ActionLink url={row.path} className={styles.row()}>
                <p className={styles.place()}>{row.pageTitle}</p>
                <div>
                  <h2 className={styles.name()}>
                    <Marked text={row.title} keyword={keyword} />
                  </h2>
                  <p className={styles.excerpt()}>
                    <Marked text={row.excerpt} keyword={keyword} />
                  </p>
                </div>
              </ActionLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

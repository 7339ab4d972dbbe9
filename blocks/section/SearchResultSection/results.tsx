import { useClinicWords } from '#api/use-clinic-words.ts'
import type { SearchKind, SearchResult } from '#schema/search.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { searchAddress } from '#ui/search-address.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Group } from './group.tsx'
import { kindNames } from './kind-names.ts'
import { KindTabs } from './kind-tabs.tsx'
import { OneKind } from './one-kind.tsx'
import * as styles from './styles.ts'
import type { searchQuery } from './queries.ts'

type ResultsProps = {
  query: ReturnType<typeof searchQuery>
  keyword: string
  emptyText: string
}

/** Shows what was found for a keyword: loading, failed, nothing, or the things by kind. */
export function Results({ query, keyword, emptyText }: ResultsProps) {
  const { data, isError, refetch } = useQuery(query)
  if (isError && !data) return <Failed onRetry={() => void refetch()} />
  return (
    <div aria-busy={!data}>
      <p className={styles.count()} role="status">
        {data ? (
          <span>
            {data.suggestion !== null && <Meant keyword={keyword} suggestion={data.suggestion} />}
            <strong>{`‘${data.suggestion ?? keyword}’`}</strong> 검색 결과 <strong>{data.count}</strong>건
          </span>
        ) : (
          '찾고 있습니다'
        )}
      </p>
      {!data && <Skeleton />}
      {data?.count === 0 && (
        <div className={styles.empty()}>
          <h2 className={styles.emptyTitle()}>맞는 내용을 찾지 못했습니다</h2>
          <p className={styles.emptyText()}>{emptyText}</p>
        </div>
      )}
      {data && data.count > 0 && <Found result={data} keyword={data.suggestion ?? keyword} />}
    </div>
  )
}

/** Asks for what was meant, where what was typed finds nothing. Source: docs/product.md, S7. */
function Meant({ keyword, suggestion }: { keyword: string; suggestion: string }) {
  return (
    // All of it anew where it changes, as `FreshText` does.
    <span key={keyword} className={styles.meant()}>
      ‘{keyword}’ 검색 결과가 없습니다. 혹시{' '}
      <ActionLink url={searchAddress(suggestion)}>‘{suggestion}’</ActionLink>인가요?
    </span>
  )
}

function Found({ result, keyword }: { result: SearchResult; keyword: string }) {
  const [chosen, choose] = useState<SearchKind | null>(null)
  const say = useClinicWords()
  const groups = result.groups.filter(({ count }) => count > 0)
  const only = groups.find(({ kind }) => kind === chosen)
  return (
    <>
      {groups.length > 1 && (
        <KindTabs groups={groups} count={result.count} chosen={chosen} onChoose={choose} />
      )}
      {only ? (
        <OneKind key={only.kind} keyword={keyword} first={only} />
      ) : (
        groups.map((group) => (
          <Group
            key={group.kind}
            group={group}
            moreLabel={`${say(kindNames[group.kind])} ${group.count}건 모두 보기`}
            onMore={() => choose(group.kind)}
          />
        ))
      )}
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.empty()} role="alert">
      <p className={styles.emptyTitle()}>검색 결과를 가져오지 못했습니다</p>
      <p className={styles.emptyText()}>연결을 확인하고 다시 찾아 주세요.</p>
      <p className={styles.emptyText()}>
        <button type="button" className={buttonClass({ look: 'outline', size: 'small' })} onClick={onRetry}>
          다시 찾기
        </button>
      </p>
    </div>
  )
}

function Skeleton() {
  return (
    <div className={styles.group()} aria-hidden>
      <div className={styles.bone({ width: 'short' })} />
      <ul className={styles.list()}>
        {[1, 2, 3].map((row) => (
          <li key={row} className={styles.row()}>
            <div className={styles.words()}>
              <div className={styles.bone({ width: 'short' })} />
              <div className={styles.bone({ width: 'long' })} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

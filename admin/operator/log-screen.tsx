import type { OperatorAction, OperatorEntry } from '#schema/operator.ts'
import { formatDateTime } from '#ui/format.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { about, head, nothing, screen, title } from '#admin/kit/list/list.styles.ts'
import { Link } from '#admin/kit/parts/link.tsx'
import { Pager } from '#admin/kit/list/pager.tsx'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { tellDetails } from './log-words.ts'
import { useOperatorApi } from './operator-context.tsx'
import { log } from './styles.ts'

const pageSize = 50

const actionNames: Record<OperatorAction, string> = {
  SIGNED_IN: '로그인',
  OPERATOR_ADDED: '운영 계정 만듦',
  OPERATOR_RENEWED: '운영 계정 비밀번호 새로 만듦',
  OPERATOR_DISABLED: '운영 계정 멈춤',
  OPERATOR_ENABLED: '운영 계정 다시 켬',
  OPERATOR_KEY_ADDED: '운영 계정 API 키 만듦',
  OPERATOR_KEY_ENDED: '운영 계정 API 키 끊음',
  CLINIC_OPENED: '병원 엶',
  CLINIC_IMPORTED: '병원 가져옴',
  CLINIC_EXPORTED: '병원 내보냄',
  CLINIC_MOVED: '병원 옮김',
  CLINIC_MOVED_BACK: '병원 옮기기 취소',
  CLINIC_SUSPENDED: '사이트 멈춤',
  CLINIC_RESUMED: '사이트 다시 엶',
  HOSTS_CHANGED: '주소 바꿈',
  QUOTAS_CHANGED: '한도 바꿈',
  OWNER_INVITED: '소유자 초대',
}

/** Lists the acts of operators, the newest first. */
export function LogScreen() {
  const api = useOperatorApi()
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const found = useQuery({
    queryKey: ['GET /log', page],
    queryFn: ({ signal }) => api.request('GET /log', { query: { page, pageSize }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (!found.data) return <QueryNote query={found} label="기록을 불러오는 중" />
  const { rows, count } = found.data
  const go = (next: number) => setParams(next > 1 ? { page: String(next) } : {})
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>기록</h1>
        <p className={about()}>운영자가 언제 무엇을 했는지. 지워지지 않습니다.</p>
      </header>
      {rows.length === 0 ? (
        <p className={nothing()}>아직 기록이 없습니다.</p>
      ) : (
        <ol className={log()}>
          {rows.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <Pager page={page} pages={Math.ceil(count / pageSize)} onPage={go} />
    </main>
  )
}

function Entry({ entry: { at, by, action, clinicId, clinicName, details } }: { entry: OperatorEntry }) {
  const told = tellDetails(details)
  return (
    <li>
      <time dateTime={at}>{formatDateTime(at)}</time>
      <p>
        <b>{by ?? '서버 명령'}</b> · {actionNames[action]}
        {clinicId !== null && (
          <>
            {' · '}
            <Link to={`/clinics/${clinicId}`}>{clinicName}</Link>
          </>
        )}
        {told && <small>{told}</small>}
      </p>
    </li>
  )
}

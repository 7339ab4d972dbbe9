import { callQuery } from '#api/call-query.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { count as countText, head, nothing, screen, title, toolbar } from '#admin/kit/list/list.styles.ts'
import { Pager } from '#admin/kit/list/pager.tsx'
import { SearchBox } from '#admin/kit/list/search-box.tsx'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { DetailDialog } from '../reservations/detail/detail-dialog.tsx'
import { useEmployees } from '../reservations/use-employees.ts'
import { ViewChoices } from '../reservations/view-choices.tsx'
import { CustomerTable } from './customer-table.tsx'

const pageSize = 50
const kinds = { '': '모두', member: '회원', guest: '비회원' } as const
type Kind = keyof typeof kinds

/** Which customers are shown, as the address has it. */
function useCustomersView() {
  const [params, setParams] = useSearchParams()
  const keyword = params.get('keyword') ?? ''
  const named = params.get('kind') ?? ''
  const kind: Kind = named in kinds ? (named as Kind) : ''
  const page = Math.max(1, Number(params.get('page')) || 1)
  const open = Number(params.get('open')) || null
  const change = (values: Record<string, string | number | null>) => {
    const next = new URLSearchParams(params)
    if (!('open' in values)) next.delete('page')
    for (const [name, value] of Object.entries(values)) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    setParams(next, { replace: true })
  }
  return { keyword, kind, page, open, change }
}

/** The clinic's customers, the next visitor first; the search finds them by name, phone or booking. */
export function CustomersScreen() {
  const { api } = useAdmin()
  const { employees } = useEmployees()
  const { keyword, kind, page, open, change } = useCustomersView()
  const found = useQuery({
    ...callQuery(api, 'GET /admin/customers', {
      query: { page, pageSize, ...(keyword && { keyword }), ...(kind && { kind }) },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { rows, count } = found.data ?? { rows: [], count: 0 }
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>
          고객<span className={countText()}>{found.data && `${count.toLocaleString('ko-KR')}명`}</span>
        </h1>
      </header>
      <div className={toolbar()}>
        <SearchBox
          label="고객 찾기"
          placeholder="이름(초성), 전화 뒷자리, 예약 번호"
          value={keyword}
          onSearch={(search) => change({ keyword: search.trim() })}
        />
        <ViewChoices
          label="회원 여부"
          names={kinds}
          value={kind}
          onChoose={(name) => change({ kind: name })}
        />
      </div>
      {!found.data ? (
        <QueryNote query={found} label="고객을 불러오는 중" />
      ) : rows.length === 0 ? (
        <div className={nothing()}>
          <p>
            {keyword
              ? `‘${keyword}’에 맞는 고객이 없습니다.`
              : '아직 고객이 없습니다. 회원이 가입하거나 예약이 들어오면 여기에 보입니다.'}
          </p>
        </div>
      ) : (
        <CustomerTable rows={rows} onOpen={(reservationId) => change({ open: reservationId })} />
      )}
      <Pager page={page} pages={Math.ceil(count / pageSize)} onPage={(to) => change({ page: to })} />
      {open !== null && (
        <DetailDialog
          reservationId={open}
          employees={employees}
          onChanged={() => void found.refetch()}
          onClose={() => change({ open: null })}
        />
      )}
    </main>
  )
}

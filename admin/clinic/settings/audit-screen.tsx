import { callQuery } from '#api/call-query.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { about, head, logBox, screen, title } from '#admin/kit/list/list.styles.ts'
import { Pager } from '#admin/kit/list/pager.tsx'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { ChangeList } from '#admin/kit/log/change-list.tsx'

const pageSize = 30

/** Lists the changes made in the console and their authors, newest first. */
export function AuditScreen() {
  const { api } = useAdmin()
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const log = useQuery({
    ...callQuery(api, 'GET /admin/audit', { query: { page, pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (!log.data) return <QueryNote query={log} label="기록을 불러오는 중" />
  const { rows, count } = log.data
  const go = (next: number) => setParams(next > 1 ? { page: String(next) } : {})
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>변경 기록</h1>
        <p className={about()}>콘텐츠와 설정을 누가 언제 어떻게 바꾸었는지. 지워지지 않습니다.</p>
      </header>
      <div className={logBox()}>
        <ChangeList entries={rows} isLinked />
      </div>
      <Pager page={page} pages={Math.ceil(count / pageSize)} onPage={go} />
    </main>
  )
}

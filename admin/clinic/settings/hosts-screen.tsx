import { callQuery } from '#api/call-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import {
  about,
  cell,
  head,
  headCell,
  line,
  screen,
  table,
  tableBox,
  title,
} from '#admin/kit/list/list.styles.ts'
import { Link } from '#admin/kit/parts/link.tsx'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'

/** The addresses of the clinic's site. Only the operator adds one, so it says how that comes about. */
export function HostsScreen() {
  const { api } = useAdmin()
  const list = useQuery({ ...callQuery(api, 'GET /admin/hosts'), staleTime: 0 })
  if (!list.data) return <QueryNote query={list} label="도메인을 불러오는 중" />
  const { rows, linksTo } = list.data
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>도메인</h1>
        <p className={about()}>
          방문자가 사이트를 여는 도메인입니다. 더하거나 바꾸려면, 쓰려는 도메인의 DNS를 고칠 수 있는 분과 함께
          운영사에 요청해 주세요.
        </p>
        {linksTo !== null && (
          <p className={about()}>
            예약 알림의 링크는 {linksTo}에서 열립니다. 이 주소는{' '}
            <Link to="/settings/channels">채널과 분석</Link>의 ‘사이트 주소’에서 바꿀 수 있습니다.
          </p>
        )}
      </header>
      <div className={tableBox()}>
        <table className={table()}>
          <thead>
            <tr>
              <th scope="col" className={headCell()}>
                도메인
              </th>
              <th scope="col" className={headCell()}>
                쓰임
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ host, isMain }) => (
              <tr key={host} className={line()}>
                <td className={cell({ naming: true })}>{host}</td>
                <td className={cell()}>{isMain ? '대표 도메인' : '함께 쓰는 도메인'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  )
}

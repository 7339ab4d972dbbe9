import { callQuery } from '#api/call-query.ts'
import { formatNumber } from '#ui/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { part } from '#admin/kit/list/list.styles.ts'
import { Link } from '#admin/kit/parts/link.tsx'
import { button, notice } from '#admin/kit/parts/styles.ts'

/** Warns of undelivered messages; renders nothing where there is none. */
export function UndeliveredNotice() {
  const { api } = useAdmin()
  const { data } = useQuery({
    ...callQuery(api, 'GET /admin/messages/undelivered', { query: { page: 1, pageSize: 1 } }),
    staleTime: 0,
  })
  if (!data || data.count === 0) return null
  return (
    <div className={part()}>
      <div className={notice({ tone: 'error' })} role="alert">
        <p>
          메시지 {formatNumber(data.count)}건을 보내지 못했습니다. 고객이 예약 안내를 받지 못했을 수 있습니다.
        </p>
        <Link to="/settings/undelivered" className={button()}>
          보내지 못한 메시지
        </Link>
      </div>
    </div>
  )
}

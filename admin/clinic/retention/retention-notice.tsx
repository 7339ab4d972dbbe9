import { callQuery } from '#api/call-query.ts'
import { formatNumber } from '#ui/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { part } from '#admin/kit/list/list.styles.ts'
import { Link } from '#admin/kit/parts/link.tsx'
import { button, notice } from '#admin/kit/parts/styles.ts'
import { totalOf } from './total-of.ts'

/** Warns of records past their retention that are not deleted. */
export function RetentionNotice() {
  const { api } = useAdmin()
  const { data } = useQuery({ ...callQuery(api, 'GET /admin/retention'), staleTime: 0 })
  if (!data || data.isDeleting) return null
  const total = totalOf(data.found)
  if (total === 0) return null
  return (
    <div className={part()}>
      <div className={notice()} role="status">
        <p>
          보유 기간이 지난 기록 {formatNumber(total)}건이 남아 있습니다. 동의받은 기간이 지났으니 삭제해야
          합니다.
        </p>
        <Link to="/settings/retention" className={button()}>
          보기
        </Link>
      </div>
    </div>
  )
}

import { callQuery } from '#api/call-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { button, notice } from '#admin/kit/parts/styles.ts'
import { part } from '#admin/kit/list/list.styles.ts'
import { nameOf } from './webhook-state.tsx'

/** Tells of webhooks that could not be told of something; nothing where there is none. */
export function FailingNotice() {
  const { api } = useAdmin()
  const list = useQuery({ ...callQuery(api, 'GET /admin/webhooks'), staleTime: 0 })
  const failing = list.data?.rows.filter(({ failingSince }) => failingSince !== null) ?? []
  return failing.map((webhook) => (
    <div key={webhook.id} className={part()}>
      <div className={notice({ tone: 'error' })} role="alert">
        <p>‘{nameOf(webhook)}’에 예약 소식을 전하지 못하고 있습니다. 받는 쪽을 확인해 주세요.</p>
        <Link to={`/settings/webhooks/${webhook.id}`} className={button()}>
          웹훅 보기
        </Link>
      </div>
    </div>
  ))
}

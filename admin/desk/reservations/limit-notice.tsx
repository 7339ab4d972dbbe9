import { callQuery } from '#api/call-query.ts'
import type { LimitKind, LimitRefusal } from '#schema/limit-refusals.ts'
import { dayText } from '#schema/plain/days.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { part } from '#admin/kit/list/list.styles.ts'
import { Link } from '#admin/kit/parts/link.tsx'
import { button, notice } from '#admin/kit/parts/styles.ts'

const words: Record<LimitKind, string> = {
  HOLD: '임시 예약이 한도에 닿았습니다. 그 뒤로 시간을 고른 방문자에게는 휴대전화 인증을 먼저 요청했습니다.',
  REQUEST:
    '인증 없이 하는 예약·대기·상담 신청이 한도에 닿았습니다. 그 뒤로 신청한 방문자에게는 휴대전화 인증을 먼저 요청했습니다.',
  CODE: '하루에 보내는 인증번호가 한도에 닿았습니다. 그 뒤로 인증번호를 요청한 방문자에게는 전화로 예약하도록 안내했습니다.',
}

/** `11월 27일(금) 37번, 11월 26일(목) 2번` */
const daysOf = (refusals: readonly LimitRefusal[]) =>
  refusals.map(({ day, count }) => `${dayText(day)} ${count}번`).join(', ')

/** Tells of limits that were reached in the last days, and how often they refused somebody. */
export function LimitNotice() {
  const { api } = useAdmin()
  const list = useQuery({ ...callQuery(api, 'GET /admin/limit-refusals'), staleTime: 0 })
  const refusals = list.data?.rows ?? []
  return [...new Set(refusals.map(({ kind }) => kind))].map((kind) => (
    <div key={kind} className={part()}>
      <div className={notice({ tone: 'warning' })} role="status">
        <p>
          {words[kind]} {daysOf(refusals.filter((refusal) => refusal.kind === kind))}
        </p>
        <Link to="/settings/booking" className={button()}>
          한도 보기
        </Link>
      </div>
    </div>
  ))
}

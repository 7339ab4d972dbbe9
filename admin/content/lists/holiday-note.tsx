import { callQuery } from '#api/call-query.ts'
import { cx } from '#ui/css.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { notice } from '#admin/kit/parts/styles.ts'
import { note } from '#admin/kit/list/list.styles.ts'

/** Warns of a year that can be booked and whose public holidays are not published yet. */
export function HolidayNote() {
  const { api } = useAdmin()
  const { data } = useQuery(callQuery(api, 'GET /admin/overview'))
  if (!data || data.unpublishedYear === null) return null
  return (
    <div className={cx(notice(), note())} role="status">
      <p>
        {data.unpublishedYear}년 공휴일은 아직 발표되지 않아 계산한 날짜로 쉽니다. 임시공휴일과 선거일은 빠져
        있으니, 쉬는 날이면 휴진일로 등록해 주세요.
      </p>
    </div>
  )
}

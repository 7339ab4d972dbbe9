import type { ScheduledPublication } from '#schema/publications.ts'
import { momentText } from '#schema/plain/days.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { getScheduledPublicationsQueryOptions } from '../queries/get-scheduled-publications.ts'
import { useMayPublish } from '#admin/session/use-may-publish.ts'
import { revisionLine, revisionRow, revisions, scheduled, scheduledProblem } from './styles.ts'

/** Lists what is published at a time, each with who, what and when, and takes it back for who may; nothing where there is none. */
export function ScheduledList() {
  const { api } = useAdmin()
  const mayPublish = useMayPublish()
  const list = useQuery(getScheduledPublicationsQueryOptions(api))
  const { isBusy, run } = useWork(() => void list.refetch())
  const rows = list.data?.rows ?? []
  if (rows.length === 0) return null
  const withdraw = ({ id, problem }: ScheduledPublication) =>
    run(
      () => api.request('DELETE /admin/scheduled-publications/{id}', { params: { id } }),
      problem === null ? '예약을 취소했습니다.' : '목록에서 지웠습니다.',
    )
  return (
    <section className={scheduled()} aria-labelledby="scheduled-publications">
      <h2 id="scheduled-publications">예약한 공개</h2>
      <ul className={revisions()}>
        {rows.map((row) => (
          <li key={row.id} className={revisionRow()}>
            <div className={revisionLine()}>
              <b>{momentText(row.dueAt)}</b>
              <span>
                {row.changes
                  .map(({ title, isRemoved }) => (isRemoved ? `${title} 내리기` : title))
                  .join(', ')}
                <small>
                  {[
                    row.ends === null ? null : `${row.ends}번째 공개 이전 내용으로 되돌리기`,
                    row.endsAt && `${momentText(row.endsAt)}까지`,
                    row.by,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              {mayPublish && (
                <Button
                  type="button"
                  className={button()}
                  aria-label={`${momentText(row.dueAt)} 공개 예약 ${row.problem === null ? '취소' : '삭제'}`}
                  disabled={isBusy}
                  onClick={() => void withdraw(row)}
                >
                  {row.problem === null ? '공개 예약 취소' : '삭제'}
                </Button>
              )}
            </div>
            {row.problem !== null && <p className={scheduledProblem()}>공개하지 못했습니다. {row.problem}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { callMutation } from '#api/call-query.ts'
import type { CallOutput } from '#api/client.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { ReservationStatus } from '#schema/reservations.ts'
import { dayText } from '#schema/plain/days.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { formatDate } from '#ui/format.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { consultationsQuery } from './queries.ts'
import * as styles from './styles.ts'

type Consultation = CallOutput<'GET /customer/consultations'>['rows'][number]
type Status = Consultation['status']

const names: Record<Status, string> = {
  NEW: '전화 대기 중',
  CALLING: '전화 대기 중',
  CONTACTED: '연락드림',
  BOOKED: '예약함',
  CLOSED: '상담 마침',
  WITHDRAWN: '취소됨',
}
const looks: Record<Status, ReservationStatus> = {
  NEW: 'REQUESTED',
  CALLING: 'REQUESTED',
  CONTACTED: 'CONFIRMED',
  BOOKED: 'DONE',
  CLOSED: 'DONE',
  WITHDRAWN: 'CANCELLED',
}
const isOver = ({ status }: Consultation) =>
  status === 'BOOKED' || status === 'CLOSED' || status === 'WITHDRAWN'
/** Says when the customer asked to be called. */
function waitingText({ wishedDay, wishedPart }: Consultation): string {
  const when = [wishedDay && dayText(wishedDay), { ANY: '', MORNING: '오전', AFTERNOON: '오후' }[wishedPart]]
  const said = when.filter(Boolean).join(' ')
  return said ? `${said}에 전화드릴 예정입니다` : '병원에서 전화드릴 예정입니다'
}

/** One's own requests to be called: those that are open among what is ahead, the others with what is past. */
export function MyConsultations({ period }: { period: 'upcoming' | 'past' }) {
  const { api } = useQueryContext()
  // One that is sent in the widget is there when its window has closed.
  const isOpen = useApplicationStore(({ layers }) => layers.open > 0)
  const { data } = useQuery({ ...consultationsQuery(api), staleTime: 0, enabled: !isOpen })
  const shown = data?.rows.filter((one) => isOver(one) === (period === 'past')) ?? []
  if (shown.length === 0) return null
  return (
    <ul aria-label="상담 신청">
      {shown.map((one) => (
        <Row key={one.id} consultation={one} />
      ))}
    </ul>
  )
}

function Row({ consultation }: { consultation: Consultation }) {
  const { id, status, product, message, canWithdraw, createdAt } = consultation
  const { api } = useQueryContext()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const withdraw = useMutation({
    ...callMutation(api, 'POST /customer/consultations/{consultationId}/withdraw'),
    // Also where it was refused: what has become of it is shown.
    onSettled: () => client.invalidateQueries({ queryKey: consultationsQuery(api).queryKey }),
  })
  return (
    <li className={styles.request({ isEnded: isOver(consultation) })}>
      <p className={styles.when()}>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      <div className={styles.what()}>
        <h2>{product ? `${product.name} 상담` : '전화 상담'}</h2>
        <p>{canWithdraw ? waitingText(consultation) : message}</p>
      </div>
      <span className={styles.status({ status: looks[status] })}>{names[status]}</span>
      {canWithdraw && (
        <div className={styles.requestActions()}>
          <FormSummary message={withdraw.error?.message} />
          {isAsking ? (
            <>
              <span>상담 신청을 취소할까요?</span>
              <button
                type="button"
                disabled={withdraw.isPending}
                onClick={() => withdraw.mutate({ params: { consultationId: id } })}
              >
                신청 취소하기
              </button>
              <button type="button" onClick={() => setAsking(false)}>
                그대로 두기
              </button>
            </>
          ) : (
            <button type="button" onClick={() => setAsking(true)}>
              신청 취소
            </button>
          )}
        </div>
      )}
    </li>
  )
}

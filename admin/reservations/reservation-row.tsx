import { ApiError } from '#api/client.ts'
import { formatPhone } from '#ui/format.ts'
import { showToast } from '#ui/toast.tsx'
import { useState } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Select, type SelectOption } from '../parts/select.tsx'
import { button, fieldHint, fieldLabel, input } from '../parts/styles.ts'
import { actionsOf, statusNames, type ConsoleReservation, type ReservationAction } from './statuses.ts'
import { person, reveal, row, rowActions, status, time, what } from './styles.ts'

type ReservationRowProps = {
  reservation: ConsoleReservation
  employees: readonly SelectOption[]
  onChanged: () => void
}

/** One reservation: when, who (masked until asked for), for what, by whom, and what can be done with it. */
export function ReservationRow({ reservation, employees, onChanged }: ReservationRowProps) {
  const { api } = useAdmin()
  const [shown, setShown] = useState<ConsoleReservation | null>(null)
  const [asked, setAsked] = useState<ReservationAction | 'memo' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [text, setText] = useState('')
  const [employeeId, setEmployeeId] = useState('')
  const params = { reservationId: reservation.id }
  const contact = shown ?? reservation

  const run = async (work: () => Promise<unknown>, done?: string) => {
    setBusy(true)
    try {
      await work()
      setAsked(null)
      onChanged()
      if (done) showToast(done, { kind: 'success' })
    } catch (error) {
      const message = error instanceof ApiError ? error.message : '하지 못했습니다. 다시 시도해 주세요.'
      showToast(message, { kind: 'error', closable: true })
    } finally {
      setBusy(false)
    }
  }
  const act = ({ call, title }: ReservationAction) =>
    run(() => {
      switch (call) {
        case 'POST /admin/reservations/{reservationId}/confirm':
          return api.request(call, { params, body: employeeId ? { employeeId: Number(employeeId) } : {} })
        case 'POST /admin/reservations/{reservationId}/reject':
        case 'POST /admin/reservations/{reservationId}/cancel':
          return api.request(call, { params, body: { reason: text } })
        default:
          return api.request(call, { params })
      }
    }, `${contact.contactName}님 예약: ${title}`)
  const begin = (action: ReservationAction) => {
    setText('')
    const needsDoctor = action.title === '확정' && reservation.employee === null
    if (action.isHard || needsDoctor) setAsked(action)
    else void act(action)
  }
  const isOver = ['DONE', 'NO_SHOW', 'CANCELLED', 'REJECTED'].includes(reservation.status)
  const items = reservation.items
    .map(({ productName, optionName }) => `${productName} ${optionName}`)
    .join(', ')
  return (
    <div className={row({ quiet: isOver })}>
      <div className={time()}>
        {reservation.time} <small>{reservation.durationMinutes}분</small>
      </div>
      <div className={person()} data-who>
        <b>{contact.contactName}</b>{' '}
        {!shown && (
          <button
            type="button"
            className={reveal()}
            title="누가 언제 보았는지 기록됩니다"
            onClick={() =>
              void run(async () => {
                setShown(await api.request('POST /admin/reservations/{reservationId}/reveal', { params }))
              })
            }
          >
            연락처 보기
          </button>
        )}
        <small>
          {formatPhone(contact.contactPhone.replace(/^\+82/, '0'))}
          {reservation.isMember && ' · 회원'}
        </small>
      </div>
      <div className={what()} data-what>
        {items || '방문 상담'}
        {reservation.request && <small>요청: {reservation.request}</small>}
        {reservation.memo && <small>메모: {reservation.memo}</small>}
        {reservation.reason && <small>이유: {reservation.reason}</small>}
      </div>
      <div data-what>{reservation.employee?.name ?? '담당 없음'}</div>
      <div data-status>
        <span className={status({ of: reservation.status })}>{statusNames[reservation.status]}</span>
      </div>
      <div className={rowActions()} data-actions>
        {actionsOf[reservation.status].map((action) => (
          <button
            key={action.title}
            type="button"
            className={button({ look: action.isNext ? 'outline' : 'quiet' })}
            disabled={isBusy}
            onClick={() => begin(action)}
          >
            {action.title}
          </button>
        ))}
        <button
          type="button"
          className={button({ look: 'quiet' })}
          onClick={() => {
            setText(reservation.memo)
            setAsked('memo')
          }}
        >
          메모
        </button>
      </div>
      {asked && (
        <Dialog
          title={`${contact.contactName}님 예약 ${asked === 'memo' ? '메모' : asked.title}`}
          onClose={() => setAsked(null)}
          actions={
            <button
              type="button"
              className={button({ look: 'primary' })}
              disabled={isBusy || (asked !== 'memo' && asked.title === '확정' && employeeId === '')}
              onClick={() =>
                void (asked === 'memo'
                  ? run(
                      () =>
                        api.request('PUT /admin/reservations/{reservationId}/memo', {
                          params,
                          body: { memo: text },
                        }),
                      '메모를 저장했습니다.',
                    )
                  : act(asked))
              }
            >
              {asked === 'memo' ? '저장' : asked.title}
            </button>
          }
        >
          {asked !== 'memo' && asked.title === '확정' ? (
            <>
              <span className={fieldLabel()}>담당 의료진</span>
              <Select
                label="담당 의료진"
                value={employeeId}
                isWide
                options={[{ value: '', label: '골라 주세요' }, ...employees]}
                onChange={setEmployeeId}
              />
            </>
          ) : (
            <label className={fieldLabel()}>
              {asked === 'memo' ? '병원만 보는 메모' : '이유'}
              <textarea
                className={input({ area: true })}
                value={text}
                maxLength={asked === 'memo' ? 2000 : 300}
                onChange={(event) => setText(event.target.value)}
              />
            </label>
          )}
          {asked !== 'memo' && asked.isHard && (
            <p className={fieldHint()}>고객이 예약 조회에서 이 이유를 봅니다.</p>
          )}
        </Dialog>
      )}
    </div>
  )
}

import { dayText } from '#schema/plain/days.ts'
import { callQuery } from '#api/call-query.ts'
import type { CallOutput } from '#api/client.ts'
import { formatDateTime, formatPhone } from '#ui/format.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { nothing } from '#admin/kit/list/list.styles.ts'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { Pager } from '#admin/kit/list/pager.tsx'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { list, listHead, person, row, rowActions, status, time, what } from '../styles.ts'
import { refreshEvery } from '../use-reservations.ts'

type ConsoleWaiting = CallOutput<'GET /admin/waitings'>['rows'][number]

const pageSize = 50

const parts: Record<ConsoleWaiting['part'], string> = { ANY: '종일', MORNING: '오전', AFTERNOON: '오후' }

type WaitingListProps = {
  /** `''`: every day from today on. */
  day: string
  page: number
  onPage: (page: number) => void
}

/** Who waits for a time on a full day, in the order in which they are offered one. */
export function WaitingList({ day, page, onPage }: WaitingListProps) {
  const { api } = useAdmin()
  const found = useQuery({
    ...callQuery(api, 'GET /admin/waitings', { query: { page, pageSize, ...(day && { day }) } }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery,
    staleTime: 0,
  })
  if (!found.data) return <QueryNote query={found} label="대기 명단을 불러오는 중" />
  const { rows, count } = found.data
  if (rows.length === 0) {
    return (
      <div className={nothing()}>
        <p>{day ? `${dayText(day)}에 자리를 기다리는 분이 없습니다.` : '자리를 기다리는 분이 없습니다.'}</p>
      </div>
    )
  }
  const days = [...new Set(rows.map((one) => one.day))]
  return (
    <>
      <div className={list()}>
        {days.map((one) => (
          <section key={one} aria-label={`${dayText(one)} 대기`}>
            <h2 className={listHead()}>{dayText(one)}</h2>
            {rows
              .filter((waiting) => waiting.day === one)
              .map((waiting) => (
                <WaitingRow key={waiting.id} waiting={waiting} onChanged={() => void found.refetch()} />
              ))}
          </section>
        ))}
      </div>
      <Pager page={page} pages={Math.ceil(count / pageSize)} onPage={onPage} />
    </>
  )
}

function WaitingRow({ waiting, onChanged }: { waiting: ConsoleWaiting; onChanged: () => void }) {
  const { api } = useAdmin()
  const { isBusy, fault, run } = useWork(onChanged, { isNoted: true })
  const [isAsked, setAsked] = useState(false)
  const { id, contactName, contactPhone, isMember, items, employee, offer, part, createdAt } = waiting
  const remove = async () => {
    const work = () => api.request('DELETE /admin/waitings/{waitingId}', { params: { waitingId: id } })
    if (await run(work, `${contactName}님을 대기 명단에서 삭제했습니다.`)) setAsked(false)
  }
  return (
    <div className={row()}>
      <div className={time()}>{parts[part]}</div>
      <div className={person()} data-who>
        <b>{contactName}</b>
        <small>
          {formatPhone(contactPhone)}
          {isMember && ' · 회원'}
        </small>
      </div>
      <div className={what()} data-what>
        {items.map(({ productName, optionName }) => `${productName} ${optionName}`).join(', ') || '방문 상담'}
        <small>{formatDateTime(createdAt)} 신청</small>
      </div>
      <div data-what>{employee?.name ?? '누구나'}</div>
      <div data-status>
        <span className={status({ of: offer ? 'CONFIRMED' : 'REQUESTED' })}>{offer ? '권함' : '대기'}</span>
      </div>
      <div className={rowActions()} data-actions>
        {offer && (
          <small>
            {offer.time} {offer.employee.name}, {formatDateTime(offer.expiresAt)}까지
          </small>
        )}
        <button type="button" className={button({ look: 'quiet' })} onClick={() => setAsked(true)}>
          삭제
        </button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={`${contactName}님을 대기 명단에서 삭제할까요?`}
          confirm="명단에서 삭제"
          isPending={isBusy}
          error={fault}
          onConfirm={() => void remove()}
          onClose={() => setAsked(false)}
        >
          {offer
            ? '잡아 둔 시간은 다음 분께 권합니다. 고객에게는 알리지 않으니 필요하면 전화해 주세요.'
            : '자리가 나도 알리지 않습니다. 고객에게는 알리지 않으니 필요하면 전화해 주세요.'}
        </ConfirmDialog>
      )}
    </div>
  )
}

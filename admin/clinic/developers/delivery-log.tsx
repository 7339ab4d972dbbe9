import { callMutation, callQuery } from '#api/call-query.ts'
import { webhookEventNames, type WebhookEvent } from '#schema/plain/webhook-events.ts'
import type { Delivery, DeliveryFailure, DeliveryStatus, Webhook } from '#schema/webhooks.ts'
import { formatDateTime } from '#ui/format.ts'
import { showToast } from '#ui/toast.tsx'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { nothing, part, toolbar } from '#admin/kit/list/list.styles.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { Pager, rangeText } from '#admin/kit/list/pager.tsx'
import { Select } from '#admin/kit/parts/select.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { ReplayDialog } from './replay-dialog.tsx'
import { entries, entry, mark, opened } from './styles.ts'

const pageSize = 20
const statusNames: Record<DeliveryStatus, string> = {
  PENDING: '기다리는 중',
  SENT: '받음',
  DROPPED: '그만둠',
}
const tones = { PENDING: 'waiting', SENT: 'good', DROPPED: 'bad' } as const
const failureNames: Record<Exclude<DeliveryFailure, 'ANSWER'>, string> = {
  TIMEOUT: '15초 안에 답이 없음',
  CONNECTION: '연결할 수 없음',
  PRIVATE_ADDRESS: '보낼 수 없는 사설 주소',
  SECRET: '서명할 비밀이 없음, 새로 만들어 주세요',
  MOVED: '병원을 옮겨 다른 서버에서 보냄',
}
const filters = [
  { value: '', label: '모든 소식' },
  ...Object.entries(statusNames).map(([value, label]) => ({ value, label })),
]

type DeliveryLogProps = { webhook: Webhook; onReplayed: () => void }

function useDeliveries(id: number, query: { page: number; pageSize: number; status?: DeliveryStatus }) {
  const { api } = useAdmin()
  return useQuery({
    ...callQuery(api, 'GET /admin/webhooks/{id}/deliveries', { params: { id }, query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // A pending delivery is sent within some seconds.
    refetchInterval: ({ state }) =>
      state.data?.rows.some((one) => one.status === 'PENDING' && one.tries < 2) ? 2_000 : false,
  })
}

/** Lists what a webhook was told, the last first, and has it sent again. */
export function DeliveryLog({ webhook: { id, failingSince }, onReplayed }: DeliveryLogProps) {
  const [page, setPage] = useState(1)
  const [status, setStatus] = useState('')
  const [isReplaying, setReplaying] = useState(false)
  const log = useDeliveries(id, {
    page,
    pageSize,
    ...(status !== '' && { status: status as DeliveryStatus }),
  })
  if (!log.data) return <QueryNote query={log} label="기록을 불러오는 중" />
  const { rows, count } = log.data
  return (
    <>
      <div className={toolbar()}>
        <Select
          label="상태"
          value={status}
          options={filters}
          isSet={status !== ''}
          onChange={(next) => {
            setStatus(next)
            setPage(1)
          }}
        />
        <button type="button" className={button()} onClick={() => setReplaying(true)}>
          <RotateCcw size={14} aria-hidden /> 어느 때부터 다시 보내기
        </button>
      </div>
      {rows.length === 0 ? (
        <div className={nothing()}>
          <p>
            {status === ''
              ? '아직 보낸 소식이 없습니다. 시험 보내기로 확인해 보세요.'
              : '그런 소식이 없습니다.'}
          </p>
        </div>
      ) : (
        <div className={part()}>
          <ol className={entries()} aria-label="보낸 기록">
            {rows.map((delivery) => (
              <Entry key={delivery.id} webhookId={id} delivery={delivery} onReplayed={onReplayed} />
            ))}
          </ol>
        </div>
      )}
      <Pager page={page} pages={Math.ceil(count / pageSize)} onPage={setPage}>
        {rangeText(page, pageSize, count)}
      </Pager>
      {isReplaying && (
        <ReplayDialog
          webhookId={id}
          failingSince={failingSince}
          onReplayed={onReplayed}
          onClose={() => setReplaying(false)}
        />
      )}
    </>
  )
}

type EntryProps = { webhookId: number; delivery: Delivery; onReplayed: () => void }

function Entry({ webhookId, delivery, onReplayed }: EntryProps) {
  const { api } = useAdmin()
  const replay = useMutation({
    ...callMutation(api, 'POST /admin/webhooks/{id}/deliveries/{deliveryId}/replay'),
    onSuccess: () => showToast('다시 보냅니다.', { kind: 'success' }),
    onError: (error) => showToast(error.message, { kind: 'error' }),
    onSettled: onReplayed,
  })
  const { id, messageId, type, reservationCode, status, createdAt, tries, nextTryAt } = delivery
  return (
    <li className={entry()}>
      <details>
        <summary>
          <b>{type === 'webhook.test' ? '시험 보내기' : webhookEventNames[type as WebhookEvent]}</b>
          <span>{reservationCode}</span>
          <span>{formatDateTime(createdAt)}</span>
          <span className={mark({ tone: tones[status] })}>{statusNames[status]}</span>
          <span>{answerOf(delivery)}</span>
        </summary>
        <div className={opened()}>
          <code>
            {type} · {messageId}
          </code>
          <span>
            {tries}번 시도
            {nextTryAt && tries > 0 && ` · 다음은 ${formatDateTime(nextTryAt)}`}
          </span>
          <pre tabIndex={0} aria-label="보낸 본문">
            {JSON.stringify(delivery.body, null, 2)}
          </pre>
          <Button
            type="button"
            className={button()}
            disabled={replay.isPending}
            onClick={() => replay.mutate({ params: { id: webhookId, deliveryId: id } })}
          >
            <RotateCcw size={14} aria-hidden /> 다시 보내기
          </Button>
        </div>
      </details>
    </li>
  )
}

function answerOf({ answerStatus, failure }: Delivery): string {
  if (answerStatus !== null) return `응답 ${answerStatus}`
  return failure && failure !== 'ANSWER' ? failureNames[failure] : ''
}

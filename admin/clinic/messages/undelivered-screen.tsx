import { callMutation, callQuery } from '#api/call-query.ts'
import type { UndeliveredMessage } from '#schema/notifications.ts'
import { formatDateTime, formatPhone } from '#ui/format.ts'
import { showToast } from '#ui/toast.tsx'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { ListFrame } from '#admin/kit/list/list-frame.tsx'
import {
  actions,
  cell,
  head,
  line,
  nothing,
  part,
  quiet,
  screen,
  title,
} from '#admin/kit/list/list.styles.ts'
import { Pager, rangeText } from '#admin/kit/list/pager.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { button, notice } from '#admin/kit/parts/styles.ts'

const pageSize = 20
const columns = [
  { label: '메시지' },
  { label: '받는 곳' },
  { label: '예약', extra: true },
  { label: '그만둔 때', extra: true },
  { label: '다시 보내기', hidden: true },
]

/** Lists undelivered messages, which the clinic can send again. */
export function UndeliveredScreen() {
  const { api } = useAdmin()
  const client = useQueryClient()
  const [page, setPage] = useState(1)
  const list = useQuery({
    ...callQuery(api, 'GET /admin/messages/undelivered', { query: { page, pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const resend = useMutation({
    ...callMutation(api, 'POST /admin/messages/undelivered/resend'),
    onSuccess: ({ count }) => showToast(`${count}건을 다시 보냅니다.`, { kind: 'success' }),
    onError: (error) => showToast(error.message, { kind: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['GET /admin/messages/undelivered'] }),
  })
  if (!list.data) return <QueryNote query={list} label="메시지를 불러오는 중" />
  const { rows, count } = list.data
  const problem = rows.find((row) => row.problem !== null)?.problem
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>보내지 못한 메시지</h1>
        {count > 0 && (
          <div className={actions()}>
            <Button
              type="button"
              className={button()}
              disabled={resend.isPending}
              onClick={() => resend.mutate({ body: { ids: null } })}
            >
              <RotateCcw size={14} aria-hidden /> 모두 다시 보내기
            </Button>
          </div>
        )}
      </header>
      {problem && (
        <div className={part()}>
          <div className={notice()}>
            <p>{problem}</p>
          </div>
        </div>
      )}
      {rows.length === 0 ? (
        <div className={nothing()}>
          <p>
            보내지 못한 메시지가 없습니다. 세 시간 동안 보내지 못했거나 한도를 넘은 메시지가 여기에 7일 동안
            남습니다.
          </p>
        </div>
      ) : (
        <ListFrame columns={columns}>
          {rows.map((message) => (
            <MessageLine
              key={message.id}
              message={message}
              isPending={resend.isPending}
              onResend={() => resend.mutate({ body: { ids: [message.id] } })}
            />
          ))}
        </ListFrame>
      )}
      <Pager page={page} pages={Math.ceil(count / pageSize)} onPage={setPage}>
        {rangeText(page, pageSize, count)}
      </Pager>
    </main>
  )
}

type MessageLineProps = { message: UndeliveredMessage; isPending: boolean; onResend: () => void }

function MessageLine({ message, isPending, onResend }: MessageLineProps) {
  const { title: name, recipient, reservationCode, reservedAt, droppedAt, problem } = message
  return (
    <tr className={line()}>
      <td className={cell({ naming: true })}>
        {name}
        {problem && <small className={quiet()}> 한도</small>}
      </td>
      <td className={cell()}>{recipient.includes('@') ? recipient : formatPhone(recipient)}</td>
      <td className={cell({ extra: true })}>
        {reservedAt && `${reservationCode} · ${formatDateTime(reservedAt)}`}
      </td>
      <td className={cell({ extra: true })}>{formatDateTime(droppedAt)}</td>
      <td className={cell()}>
        <Button type="button" className={button()} disabled={isPending} onClick={onResend}>
          다시 보내기
        </Button>
      </td>
    </tr>
  )
}

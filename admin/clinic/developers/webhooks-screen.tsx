import { callQuery } from '#api/call-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { cell, line, nameLink, nothing, screen } from '#admin/kit/list/list.styles.ts'
import { ListFrame } from '#admin/kit/list/list-frame.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { DeveloperHead } from './developer-head.tsx'
import { ShownOnce } from './shown-once.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { nameOf, WebhookState } from './webhook-state.tsx'

const columns = [
  { label: '이름' },
  { label: '주소', extra: true },
  { label: '받을 소식', extra: true },
  { label: '상태' },
]

/** Lists the addresses that are told of reservations. */
export function WebhooksScreen() {
  const { api } = useAdmin()
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const list = useQuery({ ...callQuery(api, 'GET /admin/webhooks'), staleTime: 0 })
  if (!list.data) return <QueryNote query={list} label="웹훅을 불러오는 중" />
  const { rows } = list.data
  return (
    <main className={screen()}>
      <DeveloperHead title="웹훅" guide="guide-webhooks" add="웹훅 만들기" onAdd={() => setMaking(true)}>
        예약이 들어오거나 바뀔 때마다 차트 프로그램 같은 병원의 시스템에 알립니다.
      </DeveloperHead>
      {rows.length === 0 ? (
        <div className={nothing()}>
          <p>아직 웹훅이 없습니다. 알릴 주소를 등록하면 예약이 바뀔 때마다 보냅니다.</p>
          <button type="button" className={button()} onClick={() => setMaking(true)}>
            처음 것 만들기
          </button>
        </div>
      ) : (
        <ListFrame columns={columns}>
          {rows.map((webhook) => (
            <tr key={webhook.id} className={line()}>
              <td className={cell({ naming: true })}>
                <Link to={`/settings/webhooks/${webhook.id}`} className={nameLink()}>
                  {nameOf(webhook)}
                </Link>
              </td>
              <td className={cell({ extra: true })}>{webhook.url}</td>
              <td className={cell({ extra: true })}>{webhook.events.length}가지</td>
              <td className={cell()}>
                <WebhookState webhook={webhook} />
              </td>
            </tr>
          ))}
        </ListFrame>
      )}
      {isMaking && (
        <WebhookDialog
          onSaved={(_, made) => {
            setMaking(false)
            setSecret(made)
            void list.refetch()
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {secret && (
        <ShownOnce
          title="서명 비밀"
          about="받는 쪽은 이 비밀로 정말 이 병원이 보낸 것인지 확인합니다. 지금 한 번만 보이니 받는 프로그램의 설정에 옮겨 적으세요."
          label="서명 비밀"
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </main>
  )
}

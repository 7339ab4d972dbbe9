import { callMutation, callQuery } from '#api/call-query.ts'
import { momentText } from '#schema/plain/days.ts'
import { webhookEventNames } from '#schema/plain/webhook-events.ts'
import type { Webhook } from '#schema/webhooks.ts'
import { showToast } from '#ui/toast.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, KeyRound, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { actions, head, part, screen, title } from '#admin/kit/list/list.styles.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { Redirect } from '#admin/kit/parts/redirect.tsx'
import { button, notice } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { ShownOnce } from './shown-once.tsx'
import { facts } from './styles.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { nameOf, WebhookState } from './webhook-state.tsx'

/** One webhook: how it fares, what it was told, and all that may be done with it. */
export function WebhookScreen({ id }: { id: number }) {
  const { api } = useAdmin()
  const list = useQuery({ ...callQuery(api, 'GET /admin/webhooks'), staleTime: 0 })
  if (!list.data) return <QueryNote query={list} label="웹훅을 불러오는 중" />
  const webhook = list.data.rows.find((one) => one.id === id)
  return webhook ? <Loaded webhook={webhook} /> : <Redirect to="/settings/webhooks" />
}

type Asked = 'change' | 'rotate' | 'remove'

function Loaded({ webhook }: { webhook: Webhook }) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const params = { id: webhook.id }
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['GET /admin/webhooks'] }),
      client.invalidateQueries({ queryKey: ['GET /admin/webhooks/{id}/deliveries'] }),
    ])
  const onSettled = () => void refresh()
  const remove = useMutation({
    ...callMutation(api, 'DELETE /admin/webhooks/{id}'),
    onSuccess: () => navigate('/settings/webhooks'),
    onSettled,
  })
  return (
    <main className={screen()}>
      <WebhookHead webhook={webhook} onAsk={setAsked} onSettled={onSettled} />
      <WebhookFacts webhook={webhook} />
      <DeliveryLog webhook={webhook} onReplayed={() => void refresh()} />
      {asked === 'change' && (
        <WebhookDialog
          webhook={webhook}
          onSaved={() => {
            setAsked(undefined)
            void refresh()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'rotate' && (
        <RotateDialog id={webhook.id} onSettled={onSettled} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title="웹훅을 삭제할까요?"
          confirm="웹훅 삭제"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ params })}
          onClose={() => setAsked(undefined)}
        >
          이 주소에는 더 알리지 않습니다. 아직 보내지 못한 소식과 보낸 기록도 지워집니다.
        </ConfirmDialog>
      )}
    </main>
  )
}

type WebhookHeadProps = { webhook: Webhook; onAsk: (what: Asked) => void; onSettled: () => void }

/** The webhook's name, state and actions. */
function WebhookHead({ webhook, onAsk, onSettled }: WebhookHeadProps) {
  const { api } = useAdmin()
  const navigate = useNavigate()
  const params = { id: webhook.id }
  const onError = (error: Error) => showToast(error.message, { kind: 'error' })
  const test = useMutation({
    ...callMutation(api, 'POST /admin/webhooks/{id}/test'),
    onSuccess: () => showToast('시험 소식을 보냅니다. 곧 아래 기록에 나옵니다.', { kind: 'success' }),
    onError,
    onSettled,
  })
  const change = useMutation({ ...callMutation(api, 'PUT /admin/webhooks/{id}'), onError, onSettled })
  const toggle = () => {
    const { url, description, events, includesContact, isActive } = webhook
    change.mutate({ params, body: { url, description, events, includesContact, isActive: !isActive } })
  }
  return (
    <header className={head()}>
      <IconButton label="웹훅 목록" icon={ArrowLeft} onClick={() => void navigate('/settings/webhooks')} />
      <h1 className={title()}>{nameOf(webhook)}</h1>
      <WebhookState webhook={webhook} />
      <div className={actions()}>
        <IconButton label="수정" icon={Pencil} onClick={() => onAsk('change')} />
        <IconButton label="비밀 변경" icon={KeyRound} onClick={() => onAsk('rotate')} />
        <IconButton
          label={webhook.isActive ? '멈추기' : '다시 보내기 시작'}
          icon={webhook.isActive ? Pause : Play}
          disabled={change.isPending}
          onClick={toggle}
        />
        <IconButton label="삭제" icon={Trash2} onClick={() => onAsk('remove')} />
        <Button
          type="button"
          className={button({ look: 'primary' })}
          disabled={test.isPending || !webhook.isActive}
          onClick={() => test.mutate({ params })}
        >
          <Send size={15} aria-hidden /> 시험 보내기
        </Button>
      </div>
    </header>
  )
}

/** Events and address of a webhook. */
const WebhookFacts = ({ webhook }: { webhook: Webhook }) => (
  <div className={part()}>
    {webhook.failingSince && (
      <div className={notice({ tone: 'error' })} role="alert">
        <p>
          며칠을 다시 보내도 받지 않아 {momentText(webhook.failingSince)}에 그만둔 소식이 있습니다. 받는 쪽을
          고친 뒤 그때부터의 소식을 다시 보내 주세요.
        </p>
      </div>
    )}
    <dl className={facts()}>
      <dt>주소</dt>
      <dd>{webhook.url}</dd>
      <dt>받을 소식</dt>
      <dd>{webhook.events.map((event) => webhookEventNames[event]).join(', ')}</dd>
      <dt>고객 정보</dt>
      <dd>{webhook.includesContact ? '이름과 전화번호를 보냅니다' : '보내지 않습니다'}</dd>
      {webhook.previousSecretUntil && (
        <>
          <dt>비밀</dt>
          <dd>{momentText(webhook.previousSecretUntil)}까지 변경 전의 비밀로도 서명합니다</dd>
        </>
      )}
    </dl>
  </div>
)

type RotateDialogProps = { id: number; onSettled: () => void; onClose: () => void }

/** Asks before the secret changes, then shows the new one. */
function RotateDialog({ id, onSettled, onClose }: RotateDialogProps) {
  const { api } = useAdmin()
  const rotate = useMutation({ ...callMutation(api, 'POST /admin/webhooks/{id}/secret'), onSettled })
  if (rotate.data)
    return (
      <ShownOnce
        title="새 서명 비밀"
        about="지금 한 번만 보입니다. 24시간 안에 받는 프로그램의 설정에 옮겨 적으세요."
        label="서명 비밀"
        secret={rotate.data.secret}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      title="서명 비밀을 변경할까요?"
      confirm="비밀 변경"
      look="primary"
      isPending={rotate.isPending}
      error={rotate.error}
      onConfirm={() => rotate.mutate({ params: { id } })}
      onClose={onClose}
    >
      새 비밀이 나옵니다. 24시간 동안은 지금 비밀로도 함께 서명하니, 그 안에 받는 쪽의 설정을 바꿔 주세요.
    </ConfirmDialog>
  )
}

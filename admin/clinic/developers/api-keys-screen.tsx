import { callMutation, callQuery } from '#api/call-query.ts'
import type { ApiKey } from '#schema/api-keys.ts'
import { apiScopeNames } from '#schema/plain/api-scopes.ts'
import { formatDate } from '#ui/format.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { cell, line, nothing, quiet, screen } from '#admin/kit/list/list.styles.ts'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { ListFrame } from '#admin/kit/list/list-frame.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { ApiKeyDialog } from './api-key-dialog.tsx'
import { DeveloperHead } from './developer-head.tsx'
import { ShownOnce } from './shown-once.tsx'
import { mark } from './styles.ts'
import { useTime } from '#admin/kit/parts/use-today.ts'

const columns = [
  { label: '이름' },
  { label: '할 수 있는 일', extra: true },
  { label: '마지막으로 씀', extra: true },
  { label: '상태' },
  { label: '폐기', hidden: true },
]

/** Lists the keys of a clinic's own programs. */
export function ApiKeysScreen() {
  const { api } = useAdmin()
  const [isMaking, setMaking] = useState(false)
  const [token, setToken] = useState<string>()
  const [revoked, setRevoked] = useState<ApiKey>()
  const list = useQuery({ ...callQuery(api, 'GET /admin/api-keys'), staleTime: 0 })
  if (!list.data) return <QueryNote query={list} label="API 키를 불러오는 중" />
  const { rows } = list.data
  return (
    <main className={screen()}>
      <DeveloperHead title="API 키" guide="guide-keys" add="키 만들기" onAdd={() => setMaking(true)}>
        병원의 프로그램이 사람 대신 예약과 콘텐츠를 보고 고칠 때 씁니다.
      </DeveloperHead>
      {rows.length === 0 ? (
        <div className={nothing()}>
          <p>아직 API 키가 없습니다. 차트 프로그램처럼 연결할 것마다 따로 만드세요.</p>
          <button type="button" className={button()} onClick={() => setMaking(true)}>
            처음 것 만들기
          </button>
        </div>
      ) : (
        <ListFrame columns={columns}>
          {rows.map((key) => (
            <KeyLine key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />
          ))}
        </ListFrame>
      )}
      {isMaking && (
        <ApiKeyDialog
          onMade={(made) => {
            setMaking(false)
            setToken(made)
            void list.refetch()
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {token && (
        <ShownOnce
          title="API 키"
          about="지금 한 번만 보이고 다시 볼 수 없습니다. 쓸 프로그램의 설정에 옮겨 적으세요. 유출되면 바로 폐기하고 새로 만듭니다."
          label="API 키"
          secret={token}
          onClose={() => setToken(undefined)}
        />
      )}
      {revoked && (
        <RevokeDialog
          apiKey={revoked}
          onSettled={() => list.refetch()}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </main>
  )
}

function KeyLine({ apiKey: key, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  return (
    <tr className={line()}>
      <td className={cell({ naming: true })}>
        {key.name} <span className={quiet()}>…{key.hint}</span>
      </td>
      <td
        className={cell({ extra: true })}
        title={key.scopes.map((scope) => apiScopeNames[scope]).join(', ')}
      >
        {key.scopes.join(', ')}
      </td>
      <td className={cell({ extra: true })}>{key.lastUsedAt ? formatDate(key.lastUsedAt) : '쓴 적 없음'}</td>
      <td className={cell()}>
        <KeyState apiKey={key} />
      </td>
      <td className={cell()}>
        {!key.revokedAt && (
          <button
            type="button"
            className={button({ look: 'dangerOutline' })}
            aria-label={`${key.name} 폐기`}
            onClick={onRevoke}
          >
            폐기
          </button>
        )}
      </td>
    </tr>
  )
}

type RevokeDialogProps = { apiKey: ApiKey; onSettled: () => Promise<unknown>; onClose: () => void }

function RevokeDialog({ apiKey, onSettled, onClose }: RevokeDialogProps) {
  const { api } = useAdmin()
  const revoke = useMutation({
    ...callMutation(api, 'DELETE /admin/api-keys/{id}'),
    onSuccess: onClose,
    onSettled,
  })
  return (
    <ConfirmDialog
      title={`‘${apiKey.name}’ 키를 폐기할까요?`}
      confirm="키 폐기"
      isPending={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate({ params: { id: apiKey.id } })}
      onClose={onClose}
    >
      이 키를 쓰는 프로그램은 바로 아무것도 할 수 없습니다. 되돌릴 수 없으니 다시 쓰려면 새 키를 만들어야
      합니다.
    </ConfirmDialog>
  )
}

/** Whether a key still holds. */
function KeyState({ apiKey: { revokedAt, expiresAt, isMakerDisabled, createdBy } }: { apiKey: ApiKey }) {
  const time = useTime()
  if (revokedAt) return <span className={mark({ tone: 'off' })}>폐기됨</span>
  if (expiresAt && Date.parse(expiresAt) <= time())
    return <span className={mark({ tone: 'bad' })}>기한 지남</span>
  if (isMakerDisabled)
    return <span className={mark({ tone: 'bad' })}>멈춤 · 만든 계정({createdBy}) 사용 중지</span>
  return (
    <span className={mark({ tone: 'good' })}>
      {expiresAt ? `${formatDate(expiresAt)}까지` : '폐기할 때까지'}
    </span>
  )
}

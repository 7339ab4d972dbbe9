import { roleNames } from '#schema/plain/role-names.ts'
import { momentText } from '#schema/plain/days.ts'
import type { Invitation } from '#schema/accounts.ts'
import { useNow } from '#ui/use-now.ts'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { cell, line } from '#admin/kit/list/list.styles.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { SentLink } from './sent-link.tsx'
import { email as emailLine, lineActions, state } from '#admin/kit/parts/accounts.styles.ts'

type InvitationLineProps = { invitation: Invitation; onChanged: () => void }

/** Somebody who is invited and has not come yet: sent once more, or taken back. */
export function InvitationLine({ invitation, onChanged }: InvitationLineProps) {
  const { api } = useAdmin()
  const { isBusy, run } = useWork(onChanged)
  const [token, setToken] = useState<string | null>(null)
  const { id, email, role, by, until } = invitation
  const now = useNow()
  const isOver = now !== null && now > new Date(until)
  const params = { id }
  const again = async () => {
    const sent = await api.request('POST /admin/invitations/{id}/resend', { params })
    setToken(sent.token)
  }
  return (
    <tr className={line()}>
      <td className={cell({ naming: true })}>
        {email}
        <span className={emailLine()}>
          {by}님이 초대 · {isOver ? '링크가 끝났습니다' : `${momentText(until)}까지`}
        </span>
      </td>
      <td className={cell()}>{roleNames[role]}</td>
      <td className={cell({ extra: true })} colSpan={3}>
        <span className={state({ of: isOver ? 'over' : 'invited' })}>{isOver ? '초대 만료' : '초대함'}</span>
      </td>
      <td className={cell()}>
        <div className={lineActions()}>
          <Button
            type="button"
            className={button({ look: 'quiet' })}
            aria-label={`${email} 초대 다시 보내기`}
            disabled={isBusy}
            onClick={() => void run(again)}
          >
            다시 보내기
          </Button>
          <Button
            type="button"
            className={button({ look: 'quiet' })}
            aria-label={`${email} 초대 취소`}
            disabled={isBusy}
            onClick={() =>
              void run(
                () => api.request('DELETE /admin/invitations/{id}', { params }),
                '초대를 취소했습니다. 보낸 링크는 열리지 않습니다.',
              )
            }
          >
            취소
          </Button>
        </div>
        {token && (
          <Dialog title="초대를 다시 보냈습니다" onClose={() => setToken(null)}>
            <SentLink email={email} token={token} />
          </Dialog>
        )}
      </td>
    </tr>
  )
}

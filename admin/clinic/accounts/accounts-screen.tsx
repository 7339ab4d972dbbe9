import { callQuery } from '#api/call-query.ts'
import { roleNames } from '#schema/plain/role-names.ts'
import type { AccountRow } from '#schema/accounts.ts'
import { formatDateTime } from '#ui/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { about, actions, cell, head, line, quiet, screen, title } from '#admin/kit/list/list.styles.ts'
import { ListFrame } from '#admin/kit/list/list-frame.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { InvitationLine } from './invitation-line.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { TwoFactorPolicy } from './two-factor-policy.tsx'
import { email as emailLine, lineActions, self, state } from '#admin/kit/parts/accounts.styles.ts'

const columns = [
  { label: '이름' },
  { label: '권한' },
  { label: '상태', extra: true },
  { label: '2단계 인증', extra: true },
  { label: '마지막 로그인', extra: true },
  { label: '할 일', hidden: true },
]

/** Who may use the console, as what, and who is invited to it. */
export function AccountsScreen() {
  const { api } = useAdmin()
  const [isInviting, setInviting] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const found = useQuery({ ...callQuery(api, 'GET /admin/accounts'), staleTime: 0 })
  if (!found.data) return <QueryNote query={found} label="계정을 불러오는 중" />
  const { rows, invitations, twoFactorRequiredFrom } = found.data
  const open = rows.find(({ id }) => id === openId)
  const refresh = () => void found.refetch()
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>계정</h1>
        <div className={actions()}>
          <button type="button" className={button({ look: 'primary' })} onClick={() => setInviting(true)}>
            <Plus size={15} aria-hidden /> 초대
          </button>
        </div>
        <p className={about()}>콘솔을 쓰는 사람과 그 권한. 비밀번호와 2단계 인증은 저마다 정합니다.</p>
      </header>
      <ListFrame columns={columns}>
        {rows.map((row) => (
          <AccountLine key={row.id} row={row} onOpen={() => setOpenId(row.id)} />
        ))}
        {invitations.map((one) => (
          <InvitationLine key={one.id} invitation={one} onChanged={refresh} />
        ))}
      </ListFrame>
      <TwoFactorPolicy
        from={twoFactorRequiredFrom}
        missing={rows.filter(({ hasTwoFactor, isDisabled }) => !hasTwoFactor && !isDisabled).length}
        onChanged={refresh}
      />
      {isInviting && <InviteDialog onInvited={refresh} onClose={() => setInviting(false)} />}
      {open && <AccountDialog account={open} onChanged={refresh} onClose={() => setOpenId(null)} />}
    </main>
  )
}

function AccountLine({ row, onOpen }: { row: AccountRow; onOpen: () => void }) {
  return (
    <tr className={line()}>
      <td className={cell({ naming: true })}>
        <b>{row.name}</b>
        {row.isSelf && <span className={self()}>나</span>}
        <span className={emailLine()}>{row.email}</span>
      </td>
      <td className={cell()}>{roleNames[row.role]}</td>
      <td className={cell({ extra: true })}>
        <span className={state({ of: row.isDisabled ? 'disabled' : 'active' })}>
          {row.isDisabled ? '쓰지 않음' : '사용 중'}
        </span>
      </td>
      <td className={cell({ extra: true })}>
        {row.hasTwoFactor ? '켬' : <span className={quiet()}>끔</span>}
      </td>
      <td className={cell({ extra: true })}>
        {row.lastSignedInAt ? formatDateTime(row.lastSignedInAt) : <span className={quiet()}>없음</span>}
      </td>
      <td className={cell()}>
        <div className={lineActions()}>
          <button
            type="button"
            className={button({ look: 'quiet' })}
            aria-label={`${row.name}님 계정 수정`}
            onClick={onOpen}
          >
            수정
          </button>
        </div>
      </td>
    </tr>
  )
}

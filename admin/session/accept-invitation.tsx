import { callMutation } from '#api/call-query.ts'
import { ApiError } from '#api/client.ts'
import { roleNames } from '#schema/plain/role-names.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { notice } from '#admin/kit/parts/styles.ts'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import type { Account } from '#admin/kit/console/get-session.ts'
import { EntryCard, EntryForm } from './entry-card.tsx'
import { unknownProblem } from './sign-in-errors.ts'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { form, turn } from './styles.ts'

type AcceptInvitationProps = {
  token: string
  onAccepted: (account: Account) => void
  onLeave: () => void
}

/** Tells somebody what they are invited to, and makes their account of a name and a password. */
export function AcceptInvitation({ token, onAccepted, onLeave }: AcceptInvitationProps) {
  const { api } = useAdmin()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const opened = useQuery({
    queryKey: ['POST /admin/invitation', token],
    queryFn: ({ signal }) => api.request('POST /admin/invitation', { body: { token }, signal }),
    retry: false,
  })
  const accept = useMutation({
    ...callMutation(api, 'POST /admin/invitation/acceptance'),
    onSuccess: onAccepted,
  })
  if (opened.error) {
    return (
      <EntryCard title="초대" lead={location.host}>
        <div className={form()}>
          <p className={notice({ tone: 'warning' })} role="alert">
            {opened.error.message}
          </p>
        </div>
        <button type="button" className={turn()} onClick={onLeave}>
          로그인으로 가기
        </button>
      </EntryCard>
    )
  }
  if (!opened.data) return <Waiting label="초대를 여는 중" />
  const { email, role, partnerName } = opened.data
  const problem = accept.error instanceof ApiError ? accept.error : null
  const of = (field: string) => problem?.errors.find(({ path }) => path === `/${field}`)?.message
  const whole = accept.error && !of('name') && !of('password')
  return (
    <EntryCard
      title={`${partnerName} 콘솔에 초대받으셨습니다`}
      lead={`${email} · ${roleNames[role]} 권한입니다. 이름과 비밀번호를 정하면 바로 시작합니다.`}
    >
      <EntryForm
        submit="시작하기"
        submitting="계정을 만드는 중…"
        isPending={accept.isPending}
        error={whole ? (problem?.message ?? unknownProblem.form) : undefined}
        onSubmit={() => accept.mutate({ body: { token, name: name.trim(), password } })}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField title="이름" autoComplete="name" value={name} error={of('name')} onChange={setName} />
        <TextField
          title="비밀번호 (8자 이상)"
          type="password"
          autoComplete="new-password"
          value={password}
          error={of('password')}
          onChange={setPassword}
        />
      </EntryForm>
    </EntryCard>
  )
}

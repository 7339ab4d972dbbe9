import { formatDate, formatDateTime } from '#ui/format.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { section, sessions } from '#admin/session/own/styles.ts'
import { state } from '#admin/kit/parts/accounts.styles.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import type { ClinicPartProps } from './clinic-hosts.tsx'
import { AddingForm } from './adding-form.tsx'
import { fieldErrorsOf, wholeErrorOf } from '#admin/kit/parts/field-errors.ts'
import { InvitedOwner } from './invited-owner.tsx'
import { useOperatorApi } from './operator-context.tsx'

/** Owners of a clinic, who is invited to be one, and a way to invite another. */
export function ClinicOwners({ clinic: { id, owners, invited }, onChanged }: ClinicPartProps) {
  const api = useOperatorApi()
  const [email, setEmail] = useState('')
  const invite = useMutation({
    mutationFn: (address: string) =>
      api.request('POST /clinics/{id}/invitations', { params: { id }, body: { email: address } }),
    onSuccess: ({ clinic }) => {
      onChanged(clinic)
      setEmail('')
    },
  })
  const error = fieldErrorsOf(invite.error)('email') ?? wholeErrorOf(invite.error, [])
  return (
    <section className={section()}>
      <h2>소유자</h2>
      <p>소유자는 초대 링크로 비밀번호를 정하고, 다른 계정은 소유자가 콘솔에서 초대합니다.</p>
      <ul className={sessions()}>
        {owners.map((owner) => (
          <OwnerLine key={owner.email} owner={owner} />
        ))}
        {invited.map((one) => (
          <li key={one.email}>
            <span>
              <b>{one.email}</b>
              <small>{formatDate(one.until)}까지 쓸 수 있는 초대</small>
            </span>
            <Button
              type="button"
              className={button()}
              disabled={invite.isPending}
              onClick={() => invite.mutate(one.email)}
            >
              링크 다시 만들기
            </Button>
          </li>
        ))}
      </ul>
      <AddingForm
        label="소유자로 초대할 이메일"
        placeholder="owner@clinic.kr"
        type="email"
        value={email}
        error={error}
        submit="소유자 초대"
        isBusy={invite.isPending}
        onType={setEmail}
        onSubmit={() => invite.mutate(email.trim())}
      />
      {invite.data && (
        <InvitedOwner title="소유자를 초대했습니다" {...invite.data} onClose={() => invite.reset()} />
      )}
    </section>
  )
}

function OwnerLine({ owner }: { owner: ClinicPartProps['clinic']['owners'][number] }) {
  return (
    <li>
      <span>
        <b>{owner.name}</b>
        <small>
          {owner.email}
          {owner.lastSignedInAt && ` · ${formatDateTime(owner.lastSignedInAt)} 마지막 로그인`}
        </small>
      </span>
      <span className={state({ of: 'active' })}>사용 중</span>
    </li>
  )
}

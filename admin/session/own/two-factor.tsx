import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import type { OwnPartProps } from './name-form.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'
import { section } from './styles.ts'

type Begun = { secret: string; address: string }

/** The second factor: turned on with an authenticator app, or off, each after the password. */
export function TwoFactor({ account, onChanged }: OwnPartProps) {
  const { api } = useAdmin()
  const [isAsking, setAsking] = useState(false)
  const [begun, setBegun] = useState<Begun | null>(null)
  const { hasAuthenticator, recoveryCodesLeft } = account
  const begin = async (currentPassword: string) => {
    setBegun(await api.request('POST /admin/account/two-factor', { body: { currentPassword } }))
    setAsking(false)
  }
  const end = async (currentPassword: string) => {
    await api.request('DELETE /admin/account/two-factor', { body: { currentPassword } })
    setAsking(false)
    onChanged()
  }
  return (
    <section className={section()}>
      <h2>2단계 인증 · 인증 앱</h2>
      {hasAuthenticator ? (
        <p>
          켜져 있습니다. 로그인할 때 인증 앱의 코드를 묻습니다. 남은 복구 코드는 {recoveryCodesLeft}개입니다.
          {recoveryCodesLeft < 3 && ' 껐다가 다시 켜면 새 복구 코드 열 개를 받습니다.'}
        </p>
      ) : (
        <p>
          꺼져 있습니다. 켜면 비밀번호를 아는 사람도 휴대전화의 인증 앱 없이는 들어오지 못합니다. 고객 정보를
          보는 계정에는 꼭 켜 주세요.
        </p>
      )}
      <button type="button" className={button()} onClick={() => setAsking(true)}>
        {hasAuthenticator ? '2단계 인증 끄기' : '2단계 인증 켜기'}
      </button>
      {isAsking && (
        <PasswordDialog
          title={hasAuthenticator ? '2단계 인증 끄기' : '2단계 인증 켜기'}
          confirm={hasAuthenticator ? '2단계 인증 끄기' : '계속'}
          look={hasAuthenticator ? 'danger' : 'primary'}
          onPassword={hasAuthenticator ? end : begin}
          onClose={() => setAsking(false)}
        />
      )}
      {begun && (
        <SetUpDialog
          {...begun}
          onClose={() => {
            setBegun(null)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

import type { CallInput } from '#api/client.ts'
import type { AccountRow } from '#schema/accounts.ts'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { RoleField } from './role-field.tsx'
import { decisions, stack } from '#admin/kit/parts/accounts.styles.ts'

type AccountDialogProps = { account: AccountRow; onChanged: () => void; onClose: () => void }

/** What an owner decides about an account. */
export function AccountDialog({ account, onChanged, onClose }: AccountDialogProps) {
  const { api } = useAdmin()
  const { isBusy, fault, run } = useWork(onChanged, { isNoted: true })
  const params = { id: account.id }
  const change = (body: CallInput<'PUT /admin/accounts/{id}'>['body'], done: string) =>
    void run(() => api.request('PUT /admin/accounts/{id}', { params, body }), done)
  return (
    <Dialog title={`${account.name} 계정`} onClose={onClose}>
      <div className={stack()}>
        <p>{account.email}</p>
        <ErrorNote error={fault} />
        <RoleField
          role={account.role}
          isDisabled={isBusy}
          onChange={(role) => change({ role }, '권한을 바꾸었습니다. 바로 적용됩니다.')}
        />
        <ul className={decisions()}>
          <Decision
            title={`로그인한 브라우저 ${account.sessions}개`}
            note="잃어버린 기기가 있으면 로그인을 모두 끝냅니다."
            action="로그인 끝내기"
            isDisabled={isBusy || account.sessions === 0}
            onDecide={() =>
              void run(
                () => api.request('DELETE /admin/accounts/{id}/sessions', { params }),
                account.isSelf ? '다른 브라우저의 로그인을 끝냈습니다.' : '로그인을 모두 끝냈습니다.',
              )
            }
          />
          {account.hasTwoFactor && !account.isSelf && (
            <Decision
              title="2단계 인증"
              note="휴대전화와 복구 코드를 모두 잃었을 때만 끕니다. 본인이 다시 켤 수 있습니다."
              action="끄기"
              isDisabled={isBusy}
              onDecide={() =>
                void run(
                  () => api.request('DELETE /admin/accounts/{id}/two-factor', { params }),
                  '2단계 인증을 껐습니다. 비밀번호만으로 로그인할 수 있습니다.',
                )
              }
            />
          )}
          {!account.isSelf && <AliveLine account={account} isBusy={isBusy} onChange={change} />}
        </ul>
      </div>
    </Dialog>
  )
}

type AliveLineProps = {
  account: AccountRow
  isBusy: boolean
  onChange: (body: { isDisabled: boolean }, done: string) => void
}

/** Disables an account, or enables it again. Tells which programs stop and go on with it. */
function AliveLine({ account: { isDisabled, apiKeys }, isBusy, onChange }: AliveLineProps) {
  const keys = apiKeys === 0 ? '' : ` 이 계정이 만든 API 키 ${apiKeys}개도 `
  return (
    <Decision
      title={isDisabled ? '사용을 중지한 계정입니다' : '계정 사용 중지'}
      note={
        isDisabled
          ? `다시 쓰게 하면 전의 비밀번호로 로그인할 수 있습니다.${keys && `${keys}다시 쓸 수 있습니다.`}`
          : `바로 로그아웃되고 다시 로그인할 수 없습니다. 보낸 초대와 만든 미리보기 링크도 열리지 않습니다.${keys && `${keys}멈춥니다.`} 변경 기록의 이름은 남습니다.`
      }
      action={isDisabled ? '다시 사용' : '사용 중지'}
      look={isDisabled ? 'outline' : 'danger'}
      isDisabled={isBusy}
      onDecide={() =>
        onChange(
          { isDisabled: !isDisabled },
          isDisabled ? '다시 사용할 수 있습니다.' : '사용을 중지했습니다.',
        )
      }
    />
  )
}

type DecisionProps = {
  title: string
  note: string
  /** Words on the button. */
  action: string
  look?: 'outline' | 'danger'
  isDisabled: boolean
  onDecide: () => void
}

const Decision = ({ title, note, action, look = 'outline', isDisabled, onDecide }: DecisionProps) => (
  <li>
    <div>
      <b>{title}</b>
      <small>{note}</small>
    </div>
    <Button type="button" className={button({ look })} disabled={isDisabled} onClick={onDecide}>
      {action}
    </Button>
  </li>
)

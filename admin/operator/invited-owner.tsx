import type { ClinicDetails } from '#schema/operator.ts'
import { stack } from '#admin/kit/parts/accounts.styles.ts'
import { CopyLine } from '#admin/kit/parts/copy-line.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { button, fieldHint } from '#admin/kit/parts/styles.ts'
import { invitationAddress, siteAddress } from './clinic-address.ts'

type InvitedOwnerProps = {
  title: string
  clinic: ClinicDetails
  email: string
  token: string
  onClose: () => void
}

/** The link of an owner's invitation, this once: the mail has it too. */
export function InvitedOwner({ title, clinic, email, token, onClose }: InvitedOwnerProps) {
  const host = clinic.hosts[0] ?? ''
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <a className={button()} href={siteAddress(host)} target="_blank" rel="noreferrer">
            사이트 보기
          </a>
          <button type="button" className={button({ look: 'primary' })} onClick={onClose}>
            닫기
          </button>
        </>
      }
    >
      <div className={stack()}>
        <p>
          {clinic.name}의 소유자로 {email}을 초대하고 메일을 보냈습니다. 직접 보내려면 아래 링크를 복사해
          주세요.
        </p>
        <CopyLine label="초대 링크" value={invitationAddress(host, token)} />
        <p className={fieldHint()}>
          7일 동안 한 번 쓸 수 있습니다. 이 주소는 창을 닫으면 다시 나오지 않습니다.
        </p>
      </div>
    </Dialog>
  )
}

import { CopyLine } from '#admin/kit/parts/copy-line.tsx'
import { fieldHint } from '#admin/kit/parts/styles.ts'
import { stack } from '#admin/kit/parts/accounts.styles.ts'

/** The link of an invitation, this once: the mail has it too. */
export const SentLink = ({ email, token }: { email: string; token: string }) => (
  <div className={stack()}>
    <p>{email} 앞으로 메일을 보냈습니다. 메신저로 직접 보내려면 아래 링크를 복사해 주세요.</p>
    <CopyLine label="초대 링크" value={`${location.origin}/admin#invitation=${token}`} />
    <p className={fieldHint()}>
      7일 동안 한 번 쓸 수 있습니다. 링크를 가진 사람이 계정을 만들 수 있으니 초대한 분에게만 보내 주세요. 이
      주소는 창을 닫으면 다시 나오지 않습니다.
    </p>
  </div>
)

import { callMutation } from '#api/call-query.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { saveFile } from '#admin/kit/parts/save-file.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { CopyLine } from '#admin/kit/parts/copy-line.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import { button, fieldHint } from '#admin/kit/parts/styles.ts'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { stack } from '#admin/kit/parts/accounts.styles.ts'
import { codes as codeList, qr } from './styles.ts'

const QrCode = partOnDemand(() => import('qrcode.react').then((m) => m.QRCodeSVG))

type SetUpDialogProps = { secret: string; address: string; onClose: () => void }

/** Brings the secret into an app, proves by a code that it is there, and hands out the recovery codes. */
export function SetUpDialog({ secret, address, onClose }: SetUpDialogProps) {
  const { api } = useAdmin()
  const formId = useId()
  const [code, setCode] = useState('')
  const confirm = useMutation(callMutation(api, 'PUT /admin/account/two-factor'))
  if (confirm.data) return <RecoveryCodes codes={confirm.data.codes} onClose={onClose} />
  return (
    <Dialog
      title="2단계 인증 켜기"
      isForm
      onClose={onClose}
      actions={
        <Button
          type="submit"
          form={formId}
          className={button({ look: 'primary' })}
          disabled={confirm.isPending || code.trim() === ''}
        >
          켜기
        </Button>
      }
    >
      <div className={stack()}>
        <p>인증 앱(Google Authenticator, Microsoft Authenticator, 1Password 등)으로 QR 코드를 찍어 주세요.</p>
        <div className={qr()}>
          <QrCode value={address} size={160} level="M" title="인증 앱에 넣을 QR 코드" />
        </div>
        <p className={fieldHint()}>찍을 수 없으면 아래 키를 앱에 직접 넣어 주세요.</p>
        <CopyLine label="인증 앱에 넣을 키" value={secret} />
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault()
            confirm.mutate({ body: { code } })
          }}
        >
          <TextField
            title="앱에 보이는 여섯 자리 숫자"
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            error={confirm.error?.message}
            onChange={setCode}
          />
        </form>
      </div>
    </Dialog>
  )
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const save = () =>
    saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), `${location.host} 복구 코드.txt`)
  return (
    <Dialog
      title="2단계 인증을 켰습니다"
      onClose={onClose}
      actions={
        <>
          <button type="button" className={button()} onClick={save}>
            파일로 저장
          </button>
          <button type="button" className={button({ look: 'primary' })} onClick={onClose}>
            보관했습니다
          </button>
        </>
      }
    >
      <div className={stack()}>
        <p>
          휴대전화를 잃었을 때 코드 대신 쓸 복구 코드입니다. 하나를 한 번씩 쓸 수 있고, 지금만 보입니다.
          안전한 곳에 보관해 주세요.
        </p>
        <ol className={codeList()} aria-label="복구 코드">
          {codes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}

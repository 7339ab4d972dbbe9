import { operatorApi } from '#api/operator-client.ts'
import { showToast } from '#ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { section } from '#admin/session/own/styles.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import type { ClinicPartProps } from './clinic-hosts.tsx'
import { useOperatorApi } from './operator-context.tsx'

/** Taking a clinic along, and stopping its site or letting it go on. */
export function ClinicStatus({ clinic: { id, name, isSuspended }, onChanged }: ClinicPartProps) {
  const api = useOperatorApi()
  const [isAsking, setAsking] = useState(false)
  const change = useMutation({
    mutationFn: (next: boolean) =>
      api.request('PUT /clinics/{id}/status', { params: { id }, body: { isSuspended: next } }),
    onSuccess: (clinic) => {
      onChanged(clinic)
      setAsking(false)
      const text = clinic.isSuspended ? '사이트를 중지했습니다.' : '사이트를 다시 열었습니다.'
      showToast(text, { kind: 'success' })
    },
    onError: ({ message }, next) => next || showToast(message, { kind: 'error' }),
  })
  return (
    <>
      <section className={section()}>
        <h2>내보내기</h2>
        <p>
          페이지와 그림, 고객과 예약, 계정까지 병원 하나를 파일로 내려받습니다. 보낼 메시지와 대기 신청은 들어
          있지 않으니, 병원을 다른 서버로 옮길 때는 서버에서 move 명령을 쓰세요. 개인정보가 들어 있으니 안전한
          곳에 두세요.
        </p>
        <a className={button()} href={`${operatorApi}/clinics/${id}/export`} download>
          <Download size={15} aria-hidden /> 파일로 내려받기
        </a>
      </section>
      <section className={section()}>
        <h2>{isSuspended ? '사이트 다시 열기' : '사이트 중지'}</h2>
        <p>
          {isSuspended
            ? '사이트와 예약, 콘솔이 중지하기 전처럼 돌아옵니다.'
            : '방문자에게는 쉬고 있다고 알리고, 예약과 접수를 받지 않으며, 콘솔은 볼 수만 있습니다. 자료는 그대로 남습니다.'}
        </p>
        <Button
          type="button"
          className={button({ look: isSuspended ? 'outline' : 'danger' })}
          disabled={change.isPending}
          onClick={() => (isSuspended ? change.mutate(false) : setAsking(true))}
        >
          {isSuspended ? '다시 열기' : '사이트 중지'}
        </Button>
      </section>
      {isAsking && (
        <ConfirmDialog
          title="사이트를 중지할까요?"
          confirm="사이트 중지"
          isPending={change.isPending}
          error={change.error}
          onConfirm={() => change.mutate(true)}
          onClose={() => setAsking(false)}
        >
          {name}의 사이트가 바로 닫히고 새 예약을 받지 않습니다. 언제든 다시 열 수 있습니다.
        </ConfirmDialog>
      )}
    </>
  )
}

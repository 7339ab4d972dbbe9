import { formatDateTime } from '#ui/format.ts'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { policy } from '#admin/kit/parts/accounts.styles.ts'

type TwoFactorPolicyProps = { from: string | null; missing: number; onChanged: () => void }

/** Whether every account has to have a second factor, and from when. */
export function TwoFactorPolicy({ from, missing, onChanged }: TwoFactorPolicyProps) {
  const { api } = useAdmin()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, fault, run } = useWork(onChanged, { isNoted: isAsking })
  const set = async (isRequired: boolean, told: string) => {
    const work = () => api.request('PUT /admin/two-factor-policy', { body: { isRequired } })
    if (await run(work, told)) setAsking(false)
  }
  return (
    <section className={policy()} aria-labelledby="two-factor-policy">
      <div>
        <h2 id="two-factor-policy">모든 계정에 2단계 인증 요구</h2>
        <p>
          {from === null
            ? '꺼져 있습니다. 켜면 인증 앱도 패스키도 없는 계정은 일주일 안에 등록해야 콘솔을 계속 쓸 수 있습니다.'
            : `켜져 있습니다. ${formatDateTime(from)}부터 2단계 인증이 없는 계정은 등록하는 일만 할 수 있습니다.`}
          {missing > 0 && ` 아직 없는 계정이 ${missing}개 있습니다.`}
        </p>
      </div>
      <Button
        type="button"
        className={button()}
        disabled={isBusy}
        onClick={() =>
          from === null ? setAsking(true) : void set(false, '2단계 인증을 더는 요구하지 않습니다.')
        }
      >
        {from === null ? '요구하기' : '요구하지 않기'}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="모든 계정에 2단계 인증을 요구할까요?"
          confirm="요구하기"
          look="primary"
          isPending={isBusy}
          error={fault}
          onConfirm={() => void set(true, '일주일 뒤부터 2단계 인증을 요구합니다.')}
          onClose={() => setAsking(false)}
        >
          없는 계정에는 로그인할 때마다 기한을 알립니다. 일주일이 지나면 등록하기 전에는 콘솔을 쓸 수
          없습니다.
        </ConfirmDialog>
      )}
    </section>
  )
}

import type { Retention } from '#schema/retention.ts'
import { formatNumber } from '#ui/format.ts'
import { useState } from 'react'
import { policy } from '#admin/kit/parts/accounts.styles.ts'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { totalOf } from './total-of.ts'

type DeletionSwitchProps = { retention: Retention; isOwner: boolean; onChanged: () => void }

/** Turns the deletion of records whose retention is over on or off, which an owner alone does. */
export function DeletionSwitch({
  retention: { isDeleting, found },
  isOwner,
  onChanged,
}: DeletionSwitchProps) {
  const { api } = useAdmin()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, fault, run } = useWork(onChanged, { isNoted: isAsking })
  const set = async (body: { isDeleting: boolean }, done: string) => {
    if (await run(() => api.request('PUT /admin/retention', { body }), done)) setAsking(false)
  }
  const total = totalOf(found)
  return (
    <section className={policy()} aria-labelledby="retention-deletion">
      <div>
        <h2 id="retention-deletion">보유 기간이 지난 기록 자동 삭제</h2>
        <p>
          {isDeleting
            ? '켜져 있습니다. 하루에 한 번 삭제하고 몇 건인지 변경 기록에 남깁니다.'
            : '꺼져 있습니다. 지금은 세기만 하고 삭제하지 않습니다.'}
          {!isOwner && ' 소유자가 켜고 끕니다.'}
        </p>
      </div>
      {isOwner && (
        <Button
          type="button"
          className={button()}
          disabled={isBusy}
          onClick={() =>
            isDeleting ? void set({ isDeleting: false }, '자동 삭제를 껐습니다.') : setAsking(true)
          }
        >
          {isDeleting ? '끄기' : '켜기'}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="보유 기간이 지난 기록을 삭제할까요?"
          confirm="삭제 켜기"
          isPending={isBusy}
          error={fault}
          onConfirm={() => void set({ isDeleting: true }, '자동 삭제를 켰습니다. 1분 안에 시작합니다.')}
          onClose={() => setAsking(false)}
        >
          지금 기간이 지난 기록 {formatNumber(total)}건에서 이름과 연락처, 적은 글을 삭제합니다. 그 뒤로는
          하루에 한 번 삭제합니다. 삭제한 것은 되돌릴 수 없습니다.
        </ConfirmDialog>
      )}
    </section>
  )
}

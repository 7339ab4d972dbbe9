import type { CustomerRecord } from '#schema/customer-records.ts'
import { showToast } from '#ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { saveFile } from '#admin/kit/parts/save-file.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { rights, section } from './styles.ts'

type CustomerRightsProps = {
  customer: CustomerRecord
  /** Called with true before the removal is asked for, and with false where it was refused. */
  onRemoving: (isRemoving: boolean) => void
}

/** What a person may ask a clinic for: their data, and its removal. */
export function CustomerRights({ customer, onRemoving }: CustomerRightsProps) {
  const { api } = useAdmin()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, fault, run } = useWork(undefined, { isNoted: isAsking })
  const params = { customerId: customer.id }
  const take = async () => {
    const data = await api.request('POST /admin/customers/{customerId}/export', { params })
    saveFile(
      new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      `고객 ${customer.id} 정보.json`,
    )
  }
  const remove = async () => {
    onRemoving(true)
    try {
      await api.request('DELETE /admin/customers/{customerId}', { params })
    } catch (error) {
      onRemoving(false)
      throw error
    }
    // Nothing of theirs is shown again, neither by going back nor until the list is asked for anew.
    client.removeQueries({ queryKey: ['GET /admin/customers'] })
    client.removeQueries({ queryKey: ['GET /admin/customers/{customerId}', { params }] })
    showToast('고객의 정보를 삭제했습니다.', { kind: 'success' })
    void navigate('/customers', { replace: true })
  }
  return (
    <section className={section()}>
      <h2>고객이 요청할 때</h2>
      <p>자기 정보를 보여 달라거나 삭제해 달라는 요청에 씁니다. 누가 언제 했는지 변경 기록에 남습니다.</p>
      <div className={rights()}>
        <Button type="button" className={button()} disabled={isBusy} onClick={() => void run(take)}>
          정보 내보내기
        </Button>
        <button type="button" className={button({ look: 'dangerOutline' })} onClick={() => setAsking(true)}>
          정보 삭제
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="고객의 정보를 삭제할까요?"
          confirm="고객 정보 삭제"
          isPending={isBusy}
          error={fault}
          onConfirm={() => void run(remove)}
          onClose={() => setAsking(false)}
        >
          이름, 연락처, 메모, 보낸 알림과 쓴 글이 바로 삭제되고 앞으로의 예약은 취소됩니다. 지난 예약은
          누구인지 모르게 남고, 법령에 따라 보관하도록 정한 예약만 그 기간까지 그대로 남습니다. 되돌릴 수
          없습니다.
        </ConfirmDialog>
      )}
    </section>
  )
}

import { callQuery } from '#api/call-query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { rowKey } from '#admin/kit/drafts/row-drafts.ts'
import { useReservationCheck } from '#admin/kit/edit/use-reservation-check.tsx'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { useWork } from '#admin/kit/parts/use-work.ts'
import type { RowFormProps } from './types.ts'

type RemoveRowProps = RowFormProps & { onClose: () => void }

/** Asks before a row is removed, and again where reservations depend on it. */
export function RemoveRow({ resource, id, stored, onRemoving, onClose }: RemoveRowProps) {
  const { api, rowDrafts } = useAdmin()
  const client = useQueryClient()
  const navigate = useNavigate()
  const removal = useReservationCheck()
  const { isBusy, fault, run } = useWork(undefined, { isNoted: true })
  const params = { resource: resource.name, id: id ?? 0 }
  const remove = async () => {
    onRemoving(true)
    const work = async () => {
      const removed = await removal.attempt((query) =>
        api.request('DELETE /admin/{resource}/{id}', { params, query }),
      )
      if (!removed) onClose()
      return removed
    }
    if (!(await run(work, '지웠습니다.'))) return onRemoving(false)
    rowDrafts.forget(rowKey(resource.name, id))
    client.removeQueries({ queryKey: callQuery(api, 'GET /admin/{resource}/{id}', { params }).queryKey })
    void client.invalidateQueries({ queryKey: ['GET /admin/{resource}'] })
    void navigate(`/content/${resource.name}`)
  }
  return (
    removal.dialog ?? (
      <ConfirmDialog
        title={`‘${stored?.title}’ 삭제`}
        confirm="삭제"
        isPending={isBusy}
        error={fault}
        onConfirm={() => void remove()}
        onClose={onClose}
      >
        사이트에서 바로 사라지고 되돌릴 수 없습니다.
        {resource.canHide && ' 잠시 내리려면 ‘사이트에 공개’를 끄고 저장하세요.'}
      </ConfirmDialog>
    )
  )
}

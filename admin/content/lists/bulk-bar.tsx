import { showToast } from '#ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { useReservationCheck } from '#admin/kit/edit/use-reservation-check.tsx'
import { bulkBar, bulkButton } from '#admin/kit/list/list.styles.ts'
import type { ResourceDeclaration } from './types.ts'

type BulkBarProps = {
  resource: ResourceDeclaration
  ids: number[]
  onDone: () => void
  onClear: () => void
}

/** Offers what can be done with several rows together. */
export function BulkBar({ resource, ids, onDone, onClear }: BulkBarProps) {
  const { api } = useAdmin()
  const [isAsking, setAsking] = useState(false)
  const { attempt, dialog } = useReservationCheck()
  const bulk = useMutation({
    mutationFn: (action: 'show' | 'hide' | 'remove') =>
      attempt((query) =>
        api.request('POST /admin/{resource}/bulk', {
          params: { resource: resource.name },
          query,
          body: { ids, action },
        }),
      ),
    onSuccess: (done) => {
      setAsking(false)
      if (!done) return
      showToast(`${done.made.changed}개를 바꾸었습니다. 사이트에 바로 보입니다.`, { kind: 'success' })
      onDone()
    },
    onError: (error, action) =>
      action === 'remove' || showToast(error.message, { kind: 'error', closable: true }),
  })
  return (
    <div className={bulkBar()} role="group" aria-label="고른 것">
      <b>{ids.length}개 고름</b>
      {resource.canHide && (
        <>
          <button type="button" className={bulkButton()} onClick={() => bulk.mutate('show')}>
            공개
          </button>
          <button type="button" className={bulkButton()} onClick={() => bulk.mutate('hide')}>
            숨김
          </button>
        </>
      )}
      {resource.can.remove && (
        <button type="button" className={bulkButton()} onClick={() => setAsking(true)}>
          삭제
        </button>
      )}
      <button type="button" className={bulkButton()} onClick={onClear}>
        선택 풀기
      </button>
      {dialog}
      {isAsking && !dialog && (
        <ConfirmDialog
          title={`${resource.title} ${ids.length}개 삭제`}
          confirm="삭제"
          isPending={bulk.isPending}
          error={bulk.error}
          onConfirm={() => bulk.mutate('remove')}
          onClose={() => setAsking(false)}
        >
          사이트에서 바로 사라지고 되돌릴 수 없습니다.
          {resource.canHide && ' 잠시 내리려면 ‘숨김’을 쓰세요.'}
        </ConfirmDialog>
      )}
    </div>
  )
}

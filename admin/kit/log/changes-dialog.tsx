import { callQuery } from '#api/call-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../console/admin-context.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Failure } from '../parts/failure.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { ChangeList } from './change-list.tsx'

/** Without a row it is of a setting. */
type ChangesDialogProps = { resource: string; rowId?: number; onClose: () => void }

/** Shows what was done to one row, or to a setting, and by whom. */
export function ChangesDialog({ resource, rowId, onClose }: ChangesDialogProps) {
  const { api } = useAdmin()
  const log = useQuery({
    ...callQuery(api, 'GET /admin/audit', {
      query: { resource, pageSize: 50, ...(rowId !== undefined && { rowId }) },
    }),
    staleTime: 0,
  })
  return (
    <Dialog title="변경 기록" size="large" onClose={onClose}>
      {log.error ? (
        <Failure error={log.error} onRetry={() => void log.refetch()} />
      ) : log.data ? (
        <ChangeList entries={log.data.rows} />
      ) : (
        <Waiting label="기록을 불러오는 중" />
      )}
    </Dialog>
  )
}

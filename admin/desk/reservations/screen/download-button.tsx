import { Download } from 'lucide-react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { saveFile } from '#admin/kit/parts/save-file.ts'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { useMayPublish } from '#admin/session/use-may-publish.ts'
import { listQuery } from '../list-query.ts'
import type { View } from '../use-view.ts'
import { useToday } from '#admin/kit/parts/use-today.ts'

/** Takes what the list finds as a CSV file; with whole contacts where the role may take people's data out. */
export function DownloadButton({ view }: { view: View }) {
  const { api } = useAdmin()
  const today = useToday()
  const takesContacts = useMayPublish()
  const { isBusy, run } = useWork()
  const take = async () => {
    const file: unknown = await api.request('POST /admin/reservations/export', {
      query: listQuery(view, today),
    })
    if (file instanceof Blob) saveFile(file, '예약.csv')
  }
  return (
    <IconButton
      label={takesContacts ? 'CSV로 받기(기록에 남음)' : 'CSV로 받기(이름과 번호는 가려짐)'}
      icon={Download}
      disabled={isBusy}
      onClick={() => void run(take)}
    />
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { useDraftStores } from '#admin/kit/drafts/use-draft-stores.ts'
import { useLoadedDrafts } from '#admin/site/layout/use-loaded-drafts.ts'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { Failure } from '#admin/kit/parts/failure.tsx'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { PreviewLinkDialog } from '#admin/site/preview-links/preview-link-dialog.tsx'
import { listChanges } from '#admin/site/publish/list-changes.ts'
import { PublishDialog } from '#admin/site/publish/publish-dialog.tsx'
import { getGlobalQueryOptions } from '#admin/site/queries/get-global.ts'
import { getPagesQueryOptions } from '#admin/site/queries/get-pages.ts'
import { getThemeQueryOptions } from '#admin/site/queries/get-theme.ts'
import { EntryDialog } from '#admin/desk/reservations/entry/entry-dialog.tsx'
import { useEmployees } from '#admin/desk/reservations/use-employees.ts'
import type { WindowCommand } from './commands.ts'
import { useToday } from '#admin/kit/parts/use-today.ts'

type CommandWindowProps = { command: Exclude<WindowCommand, 'shortcuts'>; onClose: () => void }

/** The window of a command, over whatever screen is open. */
export function CommandWindow({ command, onClose }: CommandWindowProps) {
  if (command === 'publish') return <Publishing onClose={onClose} />
  if (command === 'preview-link') return <PreviewLinkDialog path="/" onClose={onClose} />
  return <PhoneBooking onClose={onClose} />
}

type WindowProps = { onClose: () => void }

function Publishing({ onClose }: WindowProps) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const stores = useDraftStores()
  const global = useQuery(getGlobalQueryOptions(api))
  const pages = useQuery(getPagesQueryOptions(api))
  const theme = useQuery(getThemeQueryOptions(api))
  useLoadedDrafts(global.data?.slots, pages.data?.rows, theme.data)
  useEffect(() => {
    // What is typed and not saved yet is to be listed too, and so is what others have saved.
    void Promise.all(stores.map((store) => store.flushAll())).then(() => client.invalidateQueries())
  }, [stores, client])
  const isLoaded = global.data && pages.data && theme.data
  const failed = [global, pages, theme].find(({ error, data }) => error && !data)
  const changes = isLoaded ? listChanges(global.data.slots, pages.data.rows, theme.data) : []
  if (changes.length > 0) {
    return (
      <PublishDialog
        changes={changes}
        onPublished={() => void client.invalidateQueries()}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog title="공개하기" onClose={onClose}>
      {failed?.error ? (
        <Failure error={failed.error} onRetry={() => void failed.refetch()} />
      ) : isLoaded ? (
        <p>공개할 것이 없습니다. 저장한 것은 모두 공개되어 있습니다.</p>
      ) : (
        <Waiting label="바뀐 것을 불러오는 중" />
      )}
    </Dialog>
  )
}

function PhoneBooking({ onClose }: WindowProps) {
  const client = useQueryClient()
  const { employees } = useEmployees()
  const day = useToday()
  return (
    <EntryDialog
      place={{ day, time: '10:00', employeeId: '' }}
      employees={employees}
      onEntered={() => {
        void client.invalidateQueries({ queryKey: ['GET /admin/reservations'] })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

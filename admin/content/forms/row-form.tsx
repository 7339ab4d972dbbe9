import { formatDate } from '#ui/format.ts'
import { ArrowLeft, Copy, History, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { rowKey } from '#admin/kit/drafts/row-drafts.ts'
import { EditScreen } from '#admin/kit/edit/edit-screen.tsx'
import type { RowData } from '#admin/kit/drafts/row-drafts.ts'
import { ChangesDialog } from '#admin/kit/log/changes-dialog.tsx'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { StatusMark } from '#admin/kit/parts/status-mark.tsx'
import { iconButton } from '#admin/kit/parts/styles.ts'
import type { ResourceDeclaration } from '../lists/types.ts'
import { RemoveRow } from './remove-row.tsx'
import { toCopy } from './to-copy.ts'
import type { RowFormProps } from './types.ts'
import { useRowEdit } from './use-row-edit.ts'
import { useShownPage } from './use-shown-page.ts'

/** A row's form, and beside it the page of the site that shows it. */
export function RowForm(props: RowFormProps) {
  const { resource, id, stored } = props
  const [dialog, setDialog] = useState<'remove' | 'changes' | null>(null)
  const { edit, saves } = useRowEdit(props)
  const page = useShownPage(props, edit.data, saves)
  const copy = useCopy(resource)
  const close = () => setDialog(null)
  const saved = stored?.saved
  return (
    <EditScreen
      kind={resource.title}
      title={stored?.title ?? `새 ${resource.title}`}
      state={saved ? `${saved.by} · ${formatDate(saved.at)} 저장` : resource.title}
      mark={stored && resource.statuses.length > 1 && <StatusMark status={stored.status} />}
      schema={resource.jsonSchema}
      edit={edit}
      saveLabel={id === null ? '만들기' : '저장'}
      page={page}
      warnings={stored?.warnings ?? []}
      before={
        <Link
          to={`/content/${resource.name}`}
          className={iconButton()}
          aria-label={`${resource.title} 목록`}
          title={`${resource.title} 목록`}
        >
          <ArrowLeft aria-hidden strokeWidth={1.75} />
        </Link>
      }
      buttons={
        id !== null && (
          <>
            <IconButton label="변경 기록" icon={History} onClick={() => setDialog('changes')} />
            {resource.can.write && <IconButton label="복제" icon={Copy} onClick={() => copy(edit.data)} />}
            {resource.can.remove && (
              <IconButton label="삭제" icon={Trash2} onClick={() => setDialog('remove')} />
            )}
          </>
        )
      }
    >
      {dialog === 'remove' && <RemoveRow {...props} onClose={close} />}
      {dialog === 'changes' && id !== null && (
        <ChangesDialog resource={resource.name} rowId={id} onClose={close} />
      )}
    </EditScreen>
  )
}

/** Returns a function that opens the form of a new row, filled in with the data of another. */
function useCopy(resource: ResourceDeclaration) {
  const { rowDrafts } = useAdmin()
  const navigate = useNavigate()
  return (data: RowData) => {
    rowDrafts.put(rowKey(resource.name, null), {
      base: resource.initial,
      etag: '"new"',
      data: toCopy(data),
    })
    void navigate(`/content/${resource.name}/new`)
  }
}

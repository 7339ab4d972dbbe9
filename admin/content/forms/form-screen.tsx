import { ApiError } from '#api/client.ts'
import { callQuery } from '#api/call-query.ts'
import type { ResourceState } from '#schema/resource.ts'
import { formatDate } from '#ui/format.ts'
import { showToast } from '#ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { josa } from 'es-hangul'
import { ArrowLeft, Copy, History, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { ChangesDialog } from '#admin/kit/log/changes-dialog.tsx'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { Failure } from '#admin/kit/parts/failure.tsx'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { StatusMark } from '#admin/kit/parts/status-mark.tsx'
import { button, iconButton } from '#admin/kit/parts/styles.ts'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { useReservationCheck } from '#admin/kit/edit/use-reservation-check.tsx'
import { EditScreen } from '#admin/kit/edit/edit-screen.tsx'
import { gone } from '#admin/kit/edit/form.styles.ts'
import { rowKey } from '#admin/kit/drafts/row-drafts.ts'
import { shownAddress } from '#admin/kit/edit/shown-address.ts'
import { toCopy } from './to-copy.ts'
import type { ResourceDeclaration } from '../lists/types.ts'
import type { ShownPage } from '#admin/kit/edit/typed-page.tsx'
import { useEdit } from '#admin/kit/edit/use-edit.ts'
import { useToday } from '#admin/kit/parts/use-today.ts'

type FormScreenProps = { resource: ResourceDeclaration; id: number | null }

/** One row of a resource, or a new one. */
export function FormScreen({ resource, id }: FormScreenProps) {
  const { api } = useAdmin()
  const params = { resource: resource.name, id: id ?? 0 }
  const [isRemoving, setRemoving] = useState(false)
  const row = useQuery({
    ...callQuery(api, 'GET /admin/{resource}/{id}', { params }),
    // News of the removal come before its answer does.
    enabled: id !== null && !isRemoving,
    staleTime: 0,
    refetchOnMount: 'always',
  })
  if (row.error && !row.data) {
    const isGone = row.error instanceof ApiError && row.error.status === 404
    return (
      <main className={gone()}>
        <h1>{resource.title}</h1>
        {isGone ? (
          <>
            <p role="alert">{row.error.message}</p>
            <Link to={`/content/${resource.name}`} className={button()}>
              {resource.title} 목록으로
            </Link>
          </>
        ) : (
          <Failure error={row.error} onRetry={() => void row.refetch()} />
        )}
      </main>
    )
  }
  if (id !== null && !row.data) return <Waiting label={`${josa(resource.title, '을/를')} 불러오는 중`} />
  return <RowForm resource={resource} id={id} stored={row.data} onRemoving={setRemoving} />
}

type RowFormProps = FormScreenProps & {
  stored: ResourceState | undefined
  /** Called with true before the row's removal is asked for, and with false where it was refused or given up. */
  onRemoving: (isRemoving: boolean) => void
}

/** A row's form, and beside it the page of the site that shows it. */
function RowForm({ resource, id, stored, onRemoving }: RowFormProps) {
  const { api, rowDrafts } = useAdmin()
  const client = useQueryClient()
  const navigate = useNavigate()
  const removal = useReservationCheck()
  const { isBusy, fault, run } = useWork(undefined, { isNoted: true })
  const [dialog, setDialog] = useState<'remove' | 'changes' | null>(null)
  const [shown, setShown] = useState(0)
  const key = rowKey(resource.name, id)
  const params = { resource: resource.name, id: id ?? 0 }
  const ofRow = (rowId: number) =>
    callQuery(api, 'GET /admin/{resource}/{id}', { params: { resource: resource.name, id: rowId } })

  const takeSaved = (state: ResourceState) => {
    client.setQueryData(ofRow(state.id).queryKey, state)
    setShown((times) => times + 1)
    void client.invalidateQueries({ queryKey: ['GET /admin/{resource}'] })
    void client.invalidateQueries({ queryKey: ['GET /admin/choices/{source}'] })
    void client.invalidateQueries({ queryKey: ['GET /admin/names/{source}'] })
    void client.invalidateQueries({ queryKey: ['GET /admin/audit'] })
    if (id === null) {
      showToast(`${josa(resource.title, '을/를')} 만들었습니다.`, { kind: 'success' })
      void navigate(`/content/${resource.name}/${state.id}`, { replace: true })
    } else {
      const isSeen = state.status === 'PUBLIC'
      showToast(isSeen ? '저장했습니다. 사이트에 바로 보입니다.' : '저장했습니다.', { kind: 'success' })
    }
  }
  const edit = useEdit<ResourceState>({
    key,
    keyOf: (saved) => rowKey(resource.name, saved.id),
    from: stored ?? { data: resource.initial, etag: '"new"' },
    schema: resource.jsonSchema,
    canWrite: resource.can.write,
    isNew: id === null,
    read: () => client.fetchQuery({ ...ofRow(params.id), staleTime: 0 }),
    save: (data, etag, query) =>
      id === null
        ? api.request('POST /admin/{resource}', { params: { resource: resource.name }, query, body: data })
        : api.request('PUT /admin/{resource}/{id}', {
            params: { resource: resource.name, id },
            query,
            body: data,
            headers: { 'if-match': etag },
          }),
    onSaved: takeSaved,
  })
  const remove = async () => {
    onRemoving(true)
    const work = async () => {
      const removed = await removal.attempt((query) =>
        api.request('DELETE /admin/{resource}/{id}', { params, query }),
      )
      if (!removed) setDialog(null)
      return removed
    }
    if (!(await run(work, '지웠습니다.'))) return onRemoving(false)
    rowDrafts.forget(key)
    client.removeQueries({ queryKey: ofRow(params.id).queryKey })
    void client.invalidateQueries({ queryKey: ['GET /admin/{resource}'] })
    void navigate(`/content/${resource.name}`)
  }
  const copy = () => {
    rowDrafts.put(rowKey(resource.name, null), {
      base: resource.initial,
      etag: '"new"',
      data: toCopy(edit.data),
    })
    void navigate(`/content/${resource.name}/new`)
  }
  const saved = stored?.saved
  const today = useToday()
  const ownPage = stored ? stored.page : resource.newPage
  const page: ShownPage | undefined = ownPage
    ? {
        address: shownAddress(resource.name, edit.data, { page: ownPage, today }),
        saved: stored ? { shown: `${stored.etag}:${shown}`, at: saved?.at ?? null } : null,
        trial: {
          fields: { resource: resource.name, ...(id !== null && { id }) },
          check: (data, signal) =>
            id === null
              ? api.request('POST /admin/{resource}/check', {
                  params: { resource: resource.name },
                  body: data,
                  signal,
                })
              : api.request('POST /admin/{resource}/{id}/check', { params, body: data, signal }),
          isLive: resource.name === 'popups',
        },
      }
    : undefined
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
            {resource.can.write && <IconButton label="복제" icon={Copy} onClick={copy} />}
            {resource.can.remove && (
              <IconButton label="삭제" icon={Trash2} onClick={() => setDialog('remove')} />
            )}
          </>
        )
      }
    >
      {removal.dialog}
      {dialog === 'remove' && !removal.dialog && (
        <ConfirmDialog
          title={`‘${stored?.title}’ 삭제`}
          confirm="삭제"
          isPending={isBusy}
          error={fault}
          onConfirm={() => void remove()}
          onClose={() => setDialog(null)}
        >
          사이트에서 바로 사라지고 되돌릴 수 없습니다.
          {resource.canHide && ' 잠시 내리려면 ‘사이트에 공개’를 끄고 저장하세요.'}
        </ConfirmDialog>
      )}
      {dialog === 'changes' && id !== null && (
        <ChangesDialog resource={resource.name} rowId={id} onClose={() => setDialog(null)} />
      )}
    </EditScreen>
  )
}

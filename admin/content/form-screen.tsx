import { ApiError } from '#api/client.ts'
import { callQuery } from '#api/call-query.ts'
import type { FieldError } from '#schema/problem.ts'
import type { ResourceState } from '#schema/resource.ts'
import { formatDate } from '#ui/format.ts'
import { showToast } from '#ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { josa } from 'es-hangul'
import { ArrowLeft, Copy, ExternalLink, History, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { useAdmin } from '../admin-context.tsx'
import { ErrorSummary } from '../drafts/error-summary.tsx'
import { BlockForm } from '../form/block-form.tsx'
import { formatMoment } from '../format-moment.ts'
import { ChangesDialog } from '../log/changes-dialog.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { Failure } from '../parts/failure.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { StatusMark } from '../parts/status-mark.tsx'
import { button, iconButton, notice } from '../parts/styles.ts'
import { Waiting } from '../parts/waiting.tsx'
import { Link } from '../parts/link.tsx'
import { ConflictNotice, type RowConflict } from './conflict-notice.tsx'
import {
  actions,
  bar,
  body,
  formPane,
  gone,
  lock,
  naming,
  noteList,
  notes,
  pagePane,
  screen,
} from './form.styles.ts'
import { mergeData } from '../drafts/merge-data.ts'
import { rowKey, type RowData } from './row-drafts.ts'
import { toCopy } from './to-copy.ts'
import type { ResourceDeclaration } from './types.ts'

type FormScreenProps = { resource: ResourceDeclaration; id: number | null }

/** One row of a resource, or a new one. */
export function FormScreen({ resource, id }: FormScreenProps) {
  const { api } = useAdmin()
  const params = { resource: resource.name, id: id ?? 0 }
  const row = useQuery({
    ...callQuery(api, 'GET /admin/{resource}/{id}', { params }),
    enabled: id !== null,
    staleTime: 0,
    refetchOnMount: 'always',
  })
  if (row.error && !row.data) {
    const isGone = row.error instanceof ApiError && row.error.status === 404
    return (
      <main className={gone()}>
        <Failure error={row.error} onRetry={() => void row.refetch()} />
        {isGone && (
          <Link to={`/content/${resource.name}`} className={button()}>
            {resource.title} 목록으로
          </Link>
        )}
      </main>
    )
  }
  if (id !== null && !row.data) return <Waiting label={`${josa(resource.title, '을/를')} 불러오는 중`} />
  return <RowForm resource={resource} id={id} stored={row.data} />
}

/** A row's form, and beside it the page of the site that shows it. */
function RowForm({ resource, id, stored }: FormScreenProps & { stored: ResourceState | undefined }) {
  const { api, rowDrafts } = useAdmin()
  const client = useQueryClient()
  const navigate = useNavigate()
  const key = rowKey(resource.name, id)
  const params = { resource: resource.name, id: id ?? 0 }
  const draft = useStore(rowDrafts, ({ rows }) => rows[key])
  const [errors, setErrors] = useState<FieldError[]>([])
  const [conflict, setConflict] = useState<RowConflict | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [dialog, setDialog] = useState<'remove' | 'changes' | null>(null)
  const [shown, setShown] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const isUnsaved = draft !== undefined
  const page = stored?.page
  const saveByKey = useEffectEvent(() => void submit())

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved && event.preventDefault()
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      saveByKey()
    }
    addEventListener('beforeunload', ask)
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('beforeunload', ask)
      removeEventListener('keydown', onKeyDown)
    }
  }, [isUnsaved])

  const from = { data: stored?.data ?? resource.initial, etag: stored?.etag ?? '"new"' }
  const data = draft?.data ?? from.data
  const canWrite = resource.can.write

  const takeSaved = (state: ResourceState, message: string) => {
    client.setQueryData(
      callQuery(api, 'GET /admin/{resource}/{id}', { params: { resource: resource.name, id: state.id } })
        .queryKey,
      state,
    )
    rowDrafts.forget(key)
    setErrors([])
    setConflict(null)
    setShown((times) => times + 1)
    void client.invalidateQueries({ queryKey: ['GET /admin/{resource}'] })
    void client.invalidateQueries({ queryKey: ['GET /admin/choices/{source}'] })
    void client.invalidateQueries({ queryKey: ['GET /admin/audit'] })
    showToast(message, { kind: 'success' })
  }
  const meetConflict = async (problem: ApiError, mine: { base: RowData; data: RowData }) => {
    const theirs = await client.fetchQuery({
      ...callQuery(api, 'GET /admin/{resource}/{id}', { params }),
      staleTime: 0,
    })
    const merged = mergeData(mine.base, mine.data, theirs.data)
    rowDrafts.put(key, { base: theirs.data, etag: theirs.etag, data: merged.value })
    setConflict({
      message: problem.message,
      theirs: problem.errors,
      both: merged.both.map(({ path }) => path),
    })
  }
  const submit = async () => {
    if (!canWrite || isSaving || (id !== null && !draft)) return
    setSaving(true)
    try {
      if (id === null) {
        const made = await api.request('POST /admin/{resource}', {
          params: { resource: resource.name },
          body: data,
        })
        takeSaved(made, `${josa(resource.title, '을/를')} 만들었습니다.`)
        void navigate(`/content/${resource.name}/${made.id}`, { replace: true })
        return
      }
      const etag = draft?.etag ?? from.etag
      const saved = await api.request('PUT /admin/{resource}/{id}', {
        params: { resource: resource.name, id },
        body: data,
        headers: { 'if-match': etag },
      })
      takeSaved(saved, saved.status === 'PUBLIC' ? '저장했습니다. 사이트에 바로 보입니다.' : '저장했습니다.')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 422) setErrors(error.errors)
      else if (error.status === 409 && error.code === 'stale' && draft) await meetConflict(error, draft)
      else showToast(error.message, { kind: 'error', closable: true })
    } finally {
      setSaving(false)
    }
  }
  const remove = async () => {
    setDialog(null)
    try {
      await api.request('DELETE /admin/{resource}/{id}', { params })
      rowDrafts.forget(key)
      void client.invalidateQueries({ queryKey: ['GET /admin/{resource}'] })
      showToast('지웠습니다.', { kind: 'success' })
      void navigate(`/content/${resource.name}`)
    } catch (error) {
      showToast(error instanceof Error ? error.message : '지우지 못했습니다.', {
        kind: 'error',
        closable: true,
      })
    }
  }
  const copy = () => {
    rowDrafts.put(rowKey(resource.name, null), { base: resource.initial, etag: '"new"', data: toCopy(data) })
    void navigate(`/content/${resource.name}/new`)
  }
  const warnings = stored?.warnings ?? []
  return (
    <main className={screen()}>
      <header className={bar()}>
        <Link
          to={`/content/${resource.name}`}
          className={iconButton()}
          aria-label={`${resource.title} 목록`}
          title={`${resource.title} 목록`}
        >
          <ArrowLeft aria-hidden strokeWidth={1.75} />
        </Link>
        <div className={naming()}>
          <h1>{stored?.title ?? `새 ${resource.title}`}</h1>
          <p>
            {stored && resource.statuses.length > 1 && <StatusMark status={stored.status} />}
            <span role="status">
              {draft
                ? '저장하지 않은 변경이 있습니다'
                : stored?.saved
                  ? `${stored.saved.by} · ${formatDate(stored.saved.at)} 저장`
                  : resource.title}
            </span>
          </p>
        </div>
        <div className={actions()}>
          {page && (
            <a
              href={page}
              target="_blank"
              rel="noreferrer"
              className={iconButton()}
              aria-label="사이트에서 보기(새 탭)"
              title="사이트에서 보기(새 탭)"
            >
              <ExternalLink aria-hidden strokeWidth={1.75} />
            </a>
          )}
          {id !== null && (
            <IconButton label="변경 기록" icon={History} onClick={() => setDialog('changes')} />
          )}
          {id !== null && canWrite && <IconButton label="복제" icon={Copy} onClick={copy} />}
          {id !== null && resource.can.remove && (
            <IconButton label="삭제" icon={Trash2} onClick={() => setDialog('remove')} />
          )}
          {draft && (
            <button
              type="button"
              className={button({ look: 'quiet' })}
              onClick={() => {
                rowDrafts.forget(key)
                setErrors([])
                setConflict(null)
              }}
            >
              되돌리기
            </button>
          )}
          {canWrite && (
            <button
              type="button"
              className={button({ look: 'primary' })}
              disabled={isSaving || (id !== null && !draft)}
              onClick={() => void submit()}
            >
              {isSaving ? '저장하는 중…' : id === null ? '만들기' : '저장'}
            </button>
          )}
        </div>
      </header>
      <div className={body({ beside: Boolean(page) })}>
        <div className={formPane()} ref={box}>
          <div>
            {!canWrite && <p className={lock()}>볼 수만 있습니다. 고치려면 관리자에게 권한을 받아 주세요.</p>}
            <div className={notes()}>
              {conflict && (
                <ConflictNotice
                  resource={resource}
                  conflict={conflict}
                  onTheirs={() => {
                    rowDrafts.forget(key)
                    setConflict(null)
                  }}
                />
              )}
              {warnings.length > 0 && !draft && (
                <div className={notice({ tone: 'warning' })}>
                  <p>의료광고에서 문제가 될 수 있는 말이 있습니다. 저장은 되었습니다.</p>
                  <ul className={noteList()}>
                    {warnings.map(({ path, message }) => (
                      <li key={path + message}>{message}</li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
            <ErrorSummary errors={errors} box={box} />
            <fieldset disabled={!canWrite} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
              <BlockForm
                schema={resource.jsonSchema}
                data={data}
                errors={errors}
                onChange={(next) => rowDrafts.edit(key, from, next)}
              />
            </fieldset>
          </div>
        </div>
        {page && (
          <section className={pagePane()} aria-label="사이트 화면">
            <p>저장한 모습 · {stored?.saved ? formatMoment(stored.saved.at) : '지금'}</p>
            <iframe key={`${stored?.etag}:${shown}`} src={page} title={`${stored?.title}의 사이트 화면`} />
          </section>
        )}
      </div>
      {dialog === 'remove' && (
        <ConfirmDialog
          title={`‘${stored?.title}’ 삭제`}
          confirm="삭제"
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
    </main>
  )
}

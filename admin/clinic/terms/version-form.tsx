import type { ConsoleTermVersion, ConsoleTermVersions, TermVersionInput } from '#schema/term-versions.ts'
import { dayText } from '#schema/plain/days.ts'
import { showToast } from '#ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, GitCompare, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { EditScreen } from '#admin/kit/edit/edit-screen.tsx'
import { rowKey } from '#admin/kit/drafts/row-drafts.ts'
import { useEdit } from '#admin/kit/edit/use-edit.ts'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { StatusMark } from '#admin/kit/parts/status-mark.tsx'
import { iconButton } from '#admin/kit/parts/styles.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { AnnounceNotice } from './announce-notice.tsx'
import { versionStatusNames } from './status-words.ts'
import { TextComparison } from './text-comparison.tsx'
import { useToday } from '#admin/kit/parts/use-today.ts'

type VersionFormProps = {
  versions: ConsoleTermVersions
  /** The version in force, with which this one is compared. */
  before: ConsoleTermVersion | undefined
  /** This one as it is saved; a new one is not yet. */
  stored: ConsoleTermVersion | undefined
  /** Words that a new one begins with. */
  initial: TermVersionInput
}

const termAddress = (id: number) => `/content/terms/${id}`
const versionKey = (termId: number, version: number | null) => rowKey(`terms/${termId}/versions`, version)

/** Edits a version, and reads its term again after saving. */
function useVersion({ versions, stored, initial }: Omit<VersionFormProps, 'before'>, key: string) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { term, jsonSchema } = versions
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ['GET /admin/terms/{id}/versions'] })
    void client.invalidateQueries({ queryKey: ['GET /admin/{resource}'] })
    void client.invalidateQueries({ queryKey: ['GET /admin/audit'] })
  }
  const edit = useEdit<ConsoleTermVersion>({
    key,
    keyOf: ({ version, status }) => (status === 'SCHEDULED' ? versionKey(term.id, version) : null),
    from: stored ?? { data: initial, etag: '"new"' },
    schema: jsonSchema,
    canWrite: true,
    isNew: !stored,
    read: async () => {
      const query = { params: { id: term.id } }
      const { rows } = await api.request('GET /admin/terms/{id}/versions', query)
      return rows.find(({ version }) => version === stored?.version) ?? (stored as ConsoleTermVersion)
    },
    save: (data, etag) => {
      const body = data as TermVersionInput
      return stored
        ? api.request('PUT /admin/terms/{id}/versions/{version}', {
            params: { id: term.id, version: stored.version },
            body,
            headers: { 'if-match': etag },
          })
        : api.request('POST /admin/terms/{id}/versions', { params: { id: term.id }, body })
    },
    onSaved: ({ status, data: { effectiveOn } }) => {
      const when = status === 'PUBLIC' ? '지금부터' : `${dayText(effectiveOn)} 0시부터`
      showToast(`저장했습니다. ${when} 시행합니다.`, { kind: 'success' })
      // Away first: once it is read anew, the next version's own address leads to the form of the one that was made.
      void navigate(termAddress(term.id))
      void refresh()
    },
  })
  return { edit, refresh }
}

/** The form of a version that is ahead, or of a new one. */
export function VersionForm({ versions, before, stored, initial }: VersionFormProps) {
  const { api, rowDrafts } = useAdmin()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'compare' | 'withdraw'>()
  const { isBusy, fault, run } = useWork(undefined, { isNoted: true })
  const { term, jsonSchema } = versions
  const address = termAddress(term.id)
  const key = versionKey(term.id, stored?.version ?? null)
  const params = { id: term.id, version: stored?.version ?? 0 }
  const { edit, refresh } = useVersion({ versions, stored, initial }, key)
  const typed = edit.data as TermVersionInput
  const today = useToday()
  const isToday = typed.effectiveOn === today
  const withdraw = async () => {
    const work = () => api.request('DELETE /admin/terms/{id}/versions/{version}', { params })
    if (!(await run(work, '버전을 철회했습니다.'))) return
    setDialog(undefined)
    rowDrafts.forget(key)
    void navigate(address)
    void refresh()
  }
  return (
    <EditScreen
      kind="버전"
      title={stored ? `${term.title} 버전 ${stored.version}` : `${term.title} 새 버전`}
      state={stored ? '시행일이 오기 전까지 수정하거나 철회할 수 있습니다' : '지금 글에서 시작합니다'}
      mark={stored && <StatusMark status={stored.status} name={versionStatusNames[stored.status]} />}
      schema={jsonSchema}
      edit={edit}
      saveLabel={isToday ? '바로 시행' : stored ? '저장' : '만들기'}
      note={before && <AnnounceNotice effectiveOn={typed.effectiveOn} />}
      before={
        <Link to={address} className={iconButton()} aria-label={term.title} title={term.title}>
          <ArrowLeft aria-hidden strokeWidth={1.75} />
        </Link>
      }
      buttons={
        <VersionButtons before={before} isStored={stored !== undefined} isBusy={isBusy} onAsk={setDialog} />
      }
    >
      {dialog === 'compare' && before && (
        <VersionComparison before={before} after={typed} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'withdraw' && stored && (
        <ConfirmDialog
          title={`버전 ${stored.version} 철회`}
          confirm="버전 철회"
          isPending={isBusy}
          error={fault}
          onConfirm={() => void withdraw()}
          onClose={() => setDialog(undefined)}
        >
          시행하지 않고 삭제합니다. 사이트에는 지금 시행 중인 글이 그대로 남습니다.
        </ConfirmDialog>
      )}
    </EditScreen>
  )
}

type VersionButtonsProps = Pick<VersionFormProps, 'before'> & {
  isStored: boolean
  isBusy: boolean
  onAsk: (dialog: 'compare' | 'withdraw') => void
}

function VersionButtons({ before, isStored, isBusy, onAsk }: VersionButtonsProps) {
  return (
    <>
      {before && (
        <IconButton
          label={`버전 ${before.version}과 비교`}
          icon={GitCompare}
          onClick={() => onAsk('compare')}
        />
      )}
      {isStored && (
        <IconButton label="버전 철회" icon={Trash2} disabled={isBusy} onClick={() => onAsk('withdraw')} />
      )}
    </>
  )
}

type VersionComparisonProps = {
  before: ConsoleTermVersion
  after: TermVersionInput
  onClose: () => void
}

function VersionComparison({ before, after, onClose }: VersionComparisonProps) {
  return (
    <Dialog title="바뀐 문단" size="large" onClose={onClose}>
      {/* A long text is scrolled by the keyboard, too, where nothing in it takes the focus. */}
      <div tabIndex={0} role="region" aria-label="바뀐 문단">
        <TextComparison before={before} after={after} />
      </div>
    </Dialog>
  )
}

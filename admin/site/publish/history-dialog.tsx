import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { useDraftStores } from '#admin/kit/drafts/use-draft-stores.ts'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { Failure } from '#admin/kit/parts/failure.tsx'
import { notice } from '#admin/kit/parts/styles.ts'
import { useRevocableMutation } from '#admin/kit/parts/use-revocable-mutation.ts'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { getRevisionsQueryOptions, type Revision } from '../queries/get-revisions.ts'
import { getScheduledPublicationsQueryOptions } from '../queries/get-scheduled-publications.ts'
import { useMayPublish } from '#admin/session/use-may-publish.ts'
import { CompareDialog } from './compare-dialog.tsx'
import type { Change } from './list-changes.ts'
import { RestoreConfirmation } from './restore-confirmation.tsx'
import { RevisionRow } from './revision-row.tsx'
import { ScheduledList } from './scheduled-list.tsx'
import { seenDrafts } from './seen-drafts.ts'
import { aboveHistory, revisions } from './styles.ts'

type HistoryDialogProps = {
  /** Changes that are not published yet. */
  changes: Change[]
  onClose: () => void
  /** Asks for what the API has now, whatever came of it. */
  onSettled: () => void
}

type Restoring = { revision: number; drafts: 'follow' | 'keep' }
type RestoreCalls = Pick<HistoryDialogProps, 'onSettled'> & { onRestored: () => void }

/** Brings a publication back, and the drafts with it where that is wanted. */
function useRestore(changes: Change[], { onRestored, onSettled }: RestoreCalls) {
  const admin = useAdmin()
  const { api, slotDrafts, pageDrafts, themeDrafts } = admin
  const storeOf = { slot: slotDrafts, page: pageDrafts, theme: themeDrafts }
  const stores = useDraftStores()
  return useRevocableMutation({
    mutationFn: async ({ revision, drafts }: Restoring, signal) => {
      const seenEtags = seenDrafts(admin, changes)
      // A save on its way would come after it, and be published with the next.
      await Promise.all(stores.map((store) => store.flushAll()))
      signal.throwIfAborted()
      return api.request('POST /admin/revisions/{revision}/restore', {
        params: { revision },
        query: { drafts },
        // No draft that somebody else saved meanwhile is lost unseen.
        headers: { 'if-match': seenEtags() },
        signal,
      })
    },
    onSuccess: async (_, { drafts }) => {
      if (drafts === 'follow') await Promise.all(changes.map(({ kind, id }) => storeOf[kind].renew(id)))
      onRestored()
    },
    onSettled,
  })
}

/** Lists publications with author and time; an account that may publish can restore any of them. */
export function HistoryDialog({ changes, onClose, onSettled }: HistoryDialogProps) {
  const { api } = useAdmin()
  const mayPublish = useMayPublish()
  const { data, error, refetch } = useQuery({ ...getRevisionsQueryOptions(api), staleTime: 0 })
  // The scheduled ones are above the others: shown later, they would move them away from under the pointer.
  const scheduled = useQuery(getScheduledPublicationsQueryOptions(api))
  const [compared, setCompared] = useState<Revision | null>(null)
  const [asked, setAsked] = useState<Revision | null>(null)
  const restore = useRestore(changes, { onRestored: () => setAsked(null), onSettled })
  const giveUp = () => {
    restore.giveUp()
    setAsked(null)
  }
  return (
    <Dialog title="공개 기록" size="large" onClose={onClose}>
      <div className={aboveHistory()}>
        <ScheduledList />
      </div>
      {restore.data && (
        <p className={notice()} role="status">
          되돌렸습니다. {restore.data.revision}번째 공개 내용이 지금 사이트에 보입니다.
        </p>
      )}
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data || scheduled.isPending ? (
        <Waiting label="기록을 불러오는 중" />
      ) : data.rows.length === 0 ? (
        <p>아직 공개한 적이 없습니다.</p>
      ) : (
        <ol className={revisions()}>
          {data.rows.map((row) => (
            <RevisionRow
              key={row.revision}
              row={row}
              onCompare={() => setCompared(row)}
              onRestore={mayPublish ? () => setAsked(row) : undefined}
            >
              {asked?.revision === row.revision && (
                <RestoreConfirmation
                  error={restore.error}
                  isPending={restore.isPending}
                  changes={changes}
                  onConfirm={(drafts) => restore.mutate({ revision: row.revision, drafts })}
                  onCancel={giveUp}
                />
              )}
            </RevisionRow>
          ))}
        </ol>
      )}
      {compared && <RevisionComparison revision={compared.revision} onClose={() => setCompared(null)} />}
    </Dialog>
  )
}

type RevisionComparisonProps = { revision: number; onClose: () => void }

/** Compares a publication with the one before it. */
function RevisionComparison({ revision, onClose }: RevisionComparisonProps) {
  return (
    <CompareDialog
      title={`${revision}번째 공개에서 바뀐 것`}
      before={{
        state: String(revision - 1),
        name: revision > 1 ? `${revision - 1}번째 공개` : '처음',
      }}
      after={{ state: String(revision), name: `${revision}번째 공개` }}
      onClose={onClose}
    />
  )
}

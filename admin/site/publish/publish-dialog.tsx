import { cx } from '#ui/css.ts'
import { momentText } from '#schema/plain/days.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useRevocableMutation } from '#admin/kit/parts/use-revocable-mutation.ts'
import { PreviewAnswers } from '../preview-links/preview-answers.tsx'
import { PreviewLinkDialog } from '../preview-links/preview-link-dialog.tsx'
import { ChangeChoices } from './change-choices.tsx'
import { chooseDrafts } from './choose-drafts.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { getGlobalQueryOptions } from '../queries/get-global.ts'
import { getScheduledPublicationsQueryOptions } from '../queries/get-scheduled-publications.ts'
import { kindInApi, nameOf, type Change } from './list-changes.ts'
import { PublishedDialog } from './published-dialog.tsx'
import { momentsOf, publishNow, TimeChoices } from './time-choices.tsx'
import { aboutChanges, besideActions } from './styles.ts'
import { acknowledge } from './findings.styles.ts'
import { Checks } from './checks.tsx'
import { useChecks } from './use-checks.ts'
import { tick } from '#admin/kit/list/list.styles.ts'
import { useTime } from '#admin/kit/parts/use-today.ts'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'

type PublishDialogProps = { changes: Change[]; onPublished: () => void; onClose: () => void }

/** Times at which changes are published already, by their name. */
function useDueChanges() {
  const { api } = useAdmin()
  const scheduled = useQuery(getScheduledPublicationsQueryOptions(api))
  const dueOf = new Map(
    scheduled.data?.rows
      .filter(({ ends, problem }) => ends === null && problem === null)
      .flatMap(({ dueAt, changes: kept }) =>
        kept.map(({ kind, key }) => [nameOf({ kind, id: key }), dueAt] as const),
      ),
  )
  return { dueOf, isLoading: scheduled.isLoading }
}

/** Findings about the changes, and whether those about advertising have been read. */
function useReadChecks(chosen: Change[], options: Parameters<typeof useChecks>[1]) {
  const checks = useChecks(chosen, options)
  const findings = checks.data?.rows ?? []
  const minded = findings.filter(({ kind }) => kind === 'advertising')
  const [read, setRead] = useState<string | null>(null)
  // What was read is these findings: others, after a change, are to be read too.
  const mindedWords = minded.map(({ where, excerpt }) => [...where, excerpt?.phrase].join('/')).join('\n')
  const isClear =
    !checks.isLoading &&
    !findings.some(({ severity }) => severity === 'blocking') &&
    (minded.length === 0 || read === mindedWords)
  return {
    checks,
    minded,
    isClear,
    isRead: read === mindedWords,
    setRead: (isRead: boolean) => setRead(isRead ? mindedWords : null),
  }
}

type Publishing = Pick<PublishDialogProps, 'onPublished'> & {
  chosen: Change[]
  moments: ReturnType<typeof momentsOf>
}

function usePublishing({ chosen, moments, onPublished }: Publishing) {
  const admin = useAdmin()
  const { api } = admin
  return useRevocableMutation({
    mutationFn: async (_: void, signal) => {
      const body = {
        changes: await chooseDrafts(admin, chosen),
        ...(moments?.endsAt && { endsAt: moments.endsAt }),
      }
      signal.throwIfAborted()
      if (!moments?.dueAt) return api.request('POST /admin/publish', { body, signal })
      return api.request('POST /admin/scheduled-publications', {
        body: { ...body, dueAt: moments.dueAt },
        signal,
      })
    },
    onSettled: onPublished,
  })
}

/** Lists what changes, publishes what is ticked, now or at a time, and says what came of it. */
export function PublishDialog({ changes, onPublished, onClose }: PublishDialogProps) {
  const { api } = useAdmin()
  const [isSharing, setSharing] = useState(false)
  const [ticks, setTicks] = useState<Record<string, boolean>>({})
  const [compared, setCompared] = useState<Change | null>(null)
  const published = useQuery(getGlobalQueryOptions(api)).data?.revision ?? 0
  const [times, setTimes] = useState(publishNow)
  const { dueOf, isLoading } = useDueChanges()
  // A scheduled change is published now only on request.
  const isTicked = (change: Change) => ticks[nameOf(change)] ?? !dueOf.has(nameOf(change))
  const chosen = changes.filter(isTicked)
  const time = useTime()
  const moments = momentsOf(times, time())
  const { checks, minded, isRead, setRead, isClear } = useReadChecks(chosen, {
    isEnabled: chosen.length > 0 && !isLoading,
  })
  const publish = usePublishing({ chosen, moments, onPublished })
  const close = () => {
    publish.giveUp()
    onClose()
  }
  if (publish.data) return <PublishedDialog made={publish.data} onClose={onClose} />
  const isLater = times.dueAt !== null
  return (
    <Dialog
      title="사이트에 공개할까요?"
      onClose={close}
      actions={
        <>
          <button type="button" className={cx(button(), besideActions())} onClick={() => setSharing(true)}>
            미리보기 링크
          </button>
          <button type="button" className={button({ look: 'quiet' })} onClick={close}>
            취소
          </button>
          <Button
            type="button"
            className={button({ look: 'primary' })}
            disabled={publish.isPending || isLoading || chosen.length === 0 || !moments || !isClear}
            onClick={() => publish.mutate()}
          >
            {publish.isPending
              ? isLater
                ? '예약하는 중…'
                : '공개하는 중…'
              : isLater
                ? '이 시각에 공개'
                : '공개하기'}
          </Button>
        </>
      }
    >
      <ChangeChoices
        changes={changes}
        isTicked={isTicked}
        noteOf={(change) => {
          const dueAt = dueOf.get(nameOf(change))
          return dueAt && `${momentText(dueAt)} 공개 예약됨`
        }}
        onCompare={setCompared}
        onTick={(change, isOn) => setTicks({ ...ticks, [nameOf(change)]: isOn })}
      />
      <TimeChoices times={times} onChange={setTimes} />
      <div className={aboutChanges()}>
        <PreviewAnswers />
        {chosen.length > 0 && (
          <Checks
            findings={checks.data?.rows ?? []}
            count={checks.data?.count ?? 0}
            isLoading={checks.isLoading}
            error={checks.error}
            onLeave={close}
          >
            {minded.length > 0 && <Acknowledgement count={minded.length} isRead={isRead} onRead={setRead} />}
          </Checks>
        )}
      </div>
      {isSharing && <PreviewLinkDialog path="/" onClose={() => setSharing(false)} />}
      {compared && (
        <CompareDialog
          title="공개하면 바뀌는 것"
          before={{ state: String(published), name: '지금 사이트' }}
          after={{ state: 'draft', name: '초안' }}
          first={nameOf({ kind: kindInApi[compared.kind], id: compared.id })}
          onClose={() => setCompared(null)}
        />
      )}
      <ErrorNote error={publish.error} />
    </Dialog>
  )
}

type AcknowledgementProps = { count: number; isRead: boolean; onRead: (isRead: boolean) => void }

function Acknowledgement({ count, isRead, onRead }: AcknowledgementProps) {
  return (
    <label className={acknowledge()}>
      <input
        type="checkbox"
        className={tick()}
        checked={isRead}
        onChange={(event) => onRead(event.target.checked)}
      />
      의료광고 표현 {count}곳을 확인했습니다
    </label>
  )
}

import { cx } from '#ui/css.ts'
import { useState } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { useDraftStores } from '../drafts/use-draft-stores.ts'
import { Dialog } from '../parts/dialog.tsx'
import { button, notice } from '../parts/styles.ts'
import { useRevocableMutation } from '../parts/use-revocable-mutation.ts'
import { PreviewLinkDialog } from '../preview-links/preview-link-dialog.tsx'
import type { Change } from './list-changes.ts'
import { seenDrafts } from './seen-drafts.ts'
import { besideActions, changeRow, changes as changeList, liveLink } from './styles.ts'
import { unsavedNames } from './unsaved-names.ts'

type PublishDialogProps = { changes: Change[]; onPublished: () => void; onClose: () => void }

class Unsaved extends Error {
  constructor(names: string[]) {
    super(
      `저장하지 못한 것이 있어 아무것도 공개하지 않았습니다: ${names.join(', ')}. 그곳을 먼저 확인해 주세요.`,
    )
  }
}

/** Lists what will change, publishes it, and says what came of it. */
export function PublishDialog({ changes, onPublished, onClose }: PublishDialogProps) {
  const admin = useAdmin()
  const stores = useDraftStores()
  const [isSharing, setSharing] = useState(false)
  const publish = useRevocableMutation({
    mutationFn: async (_: void, signal) => {
      const seenEtags = seenDrafts(admin, changes)
      const isSaved = (await Promise.all(stores.map((store) => store.flushAll()))).every(Boolean)
      signal.throwIfAborted()
      if (!isSaved) throw new Unsaved(unsavedNames(admin))
      return admin.api.request('POST /admin/publish', {
        // Nothing that somebody else saved meanwhile is published unseen.
        headers: { 'if-match': seenEtags() },
        signal,
      })
    },
    onSettled: onPublished,
  })
  const close = () => {
    publish.giveUp()
    onClose()
  }
  if (publish.data) {
    return (
      <Dialog
        title="공개했습니다"
        onClose={onClose}
        actions={
          <button type="button" className={button()} onClick={onClose}>
            닫기
          </button>
        }
      >
        <p role="status">{publish.data.revision}번 리비전이 지금 사이트에 보입니다.</p>
        <a className={liveLink()} href="/" target="_blank" rel="noreferrer">
          사이트 보기
        </a>
      </Dialog>
    )
  }
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
          <button
            type="button"
            className={button({ look: 'primary' })}
            disabled={publish.isPending}
            onClick={() => publish.mutate()}
          >
            {publish.isPending ? '공개하는 중…' : '공개하기'}
          </button>
        </>
      }
    >
      <p>다음이 바로 사이트에 보입니다. 언제든 공개 기록에서 되돌릴 수 있습니다.</p>
      <ul className={changeList()}>
        {changes.map(({ kind, id, title, what }) => (
          <li key={`${kind}/${id}`} className={changeRow()}>
            <span>{title}</span>
            <span>{what}</span>
          </li>
        ))}
      </ul>
      {isSharing && <PreviewLinkDialog path="/" onClose={() => setSharing(false)} />}
      {publish.error && (
        <p className={notice({ tone: 'error' })} role="alert">
          {publish.error.message}
        </p>
      )}
    </Dialog>
  )
}

import type { PageDefinition } from '#schema/page.ts'
import { notFoundPath } from '#schema/plain/not-found-path.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { RevertButton } from '../drafts/revert-button.tsx'
import { editorActions } from '../drafts/editor.styles.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useRevocableMutation } from '#admin/kit/parts/use-revocable-mutation.ts'
import { removePageState, setPageState, type PageState } from '../queries/get-pages.ts'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'

const PageDialog = partOnDemand(() => import('./page-dialog.tsx').then((m) => m.PageDialog))

type PageActionsProps = {
  state: PageState
  /** The page as it is on the screen, which may be ahead of what is saved. */
  page: PageDefinition
  pages: PageState[]
  onSelect: (key: string) => void
  /** Called with the page that is in hand once this one is removed. */
  onRemoved: (next: string) => void
}

/** Paths whose pages every site needs. */
const needed: readonly string[] = ['/', notFoundPath]

/** The ETag of a page's saved draft, once all of it is saved. */
function useEtagNow(state: PageState) {
  const { pageDrafts } = useAdmin()
  return async (signal: AbortSignal) => {
    await pageDrafts.flush(state.key)
    signal.throwIfAborted()
    return pageDrafts.getState().drafts[state.key]?.etag ?? state.etag
  }
}

/** Offers what can be done with a whole page. */
export function PageActions({ state, page, pages, onSelect, onRemoved }: PageActionsProps) {
  const { api, pageDrafts } = useAdmin()
  const client = useQueryClient()
  const [dialog, setDialog] = useState<'copy' | 'remove' | null>(null)
  const { key, published, changed, isDefault, isRemoved } = state
  const etagNow = useEtagNow(state)
  const revert = async (signal: AbortSignal) => {
    const reverted = await api.request('POST /admin/pages/{key}/revert', {
      params: { key },
      headers: { 'if-match': await etagNow(signal) },
      signal,
    })
    setPageState(client, reverted)
    pageDrafts.replace(key, reverted.draft, reverted.etag)
  }
  if (isRemoved) return <RestoreButton onRestore={revert} />
  return (
    <>
      <div className={editorActions()}>
        {changed && published && <RevertButton name={page.title} onRevert={revert} />}
        <button type="button" className={button({ look: 'quiet' })} onClick={() => setDialog('copy')}>
          복제
        </button>
        {!isDefault && !needed.includes(page.pattern) && (
          <button type="button" className={button({ look: 'quiet' })} onClick={() => setDialog('remove')}>
            삭제
          </button>
        )}
      </div>
      {dialog === 'copy' && (
        <PageDialog
          pages={pages}
          from={page}
          onMade={(made) => {
            setDialog(null)
            onSelect(made)
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'remove' && (
        <RemoveDialog
          state={state}
          page={page}
          pages={pages}
          onRemoved={onRemoved}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}

function RestoreButton({ onRestore }: { onRestore: (signal: AbortSignal) => Promise<void> }) {
  const restore = useRevocableMutation({ mutationFn: (_: void, signal) => onRestore(signal) })
  return (
    <div className={editorActions()}>
      <ErrorNote error={restore.error} />
      <Button
        type="button"
        className={button()}
        disabled={restore.isPending}
        onClick={() => restore.mutate()}
      >
        되살리기
      </Button>
    </div>
  )
}

type RemoveDialogProps = Pick<PageActionsProps, 'state' | 'page' | 'pages' | 'onRemoved'> & {
  onClose: () => void
}

function RemoveDialog({ state, page, pages, onRemoved, onClose }: RemoveDialogProps) {
  const { api, pageDrafts } = useAdmin()
  const client = useQueryClient()
  const { key, published } = state
  const etagNow = useEtagNow(state)
  const remove = useRevocableMutation({
    mutationFn: async (_: void, signal) =>
      api.request('DELETE /admin/pages/{key}', {
        params: { key },
        headers: { 'if-match': await etagNow(signal) },
        signal,
      }),
    onSuccess: () => {
      onClose()
      pageDrafts.forget(key)
      removePageState(client, key)
      const home = pages.find((one) => one.draft.pattern === '/')
      if (home) onRemoved(home.key)
    },
  })
  return (
    <ConfirmDialog
      title="페이지를 삭제할까요?"
      confirm="페이지 삭제"
      onConfirm={() => remove.mutate()}
      isPending={remove.isPending}
      error={remove.error}
      onClose={() => {
        remove.giveUp()
        onClose()
      }}
    >
      {published
        ? `‘${page.title}’ 페이지가 다음에 공개할 때 사이트에서 사라집니다. 그 전에는 되살릴 수 있습니다.`
        : `‘${page.title}’ 페이지는 아직 공개한 적이 없어, 삭제하면 복구할 수 없습니다.`}
    </ConfirmDialog>
  )
}

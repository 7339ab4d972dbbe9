import { callMutation } from '#api/call-query.ts'
import { showToast } from '#ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { bulkBar, bulkButton } from '#admin/kit/list/list.styles.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { button, fieldHint } from '#admin/kit/parts/styles.ts'
import { splitTags } from '#admin/kit/pictures/split-tags.ts'
import { TagsField } from '#admin/kit/pictures/tags-field.tsx'
import { isOfFiles } from '#admin/kit/pictures/use-uploads.ts'

type MarkedBarProps = {
  paths: string[]
  /** The first pictures that are shown, which may be marked together. */
  first: string[]
  onMark: (paths: string[]) => void
  onDone: () => void
}

/** Offers what can be done with several pictures together. */
export function MarkedBar({ paths, first, onMark, onDone }: MarkedBarProps) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const [asking, setAsking] = useState<'tag' | 'remove' | null>(null)
  const bulk = useMutation({
    ...callMutation(api, 'POST /admin/files/bulk'),
    onSuccess: ({ changed }, { body }) => {
      showToast(
        body.action === 'tag' ? `그림 ${changed}장에 태그를 붙였습니다.` : `그림 ${changed}장을 지웠습니다.`,
        { kind: 'success' },
      )
      close()
      onDone()
    },
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfFiles(queryKey[0]) }),
  })
  const close = () => {
    setAsking(null)
    bulk.reset()
  }
  return (
    <div className={bulkBar()} role="group" aria-label="고른 그림">
      <b>{paths.length}장 고름</b>
      <button type="button" className={bulkButton()} onClick={() => onMark(first)}>
        처음 {first.length}장 선택
      </button>
      <button type="button" className={bulkButton()} onClick={() => setAsking('tag')}>
        태그 붙이기
      </button>
      <button type="button" className={bulkButton()} onClick={() => setAsking('remove')}>
        삭제
      </button>
      <button type="button" className={bulkButton()} onClick={onDone}>
        선택 풀기
      </button>
      {asking === 'remove' && (
        <ConfirmDialog
          title={`그림 ${paths.length}장 삭제`}
          confirm="삭제"
          isPending={bulk.isPending}
          error={bulk.error}
          onConfirm={() => bulk.mutate({ body: { action: 'remove', paths } })}
          onClose={close}
        >
          되돌릴 수 없습니다. 쓰이고 있는 그림이 하나라도 있으면 아무것도 지우지 않고 어디에서 쓰는지 알려
          드립니다.
        </ConfirmDialog>
      )}
      {asking === 'tag' && (
        <TagDialog
          count={paths.length}
          onClose={close}
          error={bulk.error}
          onTag={(tags) => bulk.mutate({ body: { action: 'tag', paths, tags } })}
        />
      )}
    </div>
  )
}

type TagDialogProps = {
  count: number
  error: Error | null
  onClose: () => void
  onTag: (tags: string[]) => void
}

function TagDialog({ count, error, onClose, onTag }: TagDialogProps) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onTag(splitTags(text))
  }
  return (
    <Dialog
      title={`그림 ${count}장에 태그 붙이기`}
      isForm
      onClose={onClose}
      actions={
        <Button
          type="submit"
          form="tag-pictures"
          className={button({ look: 'primary' })}
          disabled={splitTags(text).length === 0}
        >
          붙이기
        </Button>
      }
    >
      <form id="tag-pictures" onSubmit={submit}>
        <TagsField value={text} onChange={setText} />
        <p className={fieldHint()}>이미 붙어 있는 태그는 그대로입니다.</p>
        <ErrorNote error={error} />
      </form>
    </Dialog>
  )
}

import { callMutation, callQuery } from '#api/call-query.ts'
import type { FileState, StoredFile } from '#schema/files.ts'
import { showToast } from '#ui/toast.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { formatDateTime } from '#ui/format.ts'
import { Button } from '#admin/kit/parts/button.tsx'
import { ConfirmDialog } from '#admin/kit/parts/confirm-dialog.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import { button, fieldError, fieldHint, notice } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { AltField } from '#admin/kit/pictures/alt-field.tsx'
import { ReplaceDialogs } from './replace-dialogs.tsx'
import { pictureAddress } from '#admin/kit/pictures/picture-address.ts'
import { splitTags } from '#admin/kit/pictures/split-tags.ts'
import {
  facts,
  fileActions,
  fileColumns,
  fileForm,
  largePicture,
  usesList,
} from '#admin/kit/pictures/styles.ts'
import { TagsField } from '#admin/kit/pictures/tags-field.tsx'
import { isOfFiles } from '#admin/kit/pictures/use-uploads.ts'

const CropDialog = partOnDemand(() => import('#admin/kit/pictures/crop-dialog.tsx').then((m) => m.CropDialog))

type FileDialogProps = {
  file: StoredFile
  /** True for who may put another picture in its place everywhere. */
  canReplace: boolean
  onClose: () => void
  /** Opens another picture in its place. */
  onOpen: (file: StoredFile) => void
  onDeleted: () => void
}

/** One picture: what it is, where it is used, and what can be done with it. */
export function FileDialog({ file, canReplace, onClose, onOpen, onDeleted }: FileDialogProps) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const [doing, setDoing] = useState<Doing | null>(null)
  // Said in the dialog: what lies below it is out of reach while it is open.
  const [told, setTold] = useState('')
  const query = { path: file.src }
  const state = useQuery({ ...callQuery(api, 'GET /admin/files/state', { query }), staleTime: 0 })
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfFiles(queryKey[0]) })
  const remove = useMutation({
    ...callMutation(api, 'DELETE /admin/files'),
    onSuccess: () => {
      showToast('그림을 지웠습니다.', { kind: 'success' })
      onDeleted()
      void refresh()
    },
    onError: (error) => {
      setDoing(null)
      setTold(error.message)
      void state.refetch()
    },
  })
  const close = () => setDoing(null)
  return (
    <Dialog title={file.alt || '장식용 그림'} size="large" onClose={onClose}>
      <div className={fileColumns()}>
        <img
          className={largePicture()}
          src={pictureAddress(file.src, 1080)}
          alt={file.alt}
          width={file.width}
          height={file.height}
        />
        <div className={fileForm()}>
          {!state.data ? (
            <QueryNote query={state} label="그림을 살펴보는 중" />
          ) : (
            <Shown
              file={state.data}
              canReplace={canReplace}
              onOpen={onOpen}
              onSaved={() => {
                setTold('저장했습니다.')
                void refresh()
              }}
              onAsk={setDoing}
            />
          )}
        </div>
      </div>
      <p className={fieldHint()} role="status">
        {told}
      </p>
      {doing === 'remove' && (
        <ConfirmDialog
          title="그림 삭제"
          confirm="삭제"
          isPending={remove.isPending}
          onConfirm={() => remove.mutate({ query })}
          onClose={close}
        >
          쓰이는 곳이 없는 그림입니다. 지우면 되돌릴 수 없습니다.
        </ConfirmDialog>
      )}
      {doing === 'replace' && (
        <ReplaceDialogs
          file={file}
          onClose={close}
          onDone={(message) => {
            close()
            setTold(message)
            // Contents, pages and the library itself have changed.
            void client.invalidateQueries()
          }}
        />
      )}
      {doing === 'crop' && (
        <CropDialog
          src={file.src}
          confirm="잘라서 저장"
          onClose={close}
          onCropped={(image) => {
            void refresh()
            onOpen({ ...file, ...image })
          }}
        />
      )}
    </Dialog>
  )
}

type Doing = 'crop' | 'remove' | 'replace'

type ShownProps = Pick<FileDialogProps, 'canReplace' | 'onOpen'> & {
  file: FileState
  onSaved: () => void
  onAsk: (what: Doing) => void
}

function Shown({ file, canReplace, onOpen, onSaved, onAsk }: ShownProps) {
  return (
    <>
      <DescriptionForm key={`${file.alt}/${file.tags.join()}`} file={file} onSaved={onSaved} />
      <Facts file={file} onOpen={onOpen} />
      <Uses uses={file.uses} />
      <div className={fileActions()}>
        <button type="button" className={button()} onClick={() => onAsk('crop')}>
          자르기
        </button>
        {canReplace && file.uses.length > 0 && (
          <button type="button" className={button()} onClick={() => onAsk('replace')}>
            쓰는 곳 모두 변경
          </button>
        )}
        <Button
          type="button"
          className={button({ look: 'dangerOutline' })}
          disabled={file.uses.length > 0}
          onClick={() => onAsk('remove')}
        >
          삭제
        </Button>
      </div>
    </>
  )
}

function DescriptionForm({ file, onSaved }: { file: FileState; onSaved: () => void }) {
  const { api } = useAdmin()
  const [described, setDescribed] = useState({ alt: file.alt, isDecorative: file.alt === '' })
  const [tags, setTags] = useState(file.tags.join(', '))
  const save = useMutation({
    ...callMutation(api, 'PUT /admin/files'),
    onSuccess: onSaved,
  })
  const alt = described.isDecorative ? '' : described.alt.trim()
  const isSame = alt === file.alt && splitTags(tags).join() === file.tags.join()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({
      query: { path: file.src },
      body: { alt, isDecorative: described.isDecorative, tags: splitTags(tags) },
    })
  }
  return (
    <form className={fileForm()} onSubmit={submit}>
      <div>
        <AltField {...described} onChange={setDescribed} />
        {file.uses.length > 0 && (
          <p className={fieldHint()}>이미 쓰이는 곳의 대체 텍스트는 그곳에서 고칩니다.</p>
        )}
      </div>
      <TagsField value={tags} onChange={setTags} />
      {save.error && (
        <p className={fieldError()} role="alert">
          {save.error.message}
        </p>
      )}
      <div>
        <Button
          type="submit"
          className={button({ look: 'primary' })}
          disabled={isSame || (alt === '' && !described.isDecorative) || save.isPending}
        >
          저장
        </Button>
      </div>
    </form>
  )
}

function Facts({ file, onOpen }: { file: FileState; onOpen: FileDialogProps['onOpen'] }) {
  const { croppedFrom } = file
  return (
    <dl className={facts()}>
      <dt>크기</dt>
      <dd>
        {file.width} × {file.height} · {toKilobytes(file.size)}
      </dd>
      <dt>올린 때</dt>
      <dd>
        {formatDateTime(file.createdAt)}
        {file.uploadedBy && ` · ${file.uploadedBy}`}
      </dd>
      <dt>종류</dt>
      <dd>{file.isGated ? '가려진 그림. 볼 수 있는 사람에게만 보입니다.' : '누구나 보는 그림'}</dd>
      {croppedFrom && (
        <>
          <dt>원본</dt>
          <dd>
            <button
              type="button"
              className={button({ look: 'quiet' })}
              onClick={() => onOpen({ ...file, ...croppedFrom })}
            >
              {croppedFrom.width} × {croppedFrom.height} 보기
            </button>
          </dd>
        </>
      )}
    </dl>
  )
}

const toKilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('ko-KR')} KB`

function Uses({ uses }: Pick<FileState, 'uses'>) {
  if (uses.length === 0) return <p className={fieldHint()}>쓰이는 곳이 없습니다.</p>
  return (
    <section className={notice({ tone: 'plain' })} aria-label="쓰이는 곳">
      <ul className={usesList()}>
        {uses.map(({ message, link }) => (
          <li key={message}>{link ? <Link to={link}>{message}</Link> : message}</li>
        ))}
      </ul>
      <p className={fieldHint()}>쓰이는 그림은 지울 수 없습니다. 먼저 쓰이는 곳에서 바꿔 주세요.</p>
    </section>
  )
}

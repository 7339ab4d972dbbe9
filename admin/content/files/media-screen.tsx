import { publishingRoles } from '#api/call.ts'
import type { Role } from '#schema/accounts.ts'
import type { StoredFile } from '#schema/files.ts'
import { showToast } from '#ui/toast.tsx'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { about, actions, count, head, screen, title } from '#admin/kit/list/list.styles.ts'
import type { Account } from '#admin/kit/console/get-session.ts'
import { FileDialog } from './file-dialog.tsx'
import { initialState, isFiltered, readState, toParams, toQuery } from '#admin/kit/pictures/library-state.ts'
import { LibraryToolbar } from '#admin/kit/pictures/library-toolbar.tsx'
import { MarkedBar } from './marked-bar.tsx'
import { PictureGrid, useFilesPage } from '#admin/kit/pictures/picture-grid.tsx'
import { dropArea, libraryBody } from '#admin/kit/pictures/styles.ts'
import { UploadButtons } from '#admin/kit/pictures/upload-buttons.tsx'
import { UploadList } from '#admin/kit/pictures/upload-list.tsx'
import { useGivenFiles } from '#admin/kit/pictures/use-given-files.ts'
import { useUploads } from '#admin/kit/pictures/use-uploads.ts'

const mayReplace: readonly Role[] = publishingRoles

/** Pictures that may be changed together. */
const mostMarked = 100

/** The clinic's pictures: found, described, uploaded, cropped, deleted. Files may be dropped anywhere. */
export function MediaScreen({ account }: { account: Account }) {
  const area = useRef<HTMLElement>(null)
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState<StoredFile | null>(null)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const state = readState(params)
  const query = toQuery(state)
  const first = useFilesPage({ query, page: 1 })
  const uploads = useUploads(state.kind === 'gated', (images) =>
    showToast(`그림 ${images.length}장을 올렸습니다.`, { kind: 'success' }),
  )
  const isOver = useGivenFiles(area, uploads.take)
  const change = (values: Partial<typeof state>) => {
    setMarked(new Set())
    setParams(toParams({ ...state, ...values }), { replace: true })
  }
  const mark = (src: string, isMarked: boolean) => {
    const next = new Set(marked)
    if (!isMarked) next.delete(src)
    else if (next.size < mostMarked) next.add(src)
    else showToast(`한 번에 ${mostMarked}장까지 고를 수 있습니다.`)
    setMarked(next)
  }
  return (
    <main ref={area} className={`${screen()} ${dropArea({ over: isOver })}`}>
      <header className={head()}>
        <h1 className={title()}>
          미디어
          {first.data && <span className={count()}>{first.data.count.toLocaleString('ko-KR')}</span>}
        </h1>
        <div className={actions()}>
          <UploadButtons onTake={uploads.take} />
        </div>
        <p className={about()}>
          사이트에 쓰는 그림. 아무 데나 끌어다 놓거나 붙여 넣으면{' '}
          {state.kind === 'gated' ? '가려진 그림으로 올라갑니다.' : '올라갑니다.'}
        </p>
      </header>
      <div className={libraryBody()}>
        <UploadList uploads={uploads} title={uploads.files.length > 1 ? '모두 올리기' : '올리기'} />
      </div>
      <LibraryToolbar state={state} onChange={change} />
      {marked.size > 0 && (
        <MarkedBar
          paths={[...marked]}
          onDone={() => setMarked(new Set())}
          first={(first.data?.rows ?? []).map(({ src }) => src)}
          onMark={(paths) => setMarked(new Set(paths))}
        />
      )}
      <div className={libraryBody()}>
        <PictureGrid
          query={query}
          isFiltered={isFiltered(state)}
          onShowAll={() => change({ ...initialState, sort: state.sort })}
          onOpen={setOpened}
          marked={marked}
          onMark={mark}
        />
      </div>
      {opened && (
        <FileDialog
          key={opened.src}
          file={opened}
          canReplace={mayReplace.includes(account.role)}
          onClose={() => setOpened(null)}
          onOpen={setOpened}
          onDeleted={() => {
            mark(opened.src, false)
            setOpened(null)
          }}
        />
      )}
    </main>
  )
}

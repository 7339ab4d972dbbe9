import { callQuery } from '#api/call-query.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { count as countText, head, nothing, screen, title, toolbar } from '#admin/kit/list/list.styles.ts'
import { Pager } from '#admin/kit/list/pager.tsx'
import { SearchBox } from '#admin/kit/list/search-box.tsx'
import { Select } from '#admin/kit/parts/select.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { ViewChoices } from '../reservations/view-choices.tsx'
import { PostDialog } from './post-dialog.tsx'
import { PostTable } from './post-table.tsx'
import { usePostView, viewNames, type PostView } from './use-post-view.ts'

const pageSize = 50

/** Lists customers' posts on the clinic's boards: the unanswered ones, or all. */
export function PostsScreen() {
  const { api } = useAdmin()
  const { view, change } = usePostView()
  const { keyword, boardTypeId, page } = view
  const found = useQuery({
    ...callQuery(api, 'GET /admin/notice-customer-boards', {
      query: {
        page,
        pageSize,
        ...(view.view === 'waiting' && { isReplied: 'false', isHidden: 'false' }),
        ...(boardTypeId && { boardTypeId }),
        ...(keyword && { keyword }),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { rows, count } = found.data ?? { rows: [], count: 0 }
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>
          고객 문의·게시글
          <span className={countText()}>{found.data && `${count.toLocaleString('ko-KR')}개`}</span>
        </h1>
      </header>
      <PostsToolbar view={view} onChange={change} />
      {!found.data ? (
        <QueryNote query={found} label="고객 문의·게시글을 불러오는 중" />
      ) : rows.length === 0 ? (
        <div className={nothing()}>
          <p>{nothingText(view)}</p>
          {view.view === 'waiting' && (
            <button type="button" className={button()} onClick={() => change({ view: 'all' })}>
              모두 보기
            </button>
          )}
        </div>
      ) : (
        <PostTable rows={rows} onOpen={(open) => change({ open })} />
      )}
      <Pager page={page} pages={Math.ceil(count / pageSize)} onPage={(to) => change({ page: to })} />
      {view.open !== null && (
        <PostDialog key={view.open} id={view.open} onClose={() => change({ open: null })} />
      )}
    </main>
  )
}

function nothingText({ view, keyword, boardTypeId }: PostView): string {
  if (keyword) return `‘${keyword}’에 맞는 글이 없습니다.`
  if (view === 'waiting') return '답을 기다리는 글이 없습니다.'
  return boardTypeId
    ? '이 게시판에는 고객이 쓴 글이 없습니다.'
    : '고객이 쓴 글이 없습니다. 고객이 쓰는 게시판에 글이 올라오면 여기에 보입니다.'
}

type PostsToolbarProps = { view: PostView; onChange: ReturnType<typeof usePostView>['change'] }

function PostsToolbar({ view, onChange }: PostsToolbarProps) {
  const { api } = useAdmin()
  const boardTypes = useQuery(callQuery(api, 'GET /customer/board-types', { query: {} }))
  const boards = (boardTypes.data?.rows ?? []).filter(({ writer }) => writer === 'CUSTOMER')
  return (
    <div className={toolbar()}>
      <ViewChoices
        label="보기"
        names={viewNames}
        value={view.view}
        onChoose={(name) => onChange({ view: name })}
      />
      {boards.length > 1 && (
        <Select
          label="게시판"
          value={view.boardTypeId}
          isSet={view.boardTypeId !== ''}
          options={[
            { value: '', label: '모든 게시판' },
            ...boards.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(id) => onChange({ boardTypeId: id })}
        />
      )}
      <SearchBox
        label="고객 문의·게시글 찾기"
        placeholder="제목(초성), 내용, 쓴 사람"
        value={view.keyword}
        onSearch={(search) => onChange({ keyword: search.trim() })}
      />
    </div>
  )
}

import { callQuery } from '#api/call-query.ts'
import type { StoredFile } from '#schema/files.ts'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { useAdmin } from '../console/admin-context.tsx'
import { nothing, tick } from '../list/list.styles.ts'
import { Failure } from '../parts/failure.tsx'
import { button } from '../parts/styles.ts'
import { Waiting } from '../parts/waiting.tsx'
import type { LibraryQuery } from './library-state.ts'
import { pictureAddress } from './picture-address.ts'
import { card, failure, grid as list, name, pick, picture, selectBox } from './styles.ts'
import { useDrawnItems } from './use-drawn-items.ts'

const pageSize = 60

type Asked = { query: LibraryQuery; page: number }

function useFilesOptions() {
  const { api } = useAdmin()
  return ({ query, page }: Asked) => ({
    ...callQuery(api, 'GET /admin/files', { query: { ...query, page, pageSize } }),
    staleTime: 0,
    ...(page === 1 && { placeholderData: keepPreviousData }),
  })
}

/** Asks for a page of the library. The first also says how many pictures there are. */
export const useFilesPage = (asked: Asked) => useQuery(useFilesOptions()(asked))

function useFilesPages(query: LibraryQuery, first: number, last: number) {
  const optionsOf = useFilesOptions()
  const pages = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  return useQueries({ queries: pages.map((page) => optionsOf({ query, page })) })
}

export type GridProps = {
  query: LibraryQuery
  /** True where the query leaves pictures out. */
  isFiltered: boolean
  onShowAll: () => void
  onOpen: (file: StoredFile) => void
  /** Address of the picture that is chosen already. */
  current?: string | undefined
  /** Pictures that are marked to do something with together. */
  marked?: ReadonlySet<string>
  onMark?: (src: string, isMarked: boolean) => void
}

/** The pictures that a query finds. Those near the screen are asked for and drawn; the others only take their room. */
export function PictureGrid(props: GridProps) {
  const { query, isFiltered, onShowAll } = props
  const first = useFilesPage({ query, page: 1 })
  if (first.error && !first.data) {
    return <Failure error={first.error} onRetry={() => void first.refetch()} />
  }
  if (!first.data) return <Waiting label="그림을 불러오는 중" />
  const { count } = first.data
  if (count === 0) {
    return (
      <div className={nothing()}>
        <p>
          {isFiltered
            ? '찾는 그림이 없습니다. 검색어나 필터를 바꿔 보세요.'
            : '아직 올려 둔 그림이 없습니다. 끌어다 놓거나 붙여 넣어도 됩니다.'}
        </p>
        {isFiltered && (
          <button type="button" className={button()} onClick={onShowAll}>
            모두 보기
          </button>
        )}
      </div>
    )
  }
  return <Pictures {...props} count={count} />
}

function Pictures({ query, count, ...props }: GridProps & { count: number }) {
  const [grid, { from, to, above, below, height }] = useDrawnItems(count, pageSize)
  const firstPage = Math.floor(from / pageSize) + 1
  const asked = useFilesPages(query, firstPage, Math.ceil(to / pageSize))
  const failed = asked.find(({ error, data }) => error && !data)
  const fileAt = (index: number) =>
    asked[Math.floor(index / pageSize) + 1 - firstPage]?.data?.rows[index % pageSize]
  return (
    <>
      <ul ref={grid} className={list()} style={{ paddingTop: above, paddingBottom: below }}>
        {Array.from({ length: to - from }, (_, place) => {
          const index = from + place
          const file = fileAt(index)
          const position = { 'aria-setsize': count, 'aria-posinset': index + 1 }
          return file ? (
            <Card key={file.src} file={file} position={position} {...props} />
          ) : (
            <li key={index} {...position} style={{ height }} />
          )
        })}
      </ul>
      {failed?.error && (
        <div className={failure()}>
          <Failure error={failed.error} onRetry={() => void failed.refetch()} />
        </div>
      )}
    </>
  )
}

type CardProps = Pick<GridProps, 'onOpen' | 'current' | 'marked' | 'onMark'> & {
  file: StoredFile
  /** Its place among all, of which only some are drawn. */
  position: { 'aria-setsize': number; 'aria-posinset': number }
}

function Card({ file, position, onOpen, current, marked, onMark }: CardProps) {
  const { src, alt, width, height, isGated } = file
  const title = alt || '장식용 그림'
  return (
    <li className={card()} {...position}>
      <button
        type="button"
        className={pick({ selected: src === current || marked?.has(src) === true })}
        aria-pressed={current === undefined ? undefined : src === current}
        onClick={() => onOpen(file)}
      >
        <img className={picture()} src={pictureAddress(src, 320)} alt="" loading="lazy" decoding="async" />
        <span className={name()}>
          {title}
          <small>
            {isGated && (
              <>
                <EyeOff size={11} aria-hidden /> 가려짐 ·{' '}
              </>
            )}
            {width} × {height}
          </small>
        </span>
      </button>
      {onMark && (
        <label className={selectBox()}>
          <input
            type="checkbox"
            className={tick()}
            aria-label={`${title} 선택`}
            checked={marked?.has(src) === true}
            onChange={(event) => onMark(src, event.target.checked)}
          />
        </label>
      )}
    </li>
  )
}

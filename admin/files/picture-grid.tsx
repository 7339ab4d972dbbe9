import { callQuery } from '#api/call-query.ts'
import type { StoredFile } from '#schema/files.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { nothing, tick } from '../content/list.styles.ts'
import { Failure } from '../parts/failure.tsx'
import { button } from '../parts/styles.ts'
import { Waiting } from '../parts/waiting.tsx'
import type { LibraryQuery } from './library-state.ts'
import { pictureAddress } from './picture-address.ts'
import { card, grid, more, name, pick, picture, selectBox } from './styles.ts'

const pageSize = 60

type Asked = { query: LibraryQuery; page: number }

/** Asks for a page of the library. The first also says how many pictures there are. */
export function useFilesPage({ query, page }: Asked) {
  const { api } = useAdmin()
  return useQuery({
    ...callQuery(api, 'GET /admin/files', { query: { ...query, page, pageSize } }),
    staleTime: 0,
    ...(page === 1 && { placeholderData: keepPreviousData }),
  })
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

/** The pictures that a query finds; more come as one scrolls. */
export function PictureGrid(props: GridProps) {
  const { query, isFiltered, onShowAll } = props
  const first = useFilesPage({ query, page: 1 })
  const [shown, setShown] = useState({ key: '', pages: 1 })
  const key = JSON.stringify(query)
  const pages = shown.key === key ? shown.pages : 1
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
  const hasMore = pages * pageSize < count
  return (
    <>
      <ul className={grid()}>
        {Array.from({ length: pages }, (_, index) => (
          <Page key={index} {...props} page={index + 1} />
        ))}
      </ul>
      {hasMore && <More key={pages} onMore={() => setShown({ key, pages: pages + 1 })} />}
    </>
  )
}

function Page({ page, query, ...props }: GridProps & { page: number }) {
  const { data, error, refetch } = useFilesPage({ query, page })
  if (error && !data) {
    return (
      <li className={more()}>
        <Failure error={error} onRetry={() => void refetch()} />
      </li>
    )
  }
  return data?.rows.map((file) => <Card key={file.src} file={file} {...props} />)
}

type CardProps = Pick<GridProps, 'onOpen' | 'current' | 'marked' | 'onMark'> & { file: StoredFile }

function Card({ file, onOpen, current, marked, onMark }: CardProps) {
  const { src, alt, width, height, isGated } = file
  const title = alt || '장식용 그림'
  return (
    <li className={card()}>
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
            aria-label={`${title} 고르기`}
            checked={marked?.has(src) === true}
            onChange={(event) => onMark(src, event.target.checked)}
          />
        </label>
      )}
    </li>
  )
}

/** Distance in px before the end at which more is asked for. */
const ahead = '600px'

/** Asks for more when it comes near; for who does not scroll it is a button. */
function More({ onMore }: { onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        onMore()
      },
      { rootMargin: ahead },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  })
  return (
    <div ref={place} className={more()}>
      <button type="button" className={button()} onClick={onMore}>
        더 보기
      </button>
    </div>
  )
}

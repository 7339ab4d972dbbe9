import { momentText } from '#schema/plain/days.ts'
import { cx } from '#ui/css.ts'
import { formatDateTime } from '#ui/format.ts'
import { EyeOff, Lock } from 'lucide-react'
import { cell, line } from '#admin/kit/list/list.styles.ts'
import { ListFrame } from '#admin/kit/list/list-frame.tsx'
import { below } from '../customers/styles.ts'
import { PostState } from './post-state.tsx'
import { mark, naming, opener } from './styles.ts'
import type { ConsolePost } from './types.ts'

const columns = [
  { label: '제목' },
  { label: '게시판', extra: true },
  { label: '쓴 사람', extra: true },
  { label: '답변' },
  { label: '쓴 때', extra: true },
]

type PostTableProps = { rows: readonly ConsolePost[]; onOpen: (id: number) => void }

/** One line a post; its title opens it. */
export const PostTable = ({ rows, onOpen }: PostTableProps) => (
  <ListFrame columns={columns}>
    {rows.map((post) => (
      <tr key={post.id} className={line()}>
        <td className={cx(cell({ naming: true }), naming())}>
          <button type="button" className={opener()} onClick={() => onOpen(post.id)}>
            {post.title}
            {post.isPrivate && <Lock size={13} className={mark()} aria-label="비밀글" />}
            {post.isHidden && <EyeOff size={13} className={mark()} aria-label="숨긴 글" />}
            <span className={below()}>
              {momentText(post.createdAt)} · {post.author} · {post.boardTypeName}
            </span>
          </button>
        </td>
        <td className={cell({ extra: true })}>{post.boardTypeName}</td>
        <td className={cell({ extra: true })}>{post.author}</td>
        <td className={cell()}>
          <PostState post={post} />
        </td>
        <td className={cell({ extra: true })}>{formatDateTime(post.createdAt)}</td>
      </tr>
    ))}
  </ListFrame>
)

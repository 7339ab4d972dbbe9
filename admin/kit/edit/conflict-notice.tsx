import type { FieldError } from '#schema/problem.ts'
import { button, notice } from '../parts/styles.ts'
import { noteList } from './form.styles.ts'

/** Tells what somebody else saved meanwhile, and asks where both changed the same field. */
export type RowConflict = { message: string; theirs: readonly FieldError[]; both: string[] }

type ConflictNoticeProps = { title: string; conflict: RowConflict; onTheirs: () => void }

/** Tells of another person's changes, which the form has taken in; what was typed here is all still there. */
export function ConflictNotice({
  title,
  conflict: { message, theirs, both },
  onTheirs,
}: ConflictNoticeProps) {
  const isMine = ({ path }: FieldError) => both.some((one) => one === path || one.startsWith(`${path}/`))
  return (
    <div className={notice({ tone: 'warning' })} role="alert">
      <p>
        {message.replace(' 그 내용을 불러온 뒤 다시 저장해 주세요.', '')} 그 변경을 이 {title}에 합쳤고,
        입력하신 것은 그대로 있습니다. 살펴보고 다시 저장해 주세요.
      </p>
      {theirs.length > 0 && (
        <ul className={noteList()}>
          {theirs.map((one) => (
            <li key={one.path}>
              {one.message}
              {isMine(one) && ' — 같은 곳을 고치셔서, 입력하신 값을 두었습니다'}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={button()} onClick={onTheirs}>
        내 변경을 버리고 그쪽 것으로
      </button>
    </div>
  )
}

import { visuallyHidden } from '#ui/visually-hidden.ts'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { PeopleAtPlace } from '#admin/kit/presence/people.tsx'
import { changedMark, problemMark, row, rowNote, rowTitle } from './styles.ts'

type ListRowProps = {
  title: string
  note: string
  isChanged: boolean
  problem?: string | undefined
  /** Where who edits it is. */
  place: string
  isSelected: boolean
  onSelect: () => void
  children?: ReactNode
}

/** A line of the list, with a mark where the draft is not what visitors see. */
export function ListRow({
  title,
  note,
  isChanged,
  problem,
  place,
  isSelected,
  onSelect,
  children,
}: ListRowProps) {
  return (
    <li>
      <button
        type="button"
        className={row({ selected: isSelected })}
        aria-current={isSelected ? 'true' : undefined}
        onClick={onSelect}
      >
        <span className={rowTitle()}>{title}</span>
        <PeopleAtPlace place={place} below={!children} />
        <span className={rowNote()}>{note}</span>
        {problem && (
          <span className={problemMark()} title={problem}>
            <TriangleAlert size={14} aria-hidden />
            <span className={visuallyHidden()}>보여 줄 수 없음</span>
          </span>
        )}
        {isChanged && (
          <span className={changedMark()} title="공개되지 않은 변경이 있습니다">
            <span className={visuallyHidden()}>공개 전 변경 있음</span>
          </span>
        )}
      </button>
      {children}
    </li>
  )
}

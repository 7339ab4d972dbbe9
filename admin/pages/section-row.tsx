import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Trash2 } from 'lucide-react'
import { IconButton } from '../parts/icon-button.tsx'
import { useMovedFocus } from '../parts/use-moved-focus.ts'
import { PeopleAtPlace } from '../presence/people.tsx'
import { sectionButtons, sectionNote, sectionRow, sectionSelect, sectionTitle } from './styles.ts'

type SectionRowProps = {
  /** Where who edits it is. */
  place: string
  title: string
  note: string
  index: number
  count: number
  isSelected: boolean
  isWrong: boolean
  isHidden: boolean
  onSelect: () => void
  onMove: (to: number) => void
  onCopy: () => void
  onToggle: () => void
  onRemove: () => void
}

/** One section, and what can be done with it. */
export function SectionRow({
  place,
  title,
  note,
  index,
  count,
  isSelected,
  isWrong,
  isHidden,
  onSelect,
  onMove,
  onCopy,
  onToggle,
  onRemove,
}: SectionRowProps) {
  const { up, down, press } = useMovedFocus(index)
  return (
    <li className={sectionRow({ selected: isSelected })}>
      <button
        type="button"
        className={sectionSelect()}
        aria-current={isSelected ? 'true' : undefined}
        onClick={onSelect}
      >
        <span className={sectionTitle({ wrong: isWrong, hidden: isHidden })}>
          {title}
          {isHidden && ' · 숨김'}
        </span>
        {note && <span className={sectionNote()}>{note}</span>}
        <PeopleAtPlace place={place} />
      </button>
      {isSelected && (
        <span className={sectionButtons()}>
          <IconButton
            ref={up}
            label={`${title} 위로`}
            icon={ArrowUp}
            disabled={index === 0}
            onClick={() => {
              press('up')
              onMove(index - 1)
            }}
          />
          <IconButton
            ref={down}
            label={`${title} 아래로`}
            icon={ArrowDown}
            disabled={index === count - 1}
            onClick={() => {
              press('down')
              onMove(index + 1)
            }}
          />
          <IconButton label={`${title} 복제`} icon={Copy} onClick={onCopy} />
          <IconButton
            label={isHidden ? `${title} 보이기` : `${title} 숨기기`}
            icon={isHidden ? EyeOff : Eye}
            onClick={onToggle}
          />
          <IconButton label={`${title} 삭제`} icon={Trash2} onClick={onRemove} />
        </span>
      )}
    </li>
  )
}

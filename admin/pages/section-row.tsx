import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from '../parts/icon-button.tsx'
import { sectionButtons, sectionNote, sectionRow, sectionSelect, sectionTitle } from './styles.ts'

type SectionRowProps = {
  title: string
  note: string
  index: number
  count: number
  isSelected: boolean
  isWrong: boolean
  onSelect: () => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One section, and what can be done with it. */
export function SectionRow({
  title,
  note,
  index,
  count,
  isSelected,
  isWrong,
  onSelect,
  onMove,
  onRemove,
}: SectionRowProps) {
  return (
    <li className={sectionRow({ selected: isSelected })}>
      <button
        type="button"
        className={sectionSelect()}
        aria-current={isSelected ? 'true' : undefined}
        onClick={onSelect}
      >
        <span className={sectionTitle({ wrong: isWrong })}>{title}</span>
        {note && <span className={sectionNote()}>{note}</span>}
      </button>
      {isSelected && (
        <span className={sectionButtons()}>
          <IconButton
            label={`${title} 위로`}
            icon={ArrowUp}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            label={`${title} 아래로`}
            icon={ArrowDown}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
          <IconButton label={`${title} 삭제`} icon={Trash2} onClick={onRemove} />
        </span>
      )}
    </li>
  )
}

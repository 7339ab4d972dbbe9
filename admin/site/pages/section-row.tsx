import { useDraggable, useDroppable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { PeopleAtPlace } from '#admin/kit/presence/people.tsx'
import { SectionButtons } from './section-buttons.tsx'
import {
  sectionButtons,
  sectionGrip,
  sectionNote,
  sectionRow,
  sectionSelect,
  sectionTitle,
} from './styles.ts'
import type { Sections } from './use-sections.ts'

type SectionRowProps = {
  id: string
  /** Where who edits it is. */
  place: string
  title: string
  note: string
  index: number
  sections: Sections
  isSelected: boolean
  isWrong: boolean
  isHidden: boolean
  onSelect: () => void
}

/** One section, and what can be done with it. It is dragged to another place in the list. */
export function SectionRow({
  id,
  place,
  title,
  note,
  index,
  sections,
  isSelected,
  isWrong,
  isHidden,
  onSelect,
}: SectionRowProps) {
  const {
    attributes,
    listeners,
    setNodeRef: drag,
    transform,
    isDragging,
  } = useDraggable({ id, data: { index }, attributes: { roleDescription: '섹션' } })
  const { setNodeRef: drop, isOver, active } = useDroppable({ id, data: { index } })
  const from = active?.data.current?.index as number | undefined
  const line = isOver && from !== undefined && from !== index ? (from < index ? 'below' : 'above') : 'none'
  return (
    <li
      ref={drop}
      className={sectionRow({ selected: isSelected, line, moving: isDragging })}
      data-over={line !== 'none' || undefined}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
    >
      <button
        ref={drag}
        type="button"
        {...attributes}
        {...listeners}
        className={sectionSelect()}
        data-section={id}
        aria-current={isSelected ? 'true' : undefined}
        onClick={onSelect}
      >
        <span className={sectionGrip()}>
          <GripVertical aria-hidden />
        </span>
        <span className={sectionTitle({ wrong: isWrong, hidden: isHidden })}>
          {title}
          {isHidden && ' · 숨김'}
        </span>
        {note && <span className={sectionNote()}>{note}</span>}
        <PeopleAtPlace place={place} />
      </button>
      {isSelected && (
        <span className={sectionButtons()}>
          <SectionButtons title={title} index={index} sections={sections} />
        </span>
      )}
    </li>
  )
}

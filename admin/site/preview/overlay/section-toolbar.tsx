import { useDraggable } from '@dnd-kit/core'
import { GripVertical, PencilLine } from 'lucide-react'
import { SectionButtons } from '../../pages/section-buttons.tsx'
import type { Sections } from '../../pages/use-sections.ts'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { grip, plainName, toolbar } from './styles.ts'

type ToolbarProps = {
  title: string
  top: number
  left: number
  /** None where the block shows no text that is written in the page. */
  onWrite: (() => void) | undefined
  onFocus: () => void
}

type SectionToolbarProps = ToolbarProps & {
  id: string
  index: number
  sections: Sections
  onSelect: () => void
  /** The pointer has gone down on what the section is dragged by. */
  onGrab: () => void
}

/** Name of a section in the picture, by which it is dragged, and what can be done with it. */
export function SectionToolbar({ id, index, sections, onSelect, onGrab, ...rest }: SectionToolbarProps) {
  const { title } = rest
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id,
    data: { index },
    attributes: { roleDescription: '섹션' },
  })
  return (
    <Toolbar {...rest}>
      <button
        ref={setNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        className={grip({ dragging: isDragging })}
        title="끌어서 옮기기"
        onPointerDown={onGrab}
        onClick={onSelect}
      >
        <GripVertical aria-hidden />
        <span>{title}</span>
      </button>
      <WriteButton {...rest} />
      <SectionButtons title={title} index={index} sections={sections} />
    </Toolbar>
  )
}

/** Name of a part that every page has. */
export function SlotToolbar(props: ToolbarProps) {
  return (
    <Toolbar {...props}>
      <span className={plainName()}>{props.title}</span>
      <WriteButton {...props} />
    </Toolbar>
  )
}

const WriteButton = ({ title, onWrite }: ToolbarProps) =>
  onWrite && <IconButton label={`${title} 글 수정`} icon={PencilLine} onClick={onWrite} />

function Toolbar({ title, top, left, onFocus, children }: React.PropsWithChildren<ToolbarProps>) {
  return (
    <div
      className={toolbar()}
      style={{ top, left }}
      role="group"
      aria-label={`미리보기의 ${title}`}
      data-solid
      onFocus={onFocus}
    >
      {children}
    </div>
  )
}

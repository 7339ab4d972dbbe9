import { EyeOff, PencilLine, Plus } from 'lucide-react'
import { addButton, seam as line, unseen as pill } from './styles.ts'
import type { Seam } from './places.ts'

type SeamLineProps = {
  seam: Seam
  top: number
  /** Words for where it is: `‘공지’ 다음에`. */
  where: string
  titleOf: (component: string) => string
  /** The pointer, or what is selected, is beside it. */
  isNear: boolean
  /** What is dragged would go here. */
  isTarget: boolean
  selected: string | null
  onAdd: () => void
  onSelect: (id: string) => void
  onFocus: () => void
}

/** A place between two sections: the button that puts one there, and those that stand there without being seen. */
export function SeamLine({
  seam,
  top,
  where,
  titleOf,
  isNear,
  isTarget,
  selected,
  onAdd,
  onSelect,
  onFocus,
}: SeamLineProps) {
  return (
    <div
      className={line({ target: isTarget })}
      data-over={isTarget || undefined}
      style={{ top }}
      onFocus={onFocus}
    >
      <button
        type="button"
        className={addButton({ near: isNear })}
        aria-label={`${where} 섹션 추가`}
        title={`${where} 섹션 추가`}
        data-add
        onClick={onAdd}
      >
        <Plus aria-hidden />
      </button>
      {seam.unseen.map(({ id, component, hidden }) => {
        const Icon = hidden ? EyeOff : PencilLine
        return (
          <button
            key={id}
            type="button"
            className={pill({ selected: id === selected })}
            aria-current={id === selected ? 'true' : undefined}
            onClick={() => onSelect(id)}
          >
            <Icon aria-hidden />
            {titleOf(component)} · {hidden ? '숨김' : '내용을 채우면 보입니다'}
          </button>
        )
      })}
    </div>
  )
}

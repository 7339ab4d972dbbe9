import { closestCenter, DndContext } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { summarize } from '#admin/kit/form/data/summary.ts'
import { draggedByPointer, useDragSensors } from '#admin/kit/parts/dragging.ts'
import { button } from '#admin/kit/parts/styles.ts'
import type { BlockType } from '../queries/get-blocks.ts'
import { isNewBlock } from './change-blocks.ts'
import { AddSection, SentSection, titleIn } from './section-dialogs.tsx'
import { SectionRow } from './section-row.tsx'
import { sections as list } from './styles.ts'
import { useSections } from './use-sections.ts'

type SectionListProps = {
  pageKey: string
  selected: string | null
  types: BlockType[]
  onSelect: (block: string | null) => void
}

const accessibility = draggedByPointer('누르면 편집합니다. 순서는 위로, 아래로 단추로 바꿉니다.')

/** The sections of a page in their order, which is changed here. */
export function SectionList({ pageKey, selected, types, onSelect }: SectionListProps) {
  const sections = useSections(pageKey, selected, onSelect)
  const sensors = useDragSensors()
  if (!sections) return null
  const { draft, blocks } = sections
  return (
    <div className={list()}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragEnd={({ active, over }) => {
          if (over) sections.move(active.data.current?.index as number, over.data.current?.index as number)
        }}
      >
        <ol>
          {blocks.map((block, index) => (
            <SectionRow
              key={block.id}
              id={block.id}
              place={`/site/pages/${pageKey}/${encodeURIComponent(block.id)}`}
              title={titleIn(types, block.component)}
              note={summarize(block.data)}
              index={index}
              sections={sections}
              isSelected={block.id === selected}
              isWrong={
                !isNewBlock(block, draft.saved.blocks) &&
                draft.errors.some(({ path }) => path.startsWith(`/blocks/${index}/`))
              }
              isHidden={block.hidden === true}
              onSelect={() => onSelect(block.id)}
            />
          ))}
        </ol>
      </DndContext>
      <AddButton types={types} onAdd={(type) => sections.add(type, blocks.length)} />
      <SentSection sections={sections} types={types} />
    </div>
  )
}

type AddButtonProps = { types: BlockType[]; onAdd: (type: BlockType) => void }

function AddButton({ types, onAdd }: AddButtonProps) {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <button type="button" className={button({ look: 'quiet', wide: true })} onClick={() => setAdding(true)}>
        <Plus size={14} aria-hidden /> 섹션 추가
      </button>
      {isAdding && (
        <AddSection
          types={types}
          onClose={() => setAdding(false)}
          onAdd={(type) => {
            setAdding(false)
            onAdd(type)
          }}
        />
      )}
    </>
  )
}

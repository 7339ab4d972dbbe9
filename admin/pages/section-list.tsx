import type { BlockEnvelope } from '#schema/block.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useAdmin } from '../admin-context.tsx'
import { summarize } from '../form/summary.ts'
import { button } from '../parts/styles.ts'
import type { BlockType } from '../queries/get-blocks.ts'
import { AddSection } from './add-section.tsx'
import { copyBlock, isNewBlock, moveBlock, newBlock, removeBlock, toggleBlock } from './change-blocks.ts'
import { SectionRow } from './section-row.tsx'
import { sections } from './styles.ts'

type SectionListProps = {
  pageKey: string
  selected: string | null
  types: BlockType[]
  onSelect: (block: string | null) => void
}

/** The sections of a page in their order, which is changed here. */
export function SectionList({ pageKey, selected, types, onSelect }: SectionListProps) {
  const { pageDrafts } = useAdmin()
  const draft = useStore(pageDrafts, ({ drafts }) => drafts[pageKey])
  const [isAdding, setAdding] = useState(false)
  if (!draft) return null
  const { blocks } = draft.value
  const change = (next: BlockEnvelope[]) => pageDrafts.edit(pageKey, { ...draft.value, blocks: next })
  const titleOf = (component: string) =>
    types.find((type) => type.component === component)?.title ?? component
  return (
    <div className={sections()}>
      <ol>
        {blocks.map((block, index) => (
          <SectionRow
            key={block.id}
            place={`/site/pages/${pageKey}/${encodeURIComponent(block.id)}`}
            title={titleOf(block.component)}
            note={summarize(block.data)}
            index={index}
            count={blocks.length}
            isSelected={block.id === selected}
            isWrong={
              !isNewBlock(block, draft.saved.blocks) &&
              draft.errors.some(({ path }) => path.startsWith(`/blocks/${index}/`))
            }
            onSelect={() => onSelect(block.id)}
            onMove={(to) => change(moveBlock(blocks, index, to))}
            isHidden={block.hidden === true}
            onCopy={() => {
              const copied = copyBlock(blocks, index)
              if (!copied) return
              change(copied.blocks)
              onSelect(copied.copy.id)
            }}
            onToggle={() => change(toggleBlock(blocks, index))}
            onRemove={() => {
              change(removeBlock(blocks, index))
              if (block.id === selected) onSelect(null)
            }}
          />
        ))}
      </ol>
      <button type="button" className={button({ look: 'quiet', wide: true })} onClick={() => setAdding(true)}>
        <Plus size={14} aria-hidden /> 섹션 추가
      </button>
      {isAdding && (
        <AddSection
          types={types}
          onClose={() => setAdding(false)}
          onAdd={(type) => {
            const block = newBlock(type)
            change([...blocks, block])
            setAdding(false)
            onSelect(block.id)
          }}
        />
      )}
    </div>
  )
}

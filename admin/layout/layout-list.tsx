import type { GlobalSlot } from '#schema/block.ts'
import type { BlockType } from '../queries/get-blocks.ts'
import type { SlotState } from '../queries/get-global.ts'
import type { PageState } from '../queries/get-pages.ts'
import type { ThemeState } from '../queries/get-theme.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PageDialog } from '../pages/page-dialog.tsx'
import { button } from '../parts/styles.ts'
import { SectionList } from '../pages/section-list.tsx'
import { ListRow } from './list-row.tsx'
import { globalSlots, slotNames } from '#schema/plain/slot-names.ts'
import { listTitle } from './styles.ts'
import type { Selection } from './use-selection.ts'

type LayoutListProps = {
  types: BlockType[]
  slots: Record<GlobalSlot, SlotState>
  pages: PageState[]
  theme: ThemeState
  selection: Selection
  onSelect: (selection: Selection) => void
}

/** The six slots and the pages, with the sections of the page in hand. */
export function LayoutList({ types, slots, pages, theme, selection, onSelect }: LayoutListProps) {
  const [isAdding, setAdding] = useState(false)
  const titleOf = (component: string) =>
    types.find((type) => type.component === component)?.title ?? `모르는 종류(${component})`
  return (
    <>
      <h2 className={listTitle()}>공통 영역</h2>
      <ul>
        <ListRow
          title="테마"
          note="색, 글꼴, 모서리"
          place="/site/theme"
          isChanged={theme.changed}
          isSelected={selection.kind === 'theme'}
          onSelect={() => onSelect({ kind: 'theme' })}
        />
        {globalSlots.map((slot) => (
          <ListRow
            key={slot}
            place={`/site/slots/${slot}`}
            title={slotNames[slot]}
            note={titleOf(slots[slot].draft.component)}
            isChanged={slots[slot].changed}
            problem={slots[slot].problem?.message}
            isSelected={selection.kind === 'slot' && selection.slot === slot}
            onSelect={() => onSelect({ kind: 'slot', slot })}
          />
        ))}
      </ul>
      <h2 className={listTitle()}>페이지</h2>
      <ul>
        {pages.map(({ key, draft, changed, isRemoved }) => {
          const isOpen = selection.kind === 'page' && selection.key === key
          return (
            <ListRow
              key={key}
              place={`/site/pages/${key}`}
              title={draft.title}
              note={isRemoved ? '지움' : draft.options.hidden ? `숨김 · ${draft.pattern}` : draft.pattern}
              isChanged={changed}
              isSelected={isOpen && selection.block === null}
              onSelect={() => onSelect({ kind: 'page', key, block: null })}
            >
              {isOpen && !isRemoved && (
                <SectionList
                  pageKey={key}
                  selected={selection.block}
                  types={types}
                  onSelect={(block) => onSelect({ kind: 'page', key, block })}
                />
              )}
            </ListRow>
          )
        })}
      </ul>
      <button type="button" className={button({ look: 'quiet', wide: true })} onClick={() => setAdding(true)}>
        <Plus size={14} aria-hidden /> 페이지 추가
      </button>
      {isAdding && (
        <PageDialog
          pages={pages}
          onMade={(key) => {
            setAdding(false)
            onSelect({ kind: 'page', key, block: null })
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

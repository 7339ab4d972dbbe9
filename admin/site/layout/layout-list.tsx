import type { GlobalSlot } from '#schema/block.ts'
import type { BlockType } from '../queries/get-blocks.ts'
import type { SlotState } from '../queries/get-global.ts'
import type { PageState } from '../queries/get-pages.ts'
import type { ThemeState } from '../queries/get-theme.ts'
import { ListRow } from './list-row.tsx'
import { PageList } from './page-list.tsx'
import { globalSlots, slotNames } from '#schema/plain/slot-names.ts'
import { listTitle } from '../pages/styles.ts'
import type { Selection } from '../places/use-selection.ts'

type LayoutListProps = {
  types: BlockType[]
  slots: Record<GlobalSlot, SlotState>
  pages: PageState[]
  theme: ThemeState
  selection: Selection
  onSelect: (selection: Selection) => void
}

/** The theme, the six slots and the pages. */
export function LayoutList({ types, slots, pages, theme, selection, onSelect }: LayoutListProps) {
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
      <PageList types={types} pages={pages} selection={selection} onSelect={onSelect} />
    </>
  )
}

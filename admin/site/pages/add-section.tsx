import { cards } from '../block-types/styles.ts'
import { AddCard } from '../block-types/type-card.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { editorNote } from '../drafts/editor.styles.ts'
import type { BlockType } from '../queries/get-blocks.ts'

type AddSectionProps = { types: BlockType[]; onAdd: (type: BlockType) => void; onClose: () => void }

/** The types a section may be of: pressing one adds it, which a step back takes out again. */
export function AddSection({ types, onAdd, onClose }: AddSectionProps) {
  return (
    <Dialog title="섹션 추가" size="large" onClose={onClose}>
      <p className={editorNote()}>
        종류를 누르면 빈 섹션이 추가됩니다. 보일 글과 그림은 추가한 뒤에 채웁니다.
      </p>
      <ul className={cards()} aria-label="섹션 종류">
        {types
          .filter(({ slot }) => slot === 'section')
          .map((type) => (
            <AddCard key={type.component} type={type} onAdd={() => onAdd(type)} />
          ))}
      </ul>
    </Dialog>
  )
}

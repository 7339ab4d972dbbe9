import { useState } from 'react'
import { cards } from '../block-types/styles.ts'
import { TypeCard } from '../block-types/type-card.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { editorNote } from '../layout/styles.ts'
import { button } from '../parts/styles.ts'
import type { BlockType } from '../queries/get-blocks.ts'

type AddSectionProps = { types: BlockType[]; onAdd: (type: BlockType) => void; onClose: () => void }

/** The types a section may be of. */
export function AddSection({ types, onAdd, onClose }: AddSectionProps) {
  const [chosen, setChosen] = useState<BlockType | null>(null)
  return (
    <Dialog
      title="섹션 추가"
      size="large"
      onClose={onClose}
      actions={
        <>
          <button type="button" className={button({ look: 'quiet' })} onClick={onClose}>
            취소
          </button>
          <button
            type="button"
            className={button({ look: 'primary' })}
            disabled={!chosen}
            onClick={() => chosen && onAdd(chosen)}
          >
            추가
          </button>
        </>
      }
    >
      <p className={editorNote()}>빈 섹션으로 추가됩니다. 보일 글과 그림은 추가한 뒤에 채웁니다.</p>
      <div className={cards()} role="radiogroup" aria-label="섹션 종류">
        {types
          .filter(({ slot }) => slot === 'section')
          .map((type) => (
            <TypeCard
              key={type.component}
              type={type}
              isCurrent={false}
              isChosen={type === chosen}
              onChoose={() => setChosen(type)}
            />
          ))}
      </div>
    </Dialog>
  )
}

import { useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { button } from '../parts/styles.ts'
import type { BlockType } from '../queries/get-blocks.ts'
import { carryOver, changedSince } from './carry-over.ts'
import { fieldTitle } from './compare-types.ts'
import { cards } from './styles.ts'
import { TypeCard } from './type-card.tsx'
import { TypeChange } from './type-change.tsx'

type Data = Record<string, unknown>
type TypePickerProps = {
  title: string
  types: BlockType[]
  current: BlockType | undefined
  data: Data
  /** Data the type last had here, if it ever stood here. */
  remembered: (component: string) => Data | undefined
  onChoose: (type: BlockType, data: Data) => void
  onClose: () => void
}

/** The types of a slot, and what choosing another would do to what was entered. */
export function TypePicker({ title, types, current, data, remembered, onChoose, onClose }: TypePickerProps) {
  const [component, setComponent] = useState(current?.component ?? '')
  const chosen = types.find((type) => type.component === component)
  const before = chosen && remembered(chosen.component)
  const isOther = chosen !== undefined && chosen !== current
  const [takesChanged, setTakesChanged] = useState(false)
  const changed = chosen && before && changedSince(chosen.jsonSchema, before, data)
  const choose = () => {
    if (!chosen) return
    const restored = before && { ...before, ...(takesChanged && changed) }
    onChoose(chosen, restored ?? carryOver(chosen.jsonSchema, chosen.initial, data))
  }
  return (
    <Dialog
      title={title}
      size="large"
      onClose={onClose}
      actions={
        <>
          <button type="button" className={button({ look: 'quiet' })} onClick={onClose}>
            취소
          </button>
          <button type="button" className={button({ look: 'primary' })} disabled={!isOther} onClick={choose}>
            이 종류로 바꾸기
          </button>
        </>
      }
    >
      <div className={cards()} role="radiogroup" aria-label={title}>
        {types.map((type) => (
          <TypeCard
            key={type.component}
            type={type}
            isCurrent={type === current}
            isChosen={type.component === component}
            onChoose={() => setComponent(type.component)}
          />
        ))}
      </div>
      {isOther && (
        <TypeChange
          from={current}
          to={chosen}
          data={data}
          changed={changed ? Object.keys(changed).map((name) => fieldTitle(chosen.jsonSchema, name)) : null}
          takesChanged={takesChanged}
          onTakeChanged={setTakesChanged}
        />
      )}
    </Dialog>
  )
}

import type { GlobalSlot } from '#schema/block.ts'
import { useState } from 'react'
import { Button } from '#admin/kit/parts/button.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { Skippable } from '#admin/kit/parts/skippable.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { DeviceSwitch, useDevice } from '#admin/kit/frame/device-switch.tsx'
import type { BlockType } from '../queries/get-blocks.ts'
import { carryOver, changedSince } from '#admin/kit/form/data/carry-over.ts'
import { fieldTitle } from './compare-types.ts'
import { cards, trialBar, trialFrames } from './styles.ts'
import { TrialFrame } from './trial-frame.tsx'
import { TypeCard } from './type-card.tsx'
import { TypeChange } from './type-change.tsx'

type Data = Record<string, unknown>
type TypePickerProps = {
  title: string
  slot: GlobalSlot
  types: BlockType[]
  current: BlockType | undefined
  data: Data
  /** Data the type last had here, if it ever stood here. */
  remembered: (component: string) => Data | undefined
  onChoose: (type: BlockType, data: Data) => void
  onClose: () => void
}

/** The types of a slot, and what choosing another would do to what was entered. */
export function TypePicker({
  title,
  slot,
  types,
  current,
  data,
  remembered,
  onChoose,
  onClose,
}: TypePickerProps) {
  const others = types.filter((type) => type !== current)
  // The only other type is what one came for.
  const first = others.length === 1 ? others[0] : current
  const [component, setComponent] = useState(first?.component ?? '')
  const [device, setDevice] = useDevice()
  const chosen = types.find((type) => type.component === component)
  const before = chosen && remembered(chosen.component)
  const dataOf = (type: BlockType) =>
    type === current ? data : (remembered(type.component) ?? carryOver(type.jsonSchema, type.initial, data))
  const isOther = chosen !== undefined && chosen !== current
  const [taken, setTaken] = useState<readonly string[]>([])
  const changed = chosen && before && changedSince(chosen.jsonSchema, before, data)
  const now = Object.entries(changed ?? {}).filter(([name]) => taken.includes(name))
  const next = chosen && { ...dataOf(chosen), ...Object.fromEntries(now) }
  return (
    <Dialog
      title={title}
      size="full"
      onClose={onClose}
      actions={
        <>
          <button type="button" className={button({ look: 'quiet' })} onClick={onClose}>
            취소
          </button>
          <Button
            type="button"
            className={button({ look: 'primary' })}
            disabled={!isOther}
            onClick={() => chosen && next && onChoose(chosen, next)}
          >
            이 종류로 변경
          </Button>
        </>
      }
    >
      <div className={cards()} role="radiogroup" aria-label={title}>
        {types.map((type) => (
          <TypeCard
            key={type.component}
            type={type}
            data={dataOf(type)}
            isCurrent={type === current}
            isChosen={type.component === component}
            onChoose={() => {
              setComponent(type.component)
              setTaken([])
            }}
          />
        ))}
      </div>
      <div className={trialBar()}>
        <div>
          <h3>홈에서 비교</h3>
          <p>화면 안에서 메뉴와 버튼을 눌러 볼 수 있습니다.</p>
        </div>
        <DeviceSwitch device={device} onChange={setDevice} />
      </div>
      <Skippable name="비교 화면">
        <div className={trialFrames()}>
          {current && (
            <TrialFrame
              name={`지금: ${current.title}`}
              slot={slot}
              block={{ component: current.component, data }}
              device={device}
            />
          )}
          {isOther && next && (
            <TrialFrame
              name={`바꾼 뒤: ${chosen.title}`}
              slot={slot}
              block={{ component: chosen.component, data: next }}
              device={device}
            />
          )}
        </div>
      </Skippable>
      {isOther && (
        <TypeChange
          from={current}
          to={chosen}
          data={data}
          changed={
            changed
              ? Object.keys(changed).map((name) => ({ name, title: fieldTitle(chosen.jsonSchema, name) }))
              : null
          }
          taken={taken}
          onTake={setTaken}
        />
      )}
    </Dialog>
  )
}

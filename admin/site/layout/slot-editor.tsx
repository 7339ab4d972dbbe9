import type { GlobalSlot } from '#schema/block.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { DraftForm } from '../drafts/draft-form.tsx'
import { Conflict } from '../drafts/conflict.tsx'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import { button, notice } from '#admin/kit/parts/styles.ts'
import { RevertButton } from '../drafts/revert-button.tsx'
import type { BlockType } from '../queries/get-blocks.ts'
import { setSlotState, type SlotState } from '../queries/get-global.ts'
import { slotNames } from '#schema/plain/slot-names.ts'
import { editorActions, editorHead, editorNote, editorTitle } from '../drafts/editor.styles.ts'
import { usePlaceName } from '../places/use-place-name.ts'

const TypePicker = partOnDemand(() => import('../block-types/type-picker.tsx').then((m) => m.TypePicker))

type SlotEditorProps = { slot: GlobalSlot; state: SlotState; types: BlockType[] }

const componentOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'component' in value ? value.component : undefined

/** Edits a slot: its type, which can be changed, and the form of its data. */
export function SlotEditor({ slot, state, types }: SlotEditorProps) {
  const { api, slotDrafts, lastData } = useAdmin()
  const client = useQueryClient()
  const draft = useStore(slotDrafts, ({ drafts }) => drafts[slot])
  const nameOf = usePlaceName({ kind: 'slot', slot })
  const [isPicking, setPicking] = useState(false)
  if (!draft) return null
  const { component, data } = draft.value
  const ofSlot = types.filter((type) => type.slot === slot)
  const type = ofSlot.find((candidate) => candidate.component === component)

  const choose = (next: BlockType, nextData: Record<string, unknown>) => {
    lastData.set(`${slot}/${component}`, data)
    slotDrafts.edit(slot, { component: next.component, data: nextData })
    void slotDrafts.flush(slot)
    setPicking(false)
  }

  const revert = async (signal: AbortSignal) => {
    await slotDrafts.flush(slot)
    signal.throwIfAborted()
    const etag = slotDrafts.getState().drafts[slot]?.etag ?? state.etag
    const reverted = await api.request('POST /admin/global/{slot}/revert', {
      params: { slot },
      headers: { 'if-match': etag },
      signal,
    })
    setSlotState(client, slot, reverted)
    slotDrafts.replace(slot, reverted.draft, reverted.etag)
  }

  return (
    <>
      <div className={editorHead()}>
        <div>
          <h2 className={editorTitle()}>{slotNames[slot]}</h2>
          <p className={editorNote()}>{type?.title ?? component}</p>
        </div>
        <div className={editorActions()}>
          {state.changed && state.published && <RevertButton name={slotNames[slot]} onRevert={revert} />}
          <button type="button" className={button()} onClick={() => setPicking(true)}>
            종류 변경
          </button>
        </div>
      </div>
      <Conflict
        store={slotDrafts}
        id={slot}
        draft={draft}
        nameOf={nameOf}
        wordsFor={(value) => types.find(({ component }) => component === componentOf(value))?.title}
      />
      {state.problem && (
        <p className={notice({ tone: 'warning' })} role="status">
          지금 초안은 사이트에 보이지 않습니다. {state.problem.message}
        </p>
      )}
      {type ? (
        <DraftForm
          key={`${component}:${draft.generation}`}
          schema={type.jsonSchema}
          data={data}
          errors={draft.errors}
          below="/data"
          onChange={(next, field) => {
            if (field === undefined) slotDrafts.fill(slot, { component, data: next })
            else slotDrafts.edit(slot, { component, data: next }, field)
          }}
          onLeave={() => void slotDrafts.flush(slot)}
        />
      ) : (
        <p className={notice()}>
          이 종류는 지금 서버에 없습니다. ‘종류 변경’에서 다른 종류를 고르면 입력한 내용은 그대로 보관됩니다.
        </p>
      )}
      {isPicking && (
        <TypePicker
          title={`${slotNames[slot]} 종류`}
          slot={slot}
          types={ofSlot}
          current={type}
          data={data}
          remembered={(name) => lastData.get(`${slot}/${name}`) ?? state.remembered[name]}
          onChoose={choose}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}

import type { Theme } from '#schema/theme.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import { themeId, useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Conflict } from '../drafts/conflict.tsx'
import { DraftForm } from '../drafts/draft-form.tsx'
import { RevertButton } from '../drafts/revert-button.tsx'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { editorActions, editorHead, editorNote, editorTitle } from '../drafts/editor.styles.ts'
import { usePlaceName } from '../places/use-place-name.ts'
import { setThemeState, type ThemeState } from '../queries/get-theme.ts'

// With the arithmetic of colours, which the form does without.
const PaletteDialog = partOnDemand(() => import('./palette-dialog.tsx').then((m) => m.PaletteDialog))

/** Colours, display face and roundness of the whole site. */
export function ThemeEditor({ state }: { state: ThemeState }) {
  const { api, themeDrafts, themeSettings } = useAdmin()
  const client = useQueryClient()
  const draft = useStore(themeDrafts, ({ drafts }) => drafts[themeId])
  const nameOf = usePlaceName({ kind: 'theme' })
  const [isMaking, setMaking] = useState(false)
  if (!draft) return null
  const revert = async (signal: AbortSignal) => {
    await themeDrafts.flush(themeId)
    signal.throwIfAborted()
    const etag = themeDrafts.getState().drafts[themeId]?.etag ?? state.etag
    const reverted = await api.request('POST /admin/theme/revert', { headers: { 'if-match': etag }, signal })
    setThemeState(client, reverted)
    themeDrafts.replace(themeId, reverted.draft, reverted.etag)
  }
  return (
    <>
      <div className={editorHead()}>
        <div>
          <h2 className={editorTitle()}>테마</h2>
          <p className={editorNote()}>사이트 전체의 색과 글꼴, 모서리</p>
        </div>
        <div className={editorActions()}>
          {state.changed && state.published && <RevertButton name="테마" onRevert={revert} />}
          <button type="button" className={button()} onClick={() => setMaking(true)}>
            색 하나로 만들기
          </button>
        </div>
      </div>
      {isMaking && (
        <PaletteDialog
          current={draft.value}
          onTake={(colors) => {
            themeDrafts.edit(themeId, { ...draft.value, ...colors })
            void themeDrafts.flush(themeId)
            setMaking(false)
          }}
          onClose={() => setMaking(false)}
        />
      )}
      <Conflict store={themeDrafts} id={themeId} draft={draft} nameOf={nameOf} />
      <DraftForm
        key={draft.generation}
        schema={themeSettings}
        data={draft.value}
        errors={draft.errors}
        below=""
        onChange={(next, field) => {
          if (field === undefined) themeDrafts.fill(themeId, next as Theme)
          else themeDrafts.edit(themeId, next as Theme, field)
        }}
        onLeave={() => void themeDrafts.flush(themeId)}
      />
    </>
  )
}

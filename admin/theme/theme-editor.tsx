import type { Theme } from '#schema/theme.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { themeId, useAdmin } from '../admin-context.tsx'
import { Conflict } from '../drafts/conflict.tsx'
import { DraftForm } from '../drafts/draft-form.tsx'
import { nameField } from '../drafts/name-field.ts'
import { RevertButton } from '../drafts/revert-button.tsx'
import { editorHead, editorNote, editorTitle } from '../layout/styles.ts'
import { setThemeState, type ThemeState } from '../queries/get-theme.ts'

/** Colours, display face and roundness of the whole site. */
export function ThemeEditor({ state }: { state: ThemeState }) {
  const { api, themeDrafts, themeSettings } = useAdmin()
  const client = useQueryClient()
  const draft = useStore(themeDrafts, ({ drafts }) => drafts[themeId])
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
        {state.changed && state.published && <RevertButton name="테마" onRevert={revert} />}
      </div>
      <Conflict
        store={themeDrafts}
        id={themeId}
        draft={draft}
        nameOf={(_, path) => nameField(themeSettings, path)}
      />
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

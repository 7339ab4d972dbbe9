import type { Theme } from '#schema/theme.ts'
import { useStore } from 'zustand'
import { themeId, useAdmin } from '../admin-context.tsx'
import { Conflict } from '../drafts/conflict.tsx'
import { DraftForm } from '../drafts/draft-form.tsx'
import { nameField } from '../drafts/name-field.ts'
import { editorHead, editorNote, editorTitle } from '../layout/styles.ts'

/** Colours, display face and roundness of the whole site. */
export function ThemeEditor() {
  const { themeDrafts, themeSettings } = useAdmin()
  const draft = useStore(themeDrafts, ({ drafts }) => drafts[themeId])
  if (!draft) return null
  return (
    <>
      <div className={editorHead()}>
        <div>
          <h2 className={editorTitle()}>테마</h2>
          <p className={editorNote()}>사이트 전체의 색과 글꼴, 모서리</p>
        </div>
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
        onChange={(next, field) => themeDrafts.edit(themeId, next as Theme, field)}
        onLeave={() => void themeDrafts.flush(themeId)}
      />
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { History, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { CallOutput } from '#api/client.ts'
import { SaveState } from '../drafts/save-state.tsx'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import { OthersPublish } from '../publish/others-publish.tsx'
import { listChanges } from '../publish/list-changes.ts'
import { PublishButton } from '../publish/publish-button.tsx'
import { useMayPublish } from '#admin/session/use-may-publish.ts'
import type { PageState } from '../queries/get-pages.ts'
import type { ThemeState } from '../queries/get-theme.ts'
import { bar, barActions, barTitle } from './styles.ts'
import type { Selection } from '../places/use-selection.ts'
import { useSteps } from './use-steps.ts'

const HistoryDialog = partOnDemand(() => import('../publish/history-dialog.tsx').then((m) => m.HistoryDialog))

type TopBarProps = {
  selection: Selection
  global: CallOutput<'GET /admin/global'>
  pages: PageState[]
  theme: ThemeState
}

/** Whose site it is, whether all is saved, and what concerns the whole of it. */
export function TopBar({ selection, global, pages, theme }: TopBarProps) {
  const client = useQueryClient()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const mayPublish = useMayPublish()
  const { canUndo, canRedo, undo, redo } = useSteps(selection)
  const refresh = () => client.invalidateQueries()
  const openHistory = () => {
    void refresh()
    setHistoryOpen(true)
  }
  const changes = listChanges(global.slots, pages, theme)
  return (
    <header className={bar()}>
      <h1 className={barTitle()}>디자인·페이지</h1>
      <SaveState />
      <div className={barActions()}>
        <IconButton label="실행 취소" icon={Undo2} disabled={!canUndo} onClick={undo} />
        <IconButton label="다시 실행" icon={Redo2} disabled={!canRedo} onClick={redo} />
        <IconButton label="공개 기록" icon={History} onClick={openHistory} />
        {mayPublish ? <PublishButton changes={changes} onRefresh={refresh} /> : <OthersPublish />}
      </div>
      {isHistoryOpen && (
        <HistoryDialog changes={changes} onClose={() => setHistoryOpen(false)} onSettled={refresh} />
      )}
    </header>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Failure } from '#admin/kit/parts/failure.tsx'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { PageEditor } from '../pages/page-editor.tsx'
import { PreviewPane } from '../preview/preview-pane.tsx'
import { getBlocksQueryOptions } from '../queries/get-blocks.ts'
import { getGlobalQueryOptions } from '../queries/get-global.ts'
import { getPagesQueryOptions } from '../queries/get-pages.ts'
import { getThemeQueryOptions } from '../queries/get-theme.ts'
import { LayoutList } from './layout-list.tsx'
import { PaneTabs, type Pane } from './pane-tabs.tsx'
import { SlotEditor } from './slot-editor.tsx'
import { body, editorPane, listPane, previewPane, screen } from './styles.ts'
import { TopBar } from './top-bar.tsx'
import { useFocusedList } from './use-focused-list.ts'
import { useFoldedList } from './use-folded-list.ts'
import { useLiveDrafts } from './use-live-drafts.ts'
import { useLoadedDrafts } from './use-loaded-drafts.ts'
import { useSaveGuards } from './use-save-guards.ts'
import { useSelection } from '../places/use-selection.ts'

const ThemeEditor = partOnDemand(
  () => import('../theme/theme-editor.tsx').then((m) => m.ThemeEditor),
  <Waiting label="테마를 여는 중" />,
)

/** The list of what a site is made of, the form of the one in hand, and the true page. */
export function LayoutScreen() {
  const { api } = useAdmin()
  const blocks = useQuery(getBlocksQueryOptions(api))
  const global = useQuery(getGlobalQueryOptions(api))
  const pages = useQuery(getPagesQueryOptions(api))
  const theme = useQuery(getThemeQueryOptions(api))
  const [selection, select] = useSelection()
  const { list, selectInList } = useFocusedList(selection, select)
  const [pane, setPane] = useState<Pane>('edit')
  const [isWide, setWide] = useState(false)
  const [isListFolded, foldList] = useFoldedList()
  useLoadedDrafts(global.data?.slots, pages.data?.rows, theme.data)
  useLiveDrafts(selection)
  useSaveGuards(selection)

  // Where asking anew fails, the screen stays as it is, with all that is being typed.
  const failed = [blocks, global, pages, theme].find(({ error, data }) => error && !data)
  if (failed?.error) return <Failure error={failed.error} onRetry={() => void failed.refetch()} />
  if (!blocks.data || !global.data || !pages.data || !theme.data)
    return <Waiting label="사이트를 불러오는 중" />
  const types = blocks.data.rows
  const states = [...Object.values(global.data.slots), ...pages.data.rows, theme.data]
  const version = states.map(({ etag }) => etag).join()
  return (
    <div className={screen()}>
      <TopBar selection={selection} global={global.data} pages={pages.data.rows} theme={theme.data} />
      <PaneTabs pane={pane} onChange={setPane} />
      <div className={body({ wide: isWide, folded: isListFolded && !isWide })}>
        <nav ref={list} className={listPane({ isShown: pane === 'list' })} aria-label="편집할 곳">
          <LayoutList
            types={types}
            slots={global.data.slots}
            pages={pages.data.rows}
            theme={theme.data}
            selection={selection}
            onSelect={(next) => {
              select(next)
              setPane('edit')
            }}
          />
        </nav>
        <main className={editorPane({ isShown: pane === 'edit' })}>
          {selection.kind === 'theme' && <ThemeEditor state={theme.data} />}
          {selection.kind === 'slot' && (
            <SlotEditor
              key={selection.slot}
              slot={selection.slot}
              state={global.data.slots[selection.slot]}
              types={types}
            />
          )}
          {selection.kind === 'page' && (
            <PageEditor
              key={selection.key}
              selection={selection}
              types={types}
              pages={pages.data.rows}
              onSelect={select}
              onRemoved={selectInList}
            />
          )}
        </main>
        <section className={previewPane({ isShown: pane === 'preview' })} aria-label="미리보기">
          <PreviewPane
            types={types}
            pages={pages.data.rows}
            version={version}
            selection={selection}
            onSelect={select}
            isWide={isWide}
            onWide={setWide}
            isListFolded={isListFolded}
            onFoldList={foldList}
          />
        </section>
      </div>
    </div>
  )
}

import { ChevronRight, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { SectionList } from '../pages/section-list.tsx'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import { SearchBox } from '#admin/kit/list/search-box.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import type { BlockType } from '../queries/get-blocks.ts'
import type { PageState } from '../queries/get-pages.ts'
import { ListRow } from './list-row.tsx'
import { groupPages, readablePath, type PageGroup } from '../places/page-groups.ts'
import { emptyNote } from '../pages/styles.ts'
import { groupChevron, groupCount, groupSummary, pageSearch } from './styles.ts'
import type { Selection } from '../places/use-selection.ts'

const PageDialog = partOnDemand(() => import('../pages/page-dialog.tsx').then((m) => m.PageDialog))

type PageListProps = {
  types: BlockType[]
  pages: PageState[]
  selection: Selection
  onSelect: (selection: Selection) => void
}

/** The pages by what they are for, with the sections of the one in hand; a group folds away. */
export function PageList({ types, pages, selection, onSelect }: PageListProps) {
  const [isAdding, setAdding] = useState(false)
  const [sought, setSought] = useState('')
  const inHand = selection.kind === 'page' ? selection.key : null
  const groups = groupPages(pages, sought)
  return (
    <>
      <div className={pageSearch()}>
        <SearchBox label="페이지 찾기" placeholder="페이지 찾기" value={sought} onSearch={setSought} />
      </div>
      {groups.length === 0 && <p className={emptyNote()}>찾는 페이지가 없습니다.</p>}
      {groups.map((group) => (
        <Group
          key={group.title}
          group={group}
          isSought={sought !== ''}
          holdsInHand={group.pages.some(({ key }) => key === inHand)}
        >
          {group.pages.map(({ key, draft, changed, isRemoved }) => (
            <ListRow
              key={key}
              place={`/site/pages/${key}`}
              title={draft.title}
              note={
                isRemoved ? '지움' : `${draft.options.hidden ? '숨김 · ' : ''}${readablePath(draft.pattern)}`
              }
              isChanged={changed}
              isSelected={inHand === key && selection.kind === 'page' && selection.block === null}
              onSelect={() => onSelect({ kind: 'page', key, block: null })}
            >
              {inHand === key && selection.kind === 'page' && !isRemoved && (
                <SectionList
                  pageKey={key}
                  selected={selection.block}
                  types={types}
                  onSelect={(block) => onSelect({ kind: 'page', key, block })}
                />
              )}
            </ListRow>
          ))}
        </Group>
      ))}
      <button type="button" className={button({ look: 'quiet', wide: true })} onClick={() => setAdding(true)}>
        <Plus size={14} aria-hidden /> 페이지 추가
      </button>
      {isAdding && (
        <PageDialog
          pages={pages}
          onMade={(key) => {
            setAdding(false)
            setSought('')
            onSelect({ kind: 'page', key, block: null })
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

type GroupProps = {
  group: PageGroup
  isSought: boolean
  holdsInHand: boolean
  children: ReactNode
}

/** A group of pages. It opens for the page that is edited or searched for, and otherwise stays as it was left. */
function Group({ group: { title, pages }, isSought, holdsInHand, children }: GroupProps) {
  const [isOpen, setOpen] = useState(holdsInHand)
  const [held, setHeld] = useState(holdsInHand)
  // The edited page changed by a click in the preview, a link or the browser's back button.
  if (held !== holdsInHand) {
    setHeld(holdsInHand)
    if (holdsInHand) setOpen(true)
  }
  const isShown = isOpen || isSought
  const changes = pages.filter(({ changed }) => changed).length
  return (
    <details
      open={isShown}
      onToggle={(event) => {
        if (!isSought) setOpen(event.currentTarget.open)
      }}
    >
      <summary className={groupSummary()}>
        <ChevronRight className={groupChevron()} size={14} aria-hidden />
        {title}
        <span className={groupCount()}>{changes > 0 && !isShown ? `${changes}개 바뀜` : pages.length}</span>
      </summary>
      {isShown && <ul>{children}</ul>}
    </details>
  )
}

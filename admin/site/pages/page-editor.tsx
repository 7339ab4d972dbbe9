import type { PageDefinition } from '#schema/page.ts'
import { useStore } from 'zustand'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Conflict } from '../drafts/conflict.tsx'
import { DraftForm } from '../drafts/draft-form.tsx'
import { editorHead, editorNote, editorTitle } from '../drafts/editor.styles.ts'
import { usePlaceName } from '../places/use-place-name.ts'
import type { Selection } from '../places/use-selection.ts'
import { button, notice } from '#admin/kit/parts/styles.ts'
import type { BlockType } from '../queries/get-blocks.ts'
import type { PageState } from '../queries/get-pages.ts'
import { isNewBlock } from './change-blocks.ts'
import { PageActions } from './page-actions.tsx'

type PageEditorProps = {
  selection: Extract<Selection, { kind: 'page' }>
  types: BlockType[]
  pages: PageState[]
  onSelect: (selection: Selection) => void
  /** Called with what is in hand once the page is removed. */
  onRemoved: (next: Selection) => void
}

/** A page's own settings, or one of its sections. */
export function PageEditor({ selection, types, pages, onSelect, onRemoved }: PageEditorProps) {
  const { pageDrafts, pageSettings } = useAdmin()
  const { key, block: blockId } = selection
  const nameOf = usePlaceName(selection)
  const draft = useStore(pageDrafts, ({ drafts }) => drafts[key])
  if (!draft) return <p className={notice()}>그런 페이지가 없습니다. 목록에서 다른 페이지를 골라 주세요.</p>
  const page = draft.value
  const state = pages.find((one) => one.key === key)
  const index = page.blocks.findIndex(({ id }) => id === blockId)
  const block = page.blocks[index]
  const type = types.find(({ component, slot }) => component === block?.component && slot === 'section')
  const edit = (next: PageDefinition, field: string | undefined) =>
    field === undefined ? pageDrafts.fill(key, next) : pageDrafts.edit(key, next, `${blockId}:${field}`)
  const leave = () => void pageDrafts.flush(key)
  const { blocks, ...settings } = page

  return (
    <>
      <div className={editorHead()}>
        <div>
          <h2 className={editorTitle()}>{block ? (type?.title ?? block.component) : page.title}</h2>
          <p className={editorNote()}>{block ? page.title : '페이지 설정'}</p>
        </div>
        {!block && state && (
          <PageActions
            state={state}
            page={page}
            pages={pages}
            onSelect={(made) => onSelect({ kind: 'page', key: made, block: null })}
            onRemoved={(next) => onRemoved({ kind: 'page', key: next, block: null })}
          />
        )}
        {block && (
          <button
            type="button"
            className={button({ look: 'quiet' })}
            onClick={() => onSelect({ kind: 'page', key, block: null })}
          >
            페이지 설정
          </button>
        )}
      </div>
      <Conflict store={pageDrafts} id={key} draft={draft} nameOf={nameOf} />
      {state?.isRemoved ? (
        <p className={notice({ tone: 'warning' })}>
          지운 페이지입니다. 다음에 공개하면 사이트에서 사라집니다.
        </p>
      ) : !block ? (
        <DraftForm
          key={`settings:${draft.generation}`}
          schema={pageSettings}
          data={settings}
          errors={draft.errors}
          below=""
          except="/blocks/"
          onChange={(next, field) => edit({ ...(next as typeof settings), blocks }, field)}
          onLeave={leave}
        />
      ) : type ? (
        <DraftForm
          key={`${block.id}:${draft.generation}`}
          schema={type.jsonSchema}
          data={block.data}
          errors={draft.errors}
          below={`/blocks/${index}/data`}
          isNew={isNewBlock(block, draft.saved.blocks)}
          onChange={(data, field) => edit({ ...page, blocks: blocks.with(index, { ...block, data }) }, field)}
          onLeave={leave}
        />
      ) : (
        <p className={notice({ tone: 'warning' })}>
          이 섹션은 지금 서버에 없는 종류(‘{block.component}’)라 편집할 수 없습니다. 내용은 그대로 보관되고,
          사이트에는 보이지 않습니다.
        </p>
      )}
    </>
  )
}

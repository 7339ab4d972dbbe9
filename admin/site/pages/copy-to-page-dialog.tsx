import type { BlockEnvelope } from '#schema/block.ts'
import { showToast } from '#ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { groupPages, readablePath } from '../places/page-groups.ts'
import { writeSelection } from '../places/use-selection.ts'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { SearchBox } from '#admin/kit/list/search-box.tsx'
import { getPagesQueryOptions, type PageState } from '../queries/get-pages.ts'
import { newId } from './change-blocks.ts'
import { emptyNote, listTitle, pageChoice, pageChoices } from './styles.ts'

type CopyToPageDialogProps = {
  /** Name of the section. */
  title: string
  block: BlockEnvelope
  /** The page that it is on. */
  from: string
  onClose: () => void
}

/** Puts a section at the end of another page's draft, as it is on the screen. */
export function CopyToPageDialog({ title, block, from, onClose }: CopyToPageDialogProps) {
  const { api, pageDrafts } = useAdmin()
  const [sought, setSought] = useState('')
  const pages = useQuery(getPagesQueryOptions(api)).data?.rows ?? []
  const groups = groupPages(
    pages.filter(({ key, isRemoved }) => key !== from && !isRemoved),
    sought,
  )
  const copyTo = ({ key, draft }: PageState) => {
    const page = pageDrafts.getState().drafts[key]?.value ?? draft
    const copy = { ...block, id: newId(block.component) }
    pageDrafts.edit(key, { ...page, blocks: [...page.blocks, copy] })
    void pageDrafts.flush(key)
    showToast(`‘${draft.title}’ 페이지의 끝에 넣었습니다.`, {
      kind: 'success',
      link: {
        title: '보러 가기',
        href: `/admin/site${writeSelection({ kind: 'page', key, block: copy.id })}`,
      },
    })
    onClose()
  }
  return (
    <Dialog title={`${title}: 다른 페이지로 복사`} onClose={onClose}>
      <SearchBox label="복사할 페이지 찾기" placeholder="페이지 찾기" value={sought} onSearch={setSought} />
      {groups.length === 0 && <p className={emptyNote()}>찾는 페이지가 없습니다.</p>}
      {groups.map((group) => (
        <section key={group.title}>
          <h3 className={listTitle()}>{group.title}</h3>
          <ul className={pageChoices()}>
            {group.pages.map((page) => (
              <li key={page.key}>
                <button type="button" className={pageChoice()} onClick={() => copyTo(page)}>
                  <span>{page.draft.title}</span>
                  <small>{readablePath(page.draft.pattern)}</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}

import { callQuery } from '#api/call-query.ts'
import type { FoundThing } from '#schema/find.ts'
import { useQueries } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { fieldQuery } from '#admin/kit/form/data/wanted-field.ts'
import { writeSelection } from '../../places/use-selection.ts'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { squash } from '../text/text-fields.ts'
import type { Refused } from '../text/use-text-writing.ts'
import { Bubble } from './bubble.tsx'
import { bubbleWords } from './styles.ts'
import type { Box } from './use-boxes.ts'

type RefusalBubbleProps = {
  refused: Refused
  anchor: Box
  room: { width: number; height: number }
  onOpenForm: () => void
  onClose: () => void
}

/** Longest text in characters that can be the name of something. */
const longestName = 60

/** Names that a text may belong to: itself, or the heading of the card that it stands in. */
function namesAround({ element, block }: Refused): string[] {
  const card = element.closest('li, article, a')
  const heading = card && block.contains(card) ? card.querySelector('h2, h3, h4, strong') : null
  const names = [element, heading].map((one) => one?.textContent?.trim() ?? '')
  return [...new Set(names)].filter((name) => name !== '' && name.length <= longestName)
}

/** Tells why a text is not written in the page, and leads to where it is. */
export function RefusalBubble({ refused, anchor, room, onOpenForm, onClose }: RefusalBubbleProps) {
  const isForeign = refused.match === 'foreign'
  const home = useHome(isForeign ? namesAround(refused) : [])
  return (
    <Bubble anchor={anchor} room={room}>
      <div className={bubbleWords()}>
        <span role="status">
          {isForeign
            ? home
              ? '따로 등록해 둔 내용이라 여기서는 고칠 수 없습니다.'
              : '여기서는 고칠 수 없는 글입니다. 시술·공지처럼 따로 등록한 내용이거나, 사이트가 자동으로 보여 주는 글입니다.'
            : '같은 글이 여러 항목에 있으니 입력란에서 수정해 주세요.'}
        </span>
        {home && (
          <Link to={home.link}>
            {home.group} ‘{home.title}’ 열기
          </Link>
        )}
        {refused.field !== undefined && (
          <a
            href={`${writeSelection(refused.source.selection)}${fieldQuery(refused.field)}`}
            onClick={() => {
              onOpenForm()
              onClose()
            }}
          >
            입력란으로 가기
          </a>
        )}
      </div>
      <IconButton label="알림 닫기" icon={X} onClick={onClose} />
    </Bubble>
  )
}

/** What of the clinic's has one of these names. */
function useHome(names: string[]): FoundThing | undefined {
  const { api } = useAdmin()
  return useQueries({
    queries: names.map((q) => callQuery(api, 'GET /admin/find', { query: { q } })),
    combine: (found) =>
      names
        .map((name, index) =>
          found[index]?.data?.rows.find(
            ({ kind, title }) => kind === 'row' && squash(title) === squash(name),
          ),
        )
        .find(Boolean),
  })
}

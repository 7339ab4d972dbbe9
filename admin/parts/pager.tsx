import { ChevronLeft, ChevronRight } from 'lucide-react'
import { foot } from '../content/list.styles.ts'
import { IconButton } from './icon-button.tsx'

type PagerProps = { page: number; pages: number; onPage: (page: number) => void }

/** The way through a list's pages; nothing where there is one. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav className={foot()} aria-label="쪽">
      <IconButton label="이전 쪽" icon={ChevronLeft} disabled={page === 1} onClick={() => onPage(page - 1)} />
      <span>
        {page} / {pages}
      </span>
      <IconButton
        label="다음 쪽"
        icon={ChevronRight}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}

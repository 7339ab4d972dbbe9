import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { foot } from './list.styles.ts'
import { IconButton } from '../parts/icon-button.tsx'

type PagerProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  /** Tells where one is; the number of the page unless given. */
  children?: ReactNode
}

/** The way through a list's pages; nothing where there is one. */
export function Pager({ page, pages, onPage, children }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav className={foot()} aria-label="쪽">
      <IconButton label="이전 쪽" icon={ChevronLeft} disabled={page === 1} onClick={() => onPage(page - 1)} />
      <span aria-live="polite">{children ?? `${page} / ${pages}`}</span>
      <IconButton
        label="다음 쪽"
        icon={ChevronRight}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}

/** Rows that a page shows, among all: `21–40 / 1,250`. */
export const rangeText = (page: number, pageSize: number, count: number) =>
  `${(page - 1) * pageSize + 1}–${Math.min(page * pageSize, count)} / ${count.toLocaleString('ko-KR')}`

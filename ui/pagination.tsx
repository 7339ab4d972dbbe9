import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from './css.ts'
import { listPages } from './pages.ts'
import { text } from './text.ts'

const row = css({ display: 'flex', justifyContent: 'center', gap: '$1', '@phone': { gap: 0 } })
const item = css({
  ...text.label2,
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  height: '44px',
  paddingInline: '$1',
  borderRadius: '$small',
  color: '$gray600',
  '@phone': { ...text.label3, minWidth: '36px' },
  '@hover': { '&[href]:hover': { color: '$ink', backgroundColor: '$surface' } },
  '&[aria-current]': {
    color: '$ink',
    fontWeight: 700,
    boxShadow: 'inset 0 -2px 0 $colors$ink',
    borderRadius: 0,
  },
  variants: { empty: { true: { visibility: 'hidden' } } },
})

type PaginationProps = {
  /** From 1 on. */
  page: number
  pages: number
  /** Address of a page: `/cscenter/notice?page=3`. */
  address: (page: number) => string
  /** Name of the list, for those who do not see it: `공지사항`. */
  label: string
}

/** Links to the pages of a list, each with an address of its own. Nothing where there is one page. */
export function Pagination({ page, pages, address, label }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={`${label} 페이지`}>
      <ul className={row()}>
        <li>
          <Step to={page > 1 ? address(page - 1) : undefined} rel="prev" label="이전 페이지">
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
          </Step>
        </li>
        {listPages(page, pages).map((each, index) =>
          each === 'gap' ? (
            <li key={`gap-${index}`} className={item()} aria-hidden>
              …
            </li>
          ) : (
            <li key={each}>
              <a href={address(each)} className={item()} aria-current={each === page ? 'page' : undefined}>
                {each}
              </a>
            </li>
          ),
        )}
        <li>
          <Step to={page < pages ? address(page + 1) : undefined} rel="next" label="다음 페이지">
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

type StepProps = { to: string | undefined; rel: 'prev' | 'next'; label: string; children: ReactNode }

/** At the ends its place is kept, so that the others do not move. */
function Step({ to, rel, label, children }: StepProps) {
  if (to === undefined) return <span className={item({ empty: true })} />
  return (
    <a href={to} rel={rel} className={item()} aria-label={label}>
      {children}
    </a>
  )
}

import type { FocusEvent, KeyboardEvent, MouseEvent, PropsWithChildren } from 'react'
import type { SearchResult, SearchRow } from '#schema/search.ts'
import { ActionLink } from './action-link.tsx'
import { css } from './css.ts'
import { formatPrice } from './format.ts'
import { readable } from './readable.ts'
import { searchAddress } from './search-address.ts'
import { text } from './text.ts'
import { visuallyHidden } from './visually-hidden.ts'

const meant = css({
  ...text.body3,
  paddingBlock: '$2',
  '& a': {
    color: readable.primary,
    fontWeight: 700,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
})
const link = css({
  ...text.body3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '$4',
  minHeight: '48px',
  paddingBlock: '$2',
  'li + li > &': { borderTop: '1px solid $line' },
  '@hover': { '&:hover': { color: readable.primary } },
})
const cost = css({ ...text.body4, color: '$gray700' })

const kindNames: Partial<Record<string, string>> = { event: '이벤트', doctor: '의료진' }

/** What the search offers while somebody types: each thing with the way to it, and what may have been meant. */
export function SearchSuggestions({ found }: { found: SearchResult }) {
  const rows = found.groups.flatMap(({ kind, rows: ofKind }) => ofKind.map((row) => ({ kind, row })))
  const offered = rows.flatMap(({ kind, row }) => (row.path === null ? [] : [{ kind, row, path: row.path }]))
  if (offered.length === 0) return null
  return (
    <section aria-label="검색어 제안">
      <p className={visuallyHidden()} role="status">
        {`제안 ${offered.length}개. 아래 화살표 키로 고를 수 있습니다.`}
      </p>
      {found.suggestion !== null && (
        <p className={meant()}>
          혹시{' '}
          <ActionLink
            url={searchAddress(found.suggestion)}
            data-suggestion=""
            onMouseDown={keepFocus}
          >{`‘${found.suggestion}’`}</ActionLink>
          인가요?
        </p>
      )}
      <ul>
        {offered.map(({ kind, row, path }) => (
          <li key={`${kind}:${row.id}`}>
            <ActionLink url={path} className={link()} data-suggestion="" onMouseDown={keepFocus}>
              <span>{row.title}</span>
              <span className={cost()}>
                {[kindNames[kind], row.price && priceWords(row.price)].filter(Boolean).join(' · ')}
              </span>
            </ActionLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The press leaves the focus in the field: without it there the offers go, before the click has come to one. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** 99,000원부터(VAT 별도). */
const priceWords = ({ amount, isFrom, isIncludeVat }: NonNullable<SearchRow['price']>) =>
  `${formatPrice(amount)}${isFrom ? '부터' : ''}(${isIncludeVat ? 'VAT 포함' : 'VAT 별도'})`

type SearchRegionProps = PropsWithChildren<{
  className?: string
  /** The focus went elsewhere, or Escape was pressed. */
  onLeave?: () => void
}>

/** A field and what it offers: the arrow keys go from one to the other. */
export function SearchRegion({ className, onLeave, children }: SearchRegionProps) {
  const follow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onLeave?.()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || event.nativeEvent.isComposing) return
    const stops = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], [data-suggestion]'),
    ]
    const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step]
    if (!next || stops.length === 1) return
    event.preventDefault()
    next.focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.()
  }
  return (
    <div role="search" className={className} onKeyDown={follow} onBlur={leave}>
      {children}
    </div>
  )
}

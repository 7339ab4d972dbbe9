// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { QueryContext } from '#api/query-context.ts'
import { QueryContextProvider } from '#api/use-query-context.tsx'
import type { SearchResult, SearchRow } from '#schema/search.ts'
import { draw } from '#tests/support/draw.ts'
import { write } from '#tests/support/typed.ts'
import { SearchField } from './search-field.tsx'

const row = (title: string, amount?: number): SearchRow => ({
  id: 1,
  title,
  titleMarks: [],
  excerpt: '',
  excerptMarks: [],
  label: '',
  path: `/products/${title}`,
  image: null,
  price:
    amount === undefined
      ? null
      : {
          amount,
          regularAmount: amount,
          discountRate: 0,
          kind: 'REGULAR',
          eventId: null,
          endsAt: null,
          isIncludeVat: false,
          isFrom: true,
        },
})
const answer: SearchResult = {
  suggestion: '보톡스',
  count: 2,
  groups: [
    { kind: 'product', count: 1, rows: [row('보톡스', 99_000)] },
    { kind: 'event', count: 1, rows: [row('가을 보톡스')] },
  ],
  validUntil: null,
}

const offers = () => [...document.querySelectorAll('[data-suggestion]')].map(({ textContent }) => textContent)

test('the field offers what is found by what is typed, and the arrow keys lead there and back', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const asked: string[] = []
  const request = async (_name: string, { query }: { query: { keyword: string } }) => {
    asked.push(query.keyword)
    return answer
  }
  const context = { api: { request }, path: '/search', params: {}, search: {} } as unknown as QueryContext
  await draw(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <QueryContextProvider value={context}>
          <SearchField id="keyword" keyword="" placeholder="" />
        </QueryContextProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const field = document.querySelector('input')!
  field.focus()
  await write('검색어', 'qh')
  await write('검색어', 'qhxhrtm')
  // The pause after typing, then the answer.
  for (const time of [1_000, 10]) await act(() => vi.advanceTimersByTimeAsync(time))
  expect(asked).toEqual(['qhxhrtm'])
  expect(offers()).toEqual(['‘보톡스’', '보톡스99,000원부터(VAT 별도)', '가을 보톡스이벤트'])

  const press = (key: string) =>
    act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })
  await press('ArrowDown')
  await press('ArrowDown')
  expect(document.activeElement?.getAttribute('href')).toBe('/products/보톡스')
  await press('ArrowUp')
  await press('ArrowUp')
  expect(document.activeElement).toBe(field)
  await press('Escape')
  expect(offers()).toEqual([])
  expect(field.value).toBe('qhxhrtm')
})

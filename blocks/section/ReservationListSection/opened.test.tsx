import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { QueryContext } from '#api/query-context.ts'
import { QueryContextProvider } from '#api/use-query-context.tsx'
import type { Reservation } from '#schema/reservations.ts'
import type { ReviewPlaces } from '#schema/link.ts'
import { reviewPlacesQuery } from './queries.ts'
import { Opened } from './opened.tsx'

const reservation = {
  id: 4,
  code: 'K7M2Q9',
  status: 'CONFIRMED',
  day: '2026-12-03',
  time: '14:00',
  durationMinutes: 40,
  employee: null,
  items: [{ productName: '스킨부스터', optionName: '1회', quantity: 2 }],
  totalPrice: 330_000,
  isIncludeVat: true,
  contactName: '김하늘',
  contactPhone: '+821012345678',
  request: '',
  reason: '',
  changeableUntil: '2026-12-02T05:00:00.000Z',
  cancellableUntil: '2026-12-02T05:00:00.000Z',
  pendingMove: null,
} as unknown as Reservation

const naver = { title: '네이버 플레이스', url: 'naver.me/abc' }

/** Words of the page, and its buttons; `places` are where the visit may be written about. */
function shown(changed: Partial<Reservation>, places: ReviewPlaces = { isReviewable: false, rows: [naver] }) {
  const context: QueryContext = {
    api: { request: vi.fn() },
    path: '/reservations/4',
    params: {},
    search: {},
    hasHero: false,
    pageTitle: '내 예약',
  }
  const client = new QueryClient()
  const query = reviewPlacesQuery(context.api, reservation)
  client.setQueryData(query.queryKey, places)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <QueryContextProvider value={context}>
        <Opened
          reservation={{ ...reservation, ...changed }}
          onCancel={vi.fn()}
          onMove={vi.fn()}
          loadCalendar={vi.fn()}
          reviewPlaces={query}
        />
      </QueryContextProvider>
    </QueryClientProvider>,
  )
  const text = html.replace(/<[^>]+>/g, ' ').replace(/ +/g, ' ')
  return { html, text, can: ['시간 변경', '예약 취소'].filter((name) => text.includes(name)) }
}

test('a booking may be moved and cancelled until its limit', () => {
  const { text, can } = shown({})
  expect(can).toEqual(['시간 변경', '예약 취소'])
  expect(text).toContain('12월 2일(수) 오후 2:00까지 변경·취소하실 수 있습니다.')
  expect(text).toContain('스킨부스터 1회 × 2')
})

test('one that was made late may be taken back for a while, and not moved', () => {
  const { text, can } = shown({ changeableUntil: null, cancellableUntil: '2026-12-03T01:30:00.000Z' })
  expect(can).toEqual(['예약 취소'])
  expect(text).toContain('12월 3일(목) 오전 10:30까지 취소하실 수 있습니다.')
})

test('past both limits the clinic is to be told', () => {
  const { text, can } = shown({ changeableUntil: null, cancellableUntil: null })
  expect(can).toEqual([])
  expect(text).toContain('시간이 지났습니다. 병원에 알려 주세요.')
})

test('a time that it is to move to stands beside its own until the clinic confirms', () => {
  const { text } = shown({
    pendingMove: { day: '2026-12-04', time: '15:30' } as Reservation['pendingMove'],
  })
  expect(text).toContain('12월 3일(목) 오후 2:00')
  expect(text).toContain('12월 4일(금) 오후 3:30 (확정 대기)')
})

test('once the visit is over it leads to where it may be written about, and before to nowhere', () => {
  const over = { isReviewable: true, rows: [naver] }
  const link = 'href="http://naver.me/abc" target="_blank"'
  expect(shown({ status: 'DONE' }, over).html).toContain(link)
  // One that the clinic has not closed yet.
  expect(shown({}, over).html).toContain(link)
  expect(shown({}).text).not.toContain('후기')
  expect(shown({ status: 'NO_SHOW' }, over).text).not.toContain('후기')
  expect(shown({ status: 'DONE' }, { isReviewable: true, rows: [] }).text).not.toContain('방문은')
})

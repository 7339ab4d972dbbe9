// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { QueryContext } from '#api/query-context.ts'
import { QueryContextProvider } from '#api/use-query-context.tsx'
import { createApplicationStore } from '#store/application-store.ts'
import { StoreProvider } from '#store/use-application-store.tsx'
import { draw } from '#tests/support/draw.ts'
import { holdAnswers } from '#tests/support/held-answers.ts'
import { MyReservations } from './my-reservations.tsx'

const items = [{ productName: '스킨부스터' }]
const reservation = { id: 4, status: 'CONFIRMED', day: '2026-12-03', time: '14:00', items, employee: null }
const waiting = { id: 5, day: '2026-12-01', offer: null, items, linkToken: 'a', hasMissed: false }

test('bookings wait for seats and calls above them, which would push them down', async () => {
  const answers = holdAnswers()
  const context = {
    api: { request: answers.ask },
    path: '/reservations',
    params: {},
    search: {},
    hasHero: false,
    pageTitle: '내 예약',
  } as unknown as QueryContext
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <StoreProvider store={createApplicationStore()}>
        <QueryContextProvider value={context}>
          <MyReservations emptyText="예약이 없습니다." />
        </QueryContextProvider>
      </StoreProvider>
    </QueryClientProvider>,
  )
  const days = () => [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime.slice(0, 10))
  await answers.come('GET /customer/reservations', { rows: [reservation], count: 1 })
  expect(days()).toEqual([])
  await answers.come('GET /customer/consultations', { rows: [], count: 0 })
  expect(days()).toEqual([])
  await answers.come('GET /customer/waitings', { rows: [waiting] })
  expect(days()).toEqual(['2026-12-01', '2026-12-03'])
})

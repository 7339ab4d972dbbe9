// @vitest-environment happy-dom
import { AdminProvider, type Admin } from '#admin/kit/console/admin-context.tsx'
import type { LimitRefusal } from '#schema/limit-refusals.ts'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LimitNotice } from './limit-notice.tsx'

const lastAt = '2026-11-27T05:12:00.000Z'
const refusals: LimitRefusal[] = [
  { kind: 'CODE', day: '2026-11-27', count: 3, lastAt },
  { kind: 'HOLD', day: '2026-11-27', count: 37, lastAt },
  { kind: 'HOLD', day: '2026-11-26', count: 2, lastAt },
]

test('tells of each limit that was reached, with the days and how often', async () => {
  const admin = { api: { request: async () => ({ rows: refusals }) } } as unknown as Admin
  startDrawing(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <AdminProvider value={admin}>
          <LimitNotice />
        </AdminProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await eventually(() => expect(document.querySelectorAll('[role=status]')).toHaveLength(2))
  const [codes, holds] = document.querySelectorAll('[role=status]')
  expect(codes?.textContent).toContain('인증번호가 한도에 닿았습니다')
  expect(holds?.textContent).toContain('임시 예약이 한도에 닿았습니다')
  expect(holds?.textContent).toContain('11월 27일(금) 37번, 11월 26일(목) 2번')
})

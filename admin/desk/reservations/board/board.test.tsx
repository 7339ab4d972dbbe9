// @vitest-environment happy-dom
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { draw } from '#tests/support/draw.ts'
import { holdAnswers } from '#tests/support/held-answers.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { AdminProvider, type Admin } from '#admin/kit/console/admin-context.tsx'
import { Board } from './board.tsx'

const day = '2026-12-03'

test('the board waits for doctors and hours, which would move what is about to be pressed', async () => {
  const answers = holdAnswers()
  const admin = { api: { request: answers.ask } } as unknown as Admin
  const client = createSiteQueryClient()
  const withDoctors = (doctors?: { id: number; name: string }[]) => (
    <QueryClientProvider client={client}>
      <AdminProvider value={admin}>
        <Board
          days={[day]}
          doctors={doctors}
          employeeId=""
          employees={[]}
          onOpen={() => {}}
          onAdd={() => {}}
          onChanged={() => {}}
        />
      </AdminProvider>
    </QueryClientProvider>
  )
  const board = () => document.querySelector('[aria-label="예약 시간표"]')
  const show = await draw(withDoctors())
  await answers.come('GET /admin/reservations', { rows: [], count: 0 })
  await show(withDoctors([{ id: 1, name: '김하늘' }]))
  expect(board()).toBeNull()
  await answers.come('GET /partner-employee-schedules', { rows: [] })
  expect(board()?.textContent).toContain('김하늘')
  await show(withDoctors())
  expect(board()).toBeNull()
})

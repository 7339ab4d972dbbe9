// @vitest-environment happy-dom
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { holdAnswers } from '#tests/support/held-answers.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { AdminProvider, type Admin } from '../../admin-context.tsx'
import { Board } from './board.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const day = '2026-12-03'

let root: Root
afterEach(() => act(() => root.unmount()))

test('the board waits for doctors and hours, which would move what is about to be pressed', async () => {
  const answers = holdAnswers()
  const admin = { api: { request: answers.ask } } as unknown as Admin
  const client = createSiteQueryClient()
  document.body.innerHTML = '<div id="app"></div>'
  root = createRoot(document.getElementById('app')!)
  const draw = (doctors?: { id: number; name: string }[]) =>
    act(async () =>
      root.render(
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
        </QueryClientProvider>,
      ),
    )
  const board = () => document.querySelector('[aria-label="예약 시간표"]')
  await draw()
  await answers.come('GET /admin/reservations', { rows: [], count: 0 })
  await draw([{ id: 1, name: '김하늘' }])
  expect(board()).toBeNull()
  await answers.come('GET /partner-employee-schedules', { rows: [] })
  expect(board()?.textContent).toContain('김하늘')
  await draw()
  expect(board()).toBeNull()
})

// @vitest-environment happy-dom
import type { ApiClient } from '#api/client.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { holdAnswers } from '#tests/support/held-answers.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { AdminProvider, type Admin } from '../admin-context.tsx'
import { AccountProvider } from '../session/account-context.tsx'
import type { Account } from '../queries/get-session.ts'
import { HistoryDialog } from './history-dialog.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const revision = {
  revision: 3,
  publishedAt: '2026-12-03T01:00:00.000Z',
  author: '김하늘',
  restoredFrom: null,
  current: true,
  acceptedWords: [],
}
const planned = {
  id: 1,
  dueAt: '2026-12-10T01:00:00.000Z',
  endsAt: null,
  by: '김하늘',
  ends: null,
  problem: null,
  changes: [{ kind: 'theme', key: 'theme', title: '테마', isRemoved: false }],
}

let root: Root
afterEach(() => act(() => root.unmount()))

test('the record of publications waits for what is planned above it, which would push it down', async () => {
  const answers = holdAnswers()
  const admin = { api: { request: answers.ask } as unknown as ApiClient } as Admin
  document.body.innerHTML = '<div id="app"></div>'
  root = createRoot(document.getElementById('app')!)
  await act(async () =>
    root.render(
      <QueryClientProvider client={createSiteQueryClient()}>
        <AdminProvider value={admin}>
          <AccountProvider account={{ role: 'OWNER' } as unknown as Account}>
            <HistoryDialog changes={[]} onClose={() => {}} onSettled={() => {}} />
          </AccountProvider>
        </AdminProvider>
      </QueryClientProvider>,
    ),
  )
  const lists = () => [...document.querySelectorAll('ul, ol')].map(({ textContent }) => textContent)
  await answers.come('GET /admin/revisions', { rows: [revision] })
  expect(lists()).toEqual([])
  await answers.come('GET /admin/scheduled-publications', { rows: [planned] })
  expect(lists()).toEqual([expect.stringContaining('테마'), expect.stringContaining('지금 공개 중')])
})

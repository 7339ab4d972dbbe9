// @vitest-environment happy-dom
import type { ApiClient } from '#api/client.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { draw } from '#tests/support/draw.ts'
import { holdAnswers } from '#tests/support/held-answers.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { AdminProvider, type Admin } from '#admin/kit/console/admin-context.tsx'
import { AccountProvider } from '#admin/kit/console/account-context.tsx'
import type { Account } from '#admin/kit/console/get-session.ts'
import { HistoryDialog } from './history-dialog.tsx'

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

test('the record of publications waits for what is planned above it, which would push it down', async () => {
  const answers = holdAnswers()
  const admin = { api: { request: answers.ask } as unknown as ApiClient } as Admin
  await draw(
    <QueryClientProvider client={createSiteQueryClient()}>
      <AdminProvider value={admin}>
        <AccountProvider account={{ role: 'owner' } as Account}>
          <HistoryDialog changes={[]} onClose={() => {}} onSettled={() => {}} />
        </AccountProvider>
      </AdminProvider>
    </QueryClientProvider>,
  )
  const lists = () => [...document.querySelectorAll('ul, ol')].map(({ textContent }) => textContent)
  await answers.come('GET /admin/revisions', { rows: [revision] })
  expect(lists()).toEqual([])
  await answers.come('GET /admin/scheduled-publications', { rows: [planned] })
  expect(lists()).toEqual([expect.stringContaining('테마'), expect.stringContaining('지금 공개 중')])
})

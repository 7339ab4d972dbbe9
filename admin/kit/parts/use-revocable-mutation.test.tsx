// @vitest-environment happy-dom
import type { ApiClient } from '#api/client.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { pageDefinition, type PageDefinition } from '#schema/page.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { AdminProvider, type Admin } from '../console/admin-context.tsx'
import { createDraftStore } from '../drafts/draft-store.ts'
import { PageActions } from '#admin/site/pages/page-actions.tsx'
import { HistoryDialog } from '#admin/site/publish/history-dialog.tsx'
import type { PageState } from '#admin/site/queries/get-pages.ts'
import type { Account } from '../console/get-session.ts'
import { AccountProvider } from '../console/account-context.tsx'

/* What was given up while something before it was under way is never sent, and nothing follows from what was. */

const page = pageDefinition.parse({ pattern: '/summer', title: '여름', blocks: [] })
const edited: PageDefinition = { ...page, title: '여름 이벤트' }
const state = {
  key: 'summer',
  etag: '"1"',
  draft: page,
  published: page,
  changed: true,
  isDefault: false,
  isRemoved: false,
} as PageState
const revision = {
  revision: 1,
  publishedAt: '2026-11-20T01:00:00.000Z',
  author: '관리자',
  restoredFrom: null,
  acceptedWords: [],
}

const request = vi.fn<(name: string) => Promise<unknown>>()
const savePage = vi.fn<() => Promise<{ etag: string }>>()
let admin: Admin

beforeEach(() => {
  vi.clearAllMocks()
  request.mockImplementation(async (name) => ({
    rows: name === 'GET /admin/revisions' ? [{ ...revision, current: false }] : [],
  }))
  const nothing = { save: async () => ({ etag: '"2"' }), read: async () => null }
  const pageDrafts = createDraftStore<PageDefinition>({ save: savePage, read: async () => null })
  admin = {
    api: { request } as unknown as ApiClient,
    slotDrafts: createDraftStore(nothing),
    themeDrafts: createDraftStore(nothing),
    pageDrafts,
  } as unknown as Admin
  pageDrafts.load('summer', page, '"1"')
  pageDrafts.edit('summer', edited)
})

const show = (children: ReactNode) =>
  startDrawing(
    <QueryClientProvider client={createSiteQueryClient()}>
      <AdminProvider value={admin}>{children}</AdminProvider>
    </QueryClientProvider>,
  )
const click = (name: string) =>
  eventually(() => {
    const buttons = [...document.querySelectorAll('button')]
    const button = buttons.findLast(
      (one) =>
        one.getAttribute('aria-disabled') !== 'true' &&
        [one.textContent?.trim(), one.getAttribute('aria-label')].includes(name),
    )
    if (!button) throw new Error(`There is no button ${name}.`)
    button.click()
  })
/** All that follows from what has come is done before the next turn. */
const nextTurn = () => new Promise((done) => setImmediate(done))
const sent = () => request.mock.calls.map(([name]) => name).filter((name) => !name.startsWith('GET'))

test.each([
  [
    'a restoration',
    () => (
      <AccountProvider account={{ role: 'owner' } as Account}>
        <HistoryDialog changes={[]} onSettled={() => {}} onClose={() => {}} />
      </AccountProvider>
    ),
    ['1번째 공개로 되돌리기', '되돌려서 공개'],
  ],
  [
    'going back to what is published',
    () => (
      <PageActions
        state={state}
        page={state.draft}
        pages={[state]}
        onSelect={() => {}}
        onRemoved={() => {}}
      />
    ),
    ['공개된 상태로 되돌리기', '초안 되돌리기'],
  ],
  [
    'the removal of a page',
    () => (
      <PageActions
        state={state}
        page={state.draft}
        pages={[state]}
        onSelect={() => {}}
        onRemoved={() => {}}
      />
    ),
    ['삭제', '페이지 삭제'],
  ],
])('%s that is given up while a draft is being saved is never sent', async (_, Shown, steps) => {
  let answer = (_: { etag: string }) => {}
  savePage.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  show(<Shown />)
  for (const step of steps) await click(step)
  await eventually(() => expect(savePage).toHaveBeenCalledOnce())
  await click('그대로 두기')
  answer({ etag: '"2"' })
  await eventually(() => expect(admin.pageDrafts.getState().drafts.summer!.status).toBe('saved'))
  await nextTurn()
  expect(sent()).toEqual([])
})

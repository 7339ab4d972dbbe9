// @vitest-environment happy-dom
import type { ApiClient, CallOutput } from '#api/client.ts'
import type { SignOut } from '#api/sign-out.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { roles } from '#schema/accounts.ts'
import { globalSlots } from '#schema/plain/slot-names.ts'
import type { Theme } from '#schema/theme.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { AdminProvider, type Admin } from '#admin/kit/console/admin-context.tsx'
import { createRowDrafts } from '#admin/kit/drafts/row-drafts.ts'
import { createDraftStore } from '#admin/kit/drafts/draft-store.ts'
import type { ThemeState } from '../queries/get-theme.ts'
import type { Account } from '#admin/kit/console/get-session.ts'
import { AccountProvider } from '#admin/kit/console/account-context.tsx'
import { TopBar } from './top-bar.tsx'

const at = '2026-11-20T02:00:00.000Z'
const revision = { publishedAt: at, author: '관리자', restoredFrom: null, acceptedWords: [] }
const entry = { id: 7, dueAt: at, endsAt: null, ends: null, problem: null, by: '관리자', changes: [] }
const answers: Record<string, unknown> = {
  'GET /admin/revisions': {
    rows: [
      { ...revision, revision: 2, current: true },
      { ...revision, revision: 1, current: false },
    ],
  },
  'GET /admin/scheduled-publications': { rows: [entry] },
}
const request = async (name: string) => answers[name] ?? { rows: [], count: 0 }
const slots = Object.fromEntries(globalSlots.map((slot) => [slot, { changed: false }]))

function show(role: Account['role']) {
  const none = { save: async () => ({ etag: '"2"' }), read: async () => null }
  const api = { request } as unknown as ApiClient
  const admin: Admin = {
    api,
    signOut: {} as SignOut,
    apiWithProgress: () => api,
    changes: { subscribe: () => () => {} },
    slotDrafts: createDraftStore(none),
    pageDrafts: createDraftStore(none),
    themeDrafts: createDraftStore<Theme>(none),
    rowDrafts: createRowDrafts(),
    pageSettings: {},
    themeSettings: {},
    lastData: new Map(),
  }
  startDrawing(
    <QueryClientProvider client={createSiteQueryClient()}>
      <AdminProvider value={admin}>
        <AccountProvider account={{ role, email: 'one@example.com' } as Account}>
          <TopBar
            selection={{ kind: 'theme' }}
            global={{ slots, revision: 2 } as CallOutput<'GET /admin/global'>}
            pages={[]}
            theme={{ changed: true } as ThemeState}
          />
        </AccountProvider>
      </AdminProvider>
    </QueryClientProvider>,
  )
}

const names = () =>
  [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? one.textContent)
async function openHistory() {
  await eventually(() => expect(names()).toContain('공개 기록'))
  for (const one of document.querySelectorAll('button'))
    if (one.getAttribute('aria-label') === '공개 기록') one.click()
  await eventually(() => expect(names()).toContain('1번째 공개에서 바뀐 것'))
  await eventually(() => expect(document.body.textContent).toContain('예약한 공개'))
}
const offered = /^공개 \(|로 되돌리기$|예약 취소$/

test.each(roles.filter((role) => role !== 'desk'))(
  '%s is offered what the API lets them do',
  async (role) => {
    show(role)
    await openHistory()
    const found = names().filter((name) => offered.test(name ?? ''))
    const says = document.body.textContent?.includes('공개는 소유자나 관리자가 합니다')
    if (role === 'editor') {
      expect([found, says]).toEqual([[], true])
      expect(names()).toContain('미리보기 링크')
    } else {
      expect([found.length, says]).toEqual([3, false])
    }
  },
)

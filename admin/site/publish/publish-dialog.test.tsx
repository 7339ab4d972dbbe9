// @vitest-environment happy-dom
import { ApiError, type ApiClient } from '#api/client.ts'
import type { SignOut } from '#api/sign-out.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { theme, type Theme } from '#schema/theme.ts'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { AdminProvider, themeId, type Admin } from '#admin/kit/console/admin-context.tsx'
import { createRowDrafts } from '#admin/kit/drafts/row-drafts.ts'
import { createDraftStore } from '#admin/kit/drafts/draft-store.ts'
import type { Change } from './list-changes.ts'
import { PublishDialog } from './publish-dialog.tsx'

const answer = async (name: string, _input?: object): Promise<object> =>
  name.startsWith('GET') || name.includes('checks') ? { rows: [], answers: [], count: 0 } : { revision: 2 }
const request = vi.fn(answer)
const changes: Change[] = [{ kind: 'theme', id: themeId, title: '테마', what: '내용 변경' }]
const saveTheme = vi.fn(async () => ({ etag: '"2"' }))
const published = theme.parse({})
let admin: Admin
const closed = vi.fn()
const settled = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  request.mockImplementation(answer)
  admin = {
    api: { request } as unknown as ApiClient,
    signOut: {} as SignOut,
    apiWithProgress: () => admin.api,
    changes: { subscribe: () => () => {} },
    slotDrafts: createDraftStore({ save: async () => ({ etag: '"2"' }), read: async () => null }),
    pageDrafts: createDraftStore({ save: async () => ({ etag: '"2"' }), read: async () => null }),
    // Saved as it is published, never by itself before, however long the window takes.
    themeDrafts: createDraftStore<Theme>({ save: saveTheme, read: async () => null, delay: 600_000 }),
    rowDrafts: createRowDrafts(),
    pageSettings: {},
    themeSettings: {},
    lastData: new Map(),
  }
  admin.themeDrafts.load(themeId, published, '"1"')
  startDrawing(
    <QueryClientProvider client={createSiteQueryClient()}>
      <AdminProvider value={admin}>
        <PublishDialog changes={changes} onPublished={settled} onClose={closed} />
      </AdminProvider>
    </QueryClientProvider>,
  )
})
afterEach(() => onlineManager.setOnline(true))

const click = (name: string) =>
  eventually(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!button || button.getAttribute('aria-disabled') === 'true')
      throw new Error(`There is no button ${name} to click.`)
    button.click()
  })
const alert = () => eventually(() => document.querySelector('[role=alert]')!.textContent)
const publications = () => request.mock.calls.filter(([name]) => name === 'POST /admin/publish')

test('publishes once everything is saved', async () => {
  admin.themeDrafts.edit(themeId, { ...published, radius: 4 })
  await click('공개하기')
  await eventually(() => expect(document.body.textContent).toContain('2번째 공개'))
  expect(saveTheme).toHaveBeenCalledOnce()
  // The state that was saved, and no other that somebody may have saved since.
  expect(publications()).toEqual([
    [
      expect.anything(),
      expect.objectContaining({ body: { changes: [{ kind: 'theme', key: 'theme', etag: '"2"' }] } }),
    ],
  ])
})

test('a theme that was refused is named, and nothing is published', async () => {
  saveTheme.mockRejectedValueOnce(
    new ApiError({ status: 422, message: '색을 확인해 주세요.', code: 'bad-data' }),
  )
  admin.themeDrafts.edit(themeId, { ...published, radius: 4 })
  await click('공개하기')
  expect(await alert()).toContain('테마')
  expect(publications()).toEqual([])
})

test('without a network it fails at once, and is not done when the network is back', async () => {
  onlineManager.setOnline(false)
  request.mockImplementation(async () => {
    throw new ApiError({ status: 503, message: '연결하지 못했습니다.', code: 'no-answer' })
  })
  await click('공개하기')
  expect(await alert()).toContain('연결하지 못했습니다.')
  await click('취소')
  onlineManager.setOnline(true)
  expect(publications()).toHaveLength(1)
})

test('one given up while a draft is still being saved is never sent', async () => {
  let saved = (_: { etag: string }) => {}
  saveTheme.mockImplementationOnce(() => new Promise((resolve) => (saved = resolve)))
  admin.themeDrafts.edit(themeId, { ...published, radius: 4 })
  await click('공개하기')
  await eventually(() => expect(saveTheme).toHaveBeenCalledOnce())
  await click('취소')
  expect(closed).toHaveBeenCalledOnce()
  saved({ etag: '"2"' })
  await eventually(() => expect(admin.themeDrafts.getState().drafts[themeId]!.status).toBe('saved'))
  await eventually(() => expect(settled).toHaveBeenCalledOnce())
  expect(publications()).toEqual([])
})

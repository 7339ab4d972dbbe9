// @vitest-environment happy-dom
import type { ApiClient } from '#api/client.ts'
import type { SignOut } from '#api/sign-out.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { pageDefinition, type PageDefinition } from '#schema/page.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { AdminProvider, type Admin } from '#admin/kit/console/admin-context.tsx'
import { createRowDrafts } from '#admin/kit/drafts/row-drafts.ts'
import { createDraftStore } from '#admin/kit/drafts/draft-store.ts'
import type { PageState } from '../queries/get-pages.ts'
import { PageActions } from './page-actions.tsx'

const saved = pageDefinition.parse({
  pattern: '/summer',
  title: '여름 이벤트',
  blocks: [{ id: 'faq-1', component: 'FaqSection', version: 1, data: { title: '저장된 제목' } }],
})
const onScreen: PageDefinition = {
  ...saved,
  title: '여름 이벤트 (고치는 중)',
  blocks: [
    { id: 'faq-1', component: 'FaqSection', version: 1, data: { title: '방금 쓴 제목' } },
    { id: 'text-1', component: 'RichTextSection', version: 1, data: { text: '방금 더한 글' } },
  ],
}
const state: PageState = {
  key: 'summer',
  draft: saved,
  published: null,
  changed: true,
  isDefault: false,
  isRemoved: false,
  etag: '"1"',
}

test('a page is copied as it is on the screen, ahead of what is saved', async () => {
  const request = vi.fn(async (_name: string, input: { params: { key: string }; body: PageDefinition }) => ({
    ...state,
    key: input.params.key,
    draft: input.body,
  }))
  const api = { request } as unknown as ApiClient
  const store = () => createDraftStore<never>({ save: async () => ({ etag: '"2"' }), read: async () => null })
  const admin: Admin = {
    api,
    signOut: {} as SignOut,
    apiWithProgress: () => api,
    changes: { subscribe: () => () => {} },
    slotDrafts: store(),
    pageDrafts: store(),
    themeDrafts: store(),
    rowDrafts: createRowDrafts(),
    pageSettings: {},
    themeSettings: {},
    lastData: new Map(),
  }
  const selected = vi.fn()
  startDrawing(
    <QueryClientProvider client={createSiteQueryClient()}>
      <AdminProvider value={admin}>
        <PageActions state={state} page={onScreen} pages={[state]} onSelect={selected} onRemoved={selected} />
      </AdminProvider>
    </QueryClientProvider>,
  )
  /** The last button of a name: that of the dialog stands after the one that opens it. */
  const press = (open: boolean) =>
    eventually(() => {
      const button = [...document.querySelectorAll<HTMLElement>('button')]
        .filter(({ textContent }) => textContent === '복제')
        .at(-1)
      if (!button || Boolean(button.closest('dialog')) !== open) throw new Error('There is no such button.')
      button.click()
    })
  await press(false)
  await press(true)
  await eventually(() => expect(selected).toHaveBeenCalledOnce())

  const made = request.mock.calls[0]?.[1].body
  expect(made?.title).toBe('여름 이벤트 (고치는 중) 사본')
  expect(made?.blocks.map(({ component, data }) => [component, data])).toEqual([
    ['FaqSection', { title: '방금 쓴 제목' }],
    ['RichTextSection', { text: '방금 더한 글' }],
  ])
  // Ids are one's own: two pages may stand in one preview.
  expect(made?.blocks.map(({ id }) => id)).not.toContain('faq-1')
})

// @vitest-environment happy-dom
import type { ApiClient } from '#api/client.ts'
import type { SignOut } from '#api/sign-out.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { pageDefinition, type PageDefinition } from '#schema/page.ts'
import { Toaster } from '#ui/toast.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { AdminProvider, type Admin } from '#admin/kit/console/admin-context.tsx'
import { createRowDrafts } from '#admin/kit/drafts/row-drafts.ts'
import { createDraftStore } from '#admin/kit/drafts/draft-store.ts'
import type { PageState } from '../queries/get-pages.ts'
import { CopyToPageDialog } from './copy-to-page-dialog.tsx'
import { PageDialog } from './page-dialog.tsx'

const faq = { id: 'faq-1', component: 'FaqSection', version: 1, data: { title: '묻는 것' } }
const state = (key: string, pattern: string, title: string, blocks = [faq]): PageState => ({
  key,
  draft: pageDefinition.parse({ pattern, title, blocks }),
  published: null,
  changed: true,
  isDefault: false,
  isRemoved: false,
  etag: '"1"',
})
const [home, summer] = [state('home', '/', '라온의원'), state('summer', '/summer', '여름 이벤트')]
const type = (component: string) => ({
  component,
  slot: 'section',
  version: 1,
  title: component,
  initial: {},
})

function show(children: ReactNode) {
  const answers: Record<string, unknown> = {
    'GET /admin/pages': { rows: [home, summer] },
    'GET /admin/blocks': { rows: [type('PageTitleSection'), type('FaqListSection')] },
  }
  const made: { key: string; body: PageDefinition }[] = []
  const request = async (name: string, input?: { params: { key: string }; body: PageDefinition }) => {
    if (name in answers) return answers[name]
    made.push({ key: input!.params.key, body: input!.body })
    return state(input!.params.key, input!.body.pattern, input!.body.title)
  }
  const api = { request } as unknown as ApiClient
  const saved = vi.fn(async (_key: string, _page: PageDefinition) => ({ etag: '"2"' }))
  const other = () => createDraftStore<never>({ save: async () => ({ etag: '"2"' }), read: async () => null })
  const pageDrafts = createDraftStore<PageDefinition>({ save: saved, read: async () => null })
  for (const { key, draft, etag } of [home, summer]) pageDrafts.load(key, draft, etag)
  const admin: Admin = {
    api,
    signOut: {} as SignOut,
    apiWithProgress: () => api,
    changes: { subscribe: () => () => {} },
    slotDrafts: other(),
    pageDrafts,
    themeDrafts: other(),
    rowDrafts: createRowDrafts(),
    pageSettings: {},
    themeSettings: {},
    lastData: new Map(),
  }
  startDrawing(
    <QueryClientProvider client={createSiteQueryClient()}>
      <AdminProvider value={admin}>
        {children}
        <Toaster />
      </AdminProvider>
    </QueryClientProvider>,
  )
  return { made, saved }
}

const find = <Found extends HTMLElement>(selector: string, text: string) =>
  eventually(() => {
    const found = [...document.querySelectorAll<Found>(selector)].find(({ textContent }) =>
      textContent?.includes(text),
    )
    if (!found) throw new Error(`There is no ${selector} with ${text}.`)
    return found
  })

test('a page of a template has its title, a path of its own and its sections', async () => {
  const selected = vi.fn()
  const { made } = show(<PageDialog pages={[home, summer]} onMade={selected} onClose={() => {}} />)
  ;(await find('label', '자주 묻는 질문')).click()
  ;(await find('dialog button', '추가')).click()
  await eventually(() => expect(selected).toHaveBeenCalled())
  const { key, body } = made.at(-1)!
  expect(selected).toHaveBeenCalledWith(key)
  expect(body).toMatchObject({ title: '자주 묻는 질문', pattern: '/faq' })
  expect(body.blocks.map(({ component }) => component)).toEqual(['PageTitleSection', 'FaqListSection'])
})

test('a section is put at the end of another page, with an id of its own and a way there', async () => {
  const close = vi.fn()
  const { saved } = show(<CopyToPageDialog title="자주 묻는 질문" block={faq} from="home" onClose={close} />)
  const choice = await find('dialog li button', '여름 이벤트')
  expect(document.querySelector('dialog')!.textContent).not.toContain('라온의원')
  choice.click()
  await eventually(() => expect(saved).toHaveBeenCalled())
  const [key, page] = saved.mock.lastCall!
  expect([key, page.blocks.map(({ data }) => data)]).toEqual(['summer', [faq.data, faq.data]])
  const copy = page.blocks[1]!.id
  expect(copy).not.toBe(faq.id)
  expect(close).toHaveBeenCalled()
  const link = await find<HTMLAnchorElement>('[role=status] a', '보러 가기')
  expect(link.getAttribute('href')).toBe(`/admin/site#/pages/summer/${copy}`)
})

// @vitest-environment happy-dom
import { ApiError, type ApiClient } from '#api/client.ts'
import { eventually } from '#tests/support/eventually.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { AdminProvider, type Admin } from '../admin-context.tsx'
import { TypedPage } from './typed-page.tsx'

const unmount: (() => void)[] = []
afterEach(() => unmount.splice(0).forEach((run) => run()))

const refused = new ApiError({
  status: 422,
  code: 'bad-data',
  message: '입력해 주세요.',
  errors: [{ path: '/title', message: '입력해 주세요.' }],
})

function show(isUnsaved: boolean) {
  const asked: string[] = []
  const request = async (name: string) => {
    asked.push(name)
    throw refused
  }
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  unmount.push(() => {
    root.unmount()
    element.remove()
  })
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <AdminProvider value={{ api: { request } as unknown as ApiClient } as Admin}>
        <TypedPage
          title="휴진 안내"
          page={{ address: '/cscenter/notice/7', shown: '1', savedAt: null }}
          row={{ resource: 'notices', id: 7, data: { title: '' }, isUnsaved }}
          schema={{ type: 'object', properties: { title: { type: 'string', title: '제목' } } }}
        />
      </AdminProvider>
    </QueryClientProvider>,
  )
  const told = () => element.querySelector('[role=status]')?.textContent
  return { asked, told }
}

test('what can’t be saved is told by its field, and the picture before it stays', async () => {
  const { told, asked } = show(true)
  await eventually(() => expect(told()).toBe('제목: 입력해 주세요. 마지막으로 그릴 수 있던 모습입니다.'))
  expect(asked).toEqual(['POST /admin/{resource}/{id}/check'])
})

test('where nothing is unsaved, nothing is asked', async () => {
  const { told, asked } = show(false)
  await eventually(() => expect(told()).toBe('저장한 모습 · 지금'))
  expect(asked).toEqual([])
})

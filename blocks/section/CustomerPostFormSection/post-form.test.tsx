// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { QueryContext } from '#api/query-context.ts'
import { QueryContextProvider } from '#api/use-query-context.tsx'
import { createApplicationStore } from '#store/application-store.ts'
import { StoreProvider } from '#store/use-application-store.tsx'
import { draw } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { press, write } from '#tests/support/typed.ts'
import { ChangePost } from './change-post.tsx'
import { PostForm } from './post-form.tsx'

const term = {
  id: 4,
  version: 2,
  code: 'sensitive-data',
  termTitle: '민감정보 처리 동의',
  isRequired: true,
  collectionPurpose: '상담',
  collectedItems: '건강에 관한 정보',
  retention: '1년',
  refusal: '',
}
const post = {
  id: 31,
  boardTypeId: 3,
  title: '질문',
  content: '운동해도 되나요?',
  isPrivate: true,
  isMine: false,
  isOpen: true,
  images: [],
}

test('a post is sent with what its author agrees to, and changed without its password once more', async () => {
  const asked: [string, { body?: unknown }][] = []
  const request = async (name: string, input: { body?: unknown } = {}) => {
    asked.push([name, input])
    if (name === 'GET /customer/reservation-confirm') return { terms: [term], needsSensitiveConsent: false }
    return name === 'GET /customer/notice-customer-boards/{id}' ? { ...post, isOpen: false } : post
  }
  const context = { api: { request }, path: '/', params: {}, search: {} } as unknown as QueryContext
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <StoreProvider store={createApplicationStore()}>
        <QueryContextProvider value={context}>
          <MemoryRouter initialEntries={['/write']}>
            <Routes>
              <Route path="/write" element={<PostForm board="/boards/3" boardTypeId={3} />} />
              <Route path="/boards/3/detail/31" element={<ChangePost id={31} board="/boards/3" />} />
            </Routes>
          </MemoryRouter>
        </QueryContextProvider>
      </StoreProvider>
    </QueryClientProvider>,
  )
  const sent = (name: string) => asked.filter(([call]) => call === name).map(([, { body }]) => body)
  const tick = () => document.querySelector<HTMLInputElement>('fieldset input[type=checkbox]')
  await eventually(() => expect(tick()).not.toBeNull())
  await write('제목', '질문')
  await write('내용', '운동해도 되나요?')
  await write('이름', '한여름')
  await write('글 비밀번호', '4711')
  await press('글 올리기')
  await eventually(() => expect(document.body.textContent).toContain('민감정보 처리에 동의해 주세요.'))
  expect(sent('POST /customer/notice-customer-boards')).toEqual([])
  await act(async () => tick()?.click())
  await press('글 올리기')
  await eventually(() => expect(sent('POST /customer/notice-customer-boards')).toHaveLength(1))
  expect(sent('POST /customer/notice-customer-boards')[0]).toMatchObject({
    password: '4711',
    agreements: [{ termId: 4, version: 2, isAgreed: true }],
  })
  await eventually(() => expect(document.querySelector('textarea')?.value).toBe('운동해도 되나요?'))
  expect(document.querySelector('input[type=password]')).toBeNull()
  expect(sent('POST /customer/notice-customer-boards/{id}/private')).toEqual([{ password: '4711' }])
})

// @vitest-environment happy-dom
import { ApiError } from '#api/client.ts'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { TypedPage } from './typed-page.tsx'

const refused = new ApiError({
  status: 422,
  code: 'bad-data',
  message: '입력해 주세요.',
  errors: [{ path: '/title', message: '입력해 주세요.' }],
})

function show(isUnsaved: boolean, { isMade = true } = {}) {
  const asked: object[] = []
  const check = async (data: object) => {
    asked.push(data)
    throw refused
  }
  startDrawing(
    <QueryClientProvider client={new QueryClient()}>
      <TypedPage
        title="휴진 안내"
        page={{
          address: '/cscenter/notice/7',
          saved: isMade ? { shown: '1', at: null } : null,
          trial: { fields: { resource: 'notices', id: 7 }, check },
        }}
        data={{ title: '' }}
        isUnsaved={isUnsaved}
        schema={{ type: 'object', properties: { title: { type: 'string', title: '제목' } } }}
      />
    </QueryClientProvider>,
  )
  const told = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join(' / ')
  return { asked, told }
}

test('what can’t be saved is told by its field, and the picture before it stays', async () => {
  const { told, asked } = show(true)
  await eventually(() => expect(told()).toBe('제목: 입력해 주세요. 마지막으로 그릴 수 있던 모습입니다.'))
  expect(asked).toEqual([{ title: '' }])
})

test('where nothing is unsaved, nothing is asked', async () => {
  const { told, asked } = show(false)
  await eventually(() => expect(told()).toBe('저장한 모습 · 지금'))
  expect(asked).toEqual([])
})

test('what is not made yet is told what it lacks for its picture, and calls nothing wrong', async () => {
  const { told } = show(false, { isMade: false })
  await eventually(() => expect(told()).toBe('아직 만들지 않음 / 적는 대로 사이트의 모습이 여기에 보입니다.'))
  const begun = show(true, { isMade: false })
  await eventually(() =>
    expect(begun.told()).toBe('아직 만들지 않음 / 제목을 채우면 사이트의 모습이 보입니다.'),
  )
})

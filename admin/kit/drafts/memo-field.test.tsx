// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '../console/get-session.ts'
import { AccountProvider } from '../console/account-context.tsx'
import { MemoField } from './memo-field.tsx'

const save = vi.fn(async (_memo: string) => {})
beforeEach(() => {
  save.mockClear()
  localStorage.clear()
})
const withMemo = (memo: string, onUnsaved?: (isUnsaved: boolean) => void, email = 'desk@example.com') => (
  <AccountProvider account={{ email } as Account}>
    <MemoField
      of="reservations/7"
      memo={memo}
      save={save}
      onSaved={() => {}}
      {...(onUnsaved && { onUnsaved })}
    />
  </AccountProvider>
)
const field = () => document.querySelector('textarea') as HTMLTextAreaElement
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })

test('what is typed and left behind is saved, and what is not typed is not', async () => {
  const show = await draw(withMemo('전부터 있던 말'))
  await show(null)
  expect(save).not.toHaveBeenCalled()
  await show(withMemo('전부터 있던 말'))
  type('새로 쓴 말')
  await show(null)
  expect(save.mock.calls).toEqual([['새로 쓴 말']])
})

test('a window that asks before it closes is told of what is typed, and nothing is saved by itself', async () => {
  const told: boolean[] = []
  const show = await draw(withMemo('', (isUnsaved) => told.push(isUnsaved)))
  type('쓰다 만 말')
  await show(null)
  expect(told).toEqual([false, true])
  expect(save).not.toHaveBeenCalled()
})

test('what somebody else writes is shown where nothing is typed, and typing is kept where something is', async () => {
  const show = await draw(withMemo('처음'))
  await show(withMemo('다른 사람의 말'))
  expect(field().value).toBe('다른 사람의 말')
  type('내 말')
  await show(withMemo('또 다른 말'))
  expect(field().value).toBe('내 말')
})

test('what is typed is there again when the window opens the next time, for the same person, until it is saved', async () => {
  const show = await draw(withMemo('처음', () => {}))
  type('쓰다 만 말')
  await show(null)
  await show(withMemo('처음', () => {}, 'another@example.com'))
  expect(field().value).toBe('처음')
  await show(null)
  await show(withMemo('그사이 남이 쓴 말', () => {}))
  expect(field().value).toBe('쓰다 만 말')
  expect(document.body.textContent).toContain('그사이 다른 사람이 메모를 고쳤습니다: 그사이 남이 쓴 말')
  await act(async () => document.querySelector('button')?.click())
  await show(withMemo('쓰다 만 말', () => {}))
  await show(null)
  await show(withMemo('나중 말', () => {}))
  expect(field().value).toBe('나중 말')
})

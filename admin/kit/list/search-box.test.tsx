// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

const onSearch = vi.fn<(search: string) => void>()
beforeEach(() => {
  vi.useFakeTimers()
  onSearch.mockClear()
})
afterEach(() => void vi.useRealTimers())

/** Draws a box; the owner of the value gives it when it likes. */
async function open() {
  const box = (value: string) => <SearchBox label="찾기" value={value} onSearch={onSearch} />
  const show = await draw(box(''))
  return (value: string) => show(box(value))
}
const field = () => document.querySelector('input') as HTMLInputElement
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
const pause = () => act(() => vi.advanceTimersByTime(1000))

test('a search that comes back later than it was sent takes no key from who types on', async () => {
  const give = await open()
  type('가')
  pause()
  expect(field().value).toBe('가')
  type('가나')
  await give('')
  expect(field().value).toBe('가나')
  await give('가')
  expect(field().value).toBe('가나')
  pause()
  await give('가나')
  expect(onSearch.mock.calls).toEqual([['가'], ['가나']])
})

test('a space between two words stays where the search comes back trimmed', async () => {
  const give = await open()
  type('홍 ')
  pause()
  await give('홍')
  expect(field().value).toBe('홍 ')
})

test('who goes back sees the search of that time', async () => {
  const give = await open()
  type('가')
  pause()
  await give('가')
  await give('')
  expect(field().value).toBe('')
  pause()
  expect(onSearch.mock.calls).toEqual([['가']])
})

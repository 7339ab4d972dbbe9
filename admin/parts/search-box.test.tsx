// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The owner of the value gives it when it likes. */
const onSearch = vi.fn<(search: string) => void>()
beforeEach(() => void onSearch.mockClear())
const give = (value: string) =>
  act(() => root.render(<SearchBox label="찾기" value={value} onSearch={onSearch} />))
const field = () => document.querySelector('input') as HTMLInputElement
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
const pause = () => act(() => vi.advanceTimersByTime(1000))

test('a search that comes back later than it was sent takes no key from who types on', () => {
  give('')
  type('가')
  pause()
  expect(field().value).toBe('가')
  type('가나')
  give('')
  expect(field().value).toBe('가나')
  give('가')
  expect(field().value).toBe('가나')
  pause()
  give('가나')
  expect(onSearch.mock.calls).toEqual([['가'], ['가나']])
})

test('a space between two words stays where the search comes back trimmed', () => {
  give('')
  type('홍 ')
  pause()
  give('홍')
  expect(field().value).toBe('홍 ')
})

test('who goes back sees the search of that time', () => {
  give('')
  type('가')
  pause()
  give('가')
  give('')
  expect(field().value).toBe('')
  pause()
  expect(onSearch.mock.calls).toEqual([['가']])
})

// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RowList } from './row-list.tsx'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="app"></div>'
  root = createRoot(document.getElementById('app')!)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (...ids: number[]) =>
  act(() =>
    root.render(
      <RowList ids={ids} className="rows">
        {ids.map((id) => (
          <button key={id} type="button">
            {id}
          </button>
        ))}
      </RowList>,
    ),
  )
const takesPresses = () =>
  getComputedStyle(document.querySelector('.rows') as HTMLElement).pointerEvents !== 'none'
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))

test('rows take no press for a moment after one has gone, come or moved', () => {
  show(1, 2, 3)
  expect(takesPresses()).toBe(true)
  for (const ids of [
    [2, 3],
    [4, 2, 3],
    [2, 4, 3],
  ]) {
    show(...ids)
    expect(takesPresses()).toBe(false)
    pass(499)
    expect(takesPresses()).toBe(false)
    pass(1)
    expect(takesPresses()).toBe(true)
  }
  show(2, 4, 3)
  expect(takesPresses()).toBe(true)
})

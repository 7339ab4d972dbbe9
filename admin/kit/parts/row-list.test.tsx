// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RowList } from './row-list.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rows = (...ids: number[]) => (
  <RowList ids={ids} className="rows">
    {ids.map((id) => (
      <button key={id} type="button">
        {id}
      </button>
    ))}
  </RowList>
)
const takesPresses = () =>
  getComputedStyle(document.querySelector('.rows') as HTMLElement).pointerEvents !== 'none'
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))

test('rows take no press for a moment after one has gone, come or moved', async () => {
  const show = await draw(rows(1, 2, 3))
  expect(takesPresses()).toBe(true)
  for (const ids of [
    [2, 3],
    [4, 2, 3],
    [2, 4, 3],
  ]) {
    await show(rows(...ids))
    expect(takesPresses()).toBe(false)
    pass(499)
    expect(takesPresses()).toBe(false)
    pass(1)
    expect(takesPresses()).toBe(true)
  }
  await show(rows(2, 4, 3))
  expect(takesPresses()).toBe(true)
})

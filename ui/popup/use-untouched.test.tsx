// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useUntouched } from './use-untouched.ts'

/* When a popup may open over a page that a visitor is using (docs/product.md, U10). */

let untouched: () => Promise<void>
function Page({ onShow }: { onShow: (untouched: () => Promise<void>) => void }) {
  const untouched = useUntouched()
  useEffect(() => onShow(untouched), [untouched, onShow])
  return null
}
const follow = (given: () => Promise<void>) => void (untouched = given)

let opened: ReturnType<typeof vi.fn<() => void>>
beforeEach(async () => {
  vi.useFakeTimers()
  opened = vi.fn<() => void>()
  await draw(<Page onShow={follow} />)
})
afterEach(() => void vi.useRealTimers())

const touch = (type: string, fingers: number) =>
  document.body.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true }), { touches: Array.from({ length: fingers }) }),
  )
const move = (buttons: number, movementX = 1) =>
  document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, buttons, movementX }))
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('a page that nobody touches is free at once', async () => {
  void untouched().then(opened)
  await pass(0)
  expect(opened).toHaveBeenCalledOnce()
})

test('a finger holds it for as long as it is down, and a moment longer', async () => {
  touch('touchstart', 2)
  void untouched().then(opened)
  await pass(10_000)
  touch('touchend', 1)
  await pass(10_000)
  expect(opened).not.toHaveBeenCalled()
  touch('touchend', 0)
  await pass(600)
  expect(opened).not.toHaveBeenCalled()
  await pass(2_000)
  expect(opened).toHaveBeenCalledOnce()
})

test('so does one who swipes again and again', async () => {
  touch('touchstart', 1)
  void untouched().then(opened)
  for (let swipe = 0; swipe < 10; swipe += 1) {
    touch('touchstart', 1)
    touch('touchmove', 1)
    touch('touchend', 0)
    await pass(600)
  }
  expect(opened).not.toHaveBeenCalled()
  await pass(700)
  expect(opened).toHaveBeenCalledOnce()
})

test('so does a pointer that moves or has a button down', async () => {
  move(1)
  void untouched().then(opened)
  await pass(10_000)
  move(0)
  await pass(600)
  move(0)
  await pass(600)
  // The page moves under it.
  move(0, 0)
  expect(opened).not.toHaveBeenCalled()
  await pass(100)
  expect(opened).toHaveBeenCalledOnce()
})

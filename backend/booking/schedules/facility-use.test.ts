import { expect, test } from 'vitest'
import { isFull } from './facility-use.ts'

const use = (start: number, end: number, owner: number) => ({ start, end, owner })
const two = (...uses: ReturnType<typeof use>[]) => ({ id: 1, capacity: 2, uses })

test('what is used one after the other is used once at a time', () => {
  expect(isFull(two(use(10, 11, 1), use(11, 12, 2)), { start: 10, end: 12 })).toBe(false)
  expect(isFull(two(use(10, 12, 1), use(11, 12, 2)), { start: 10, end: 12 })).toBe(true)
  expect(isFull(two(use(10, 12, 1), use(11, 12, 2)), { start: 9, end: 11 })).toBe(false)
})

test('a use that began before the time counts from its begin on', () => {
  expect(isFull(two(use(8, 11, 1), use(9, 11, 2)), { start: 10, end: 12 })).toBe(true)
  expect(isFull(two(use(8, 10, 1), use(9, 10, 2)), { start: 10, end: 12 })).toBe(false)
})

test('a visit that is to move uses it once, though it has both times', () => {
  expect(isFull(two(use(10, 12, 1), use(11, 13, 1)), { start: 11, end: 12 })).toBe(false)
})

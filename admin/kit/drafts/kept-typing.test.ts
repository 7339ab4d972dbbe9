// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetOldTyping, keepTyping as keepTypingAt } from './kept-typing.ts'

const hour = 3_600_000
let now: number
beforeEach(() => {
  localStorage.clear()
  now = Date.parse('2026-11-24T09:00:00+09:00')
})
const keepTyping = (email: string) => keepTypingAt(email, () => now)

test('what is typed is kept for its account alone, until it is saved or given up', () => {
  const [desk, other] = [keepTyping('desk@example.com'), keepTyping('other@example.com')]
  desk.write('memo/reservations/7', { text: '창가 자리' })
  expect(keepTyping('desk@example.com').read('memo/reservations/7')).toEqual({ text: '창가 자리' })
  expect(other.read('memo/reservations/7')).toBeNull()
  expect([desk.isEmpty(), other.isEmpty()]).toEqual([false, true])
  desk.write('memo/reservations/7', null)
  expect([desk.read('memo/reservations/7'), localStorage.length]).toEqual([null, 0])
})

test('twelve hours after the last key it is gone, and nothing of it stays in the browser', () => {
  const desk = keepTyping('desk@example.com')
  desk.write('entry/calls', { contactName: '서보라' })
  now += 12 * hour - 1
  forgetOldTyping(now)
  expect(desk.read('entry/calls')).toEqual({ contactName: '서보라' })
  now += 1
  expect([desk.read('entry/calls'), desk.isEmpty()]).toEqual([null, true])
  forgetOldTyping(now)
  expect(localStorage.length).toBe(0)
})

test('who signs out leaves nothing of theirs, and all of the others’', () => {
  const [desk, other] = [keepTyping('desk@example.com'), keepTyping('other@example.com')]
  for (const one of [desk, other]) one.write('entry/calls', { contactName: '서보라' })
  desk.forgetAll()
  expect([desk.isEmpty(), other.isEmpty()]).toEqual([true, false])
})

test('what else stands under a name counts as nothing', () => {
  localStorage.setItem('danjang-console-typing/desk@example.com/entry/calls', '{')
  expect(keepTyping('desk@example.com').read('entry/calls')).toBeNull()
  forgetOldTyping(now)
  expect(localStorage.length).toBe(0)
})

// @vitest-environment happy-dom
import { guestId as guestIdSchema } from '#schema/customers.ts'
import { beforeEach, expect, test } from 'vitest'
import { createGuestId } from './guest-id.ts'

beforeEach(() => localStorage.clear())

test('is the number that the site keeps', () => {
  const kept = crypto.randomUUID()
  localStorage.setItem('guestId', kept)
  expect(createGuestId(() => localStorage)()).toBe(kept)
})

test('is made where there is none, and kept for the site too', () => {
  localStorage.setItem('guestId', 'guest-1')
  const read = createGuestId(() => localStorage)
  const made = read()
  expect(guestIdSchema.parse(made)).toBe(made)
  expect([read(), localStorage.getItem('guestId')]).toEqual([made, made])
})

test('stays the same for a document whose storage is blocked', () => {
  const read = createGuestId(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(guestIdSchema.parse(read())).toBe(read())
})

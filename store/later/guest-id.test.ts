// @vitest-environment happy-dom
import { guestId as guestIdSchema } from '#schema/customers.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { readGuestId } from './guest-id.ts'

beforeEach(() => localStorage.clear())

test('is made when absent, as the API takes it, and stays', () => {
  const made = readGuestId()
  expect(made.isNew).toBe(true)
  expect(guestIdSchema.parse(made.guestId)).toBe(localStorage.getItem('guestId'))
  expect(readGuestId()).toEqual({ guestId: made.guestId, isNew: false })
})

test.each(['', 'guest-1', '{"id":1}', '00000000-0000-0000-0000-00000000000g'])(
  '%j under the key is none: another is made',
  (stored) => {
    localStorage.setItem('guestId', stored)
    const { guestId, isNew } = readGuestId()
    expect(isNew).toBe(true)
    expect(localStorage.getItem('guestId')).toBe(guestId)
  },
)

test('a storage that is blocked gives a number for this visit', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const { guestId, isNew } = readGuestId()
  vi.unstubAllGlobals()
  expect(isNew).toBe(true)
  expect(guestIdSchema.safeParse(guestId).success).toBe(true)
})

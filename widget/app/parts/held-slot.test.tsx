// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { knownClock } from '#tests/support/known-clock.ts'
import fc from 'fast-check'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyBooking } from '../booking.ts'
import { WidgetContext, type WidgetContextValue } from '../context.ts'
import { HeldSlot } from './held-slot.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const day = 86_400_000
const serverTime = Date.parse('2026-11-27T02:00:00Z')
const slot = { day: '2026-12-03', time: '14:00', reservedAt: '2026-12-03T14:00:00+09:00' }
const hold = { holdToken: 'h', expiresAt: new Date(serverTime + 300_000).toISOString(), isExclusive: true }

test('a hold lasts as long as the server has it, whatever the device’s clock says', async () => {
  const deviceIsOff = fc.integer({ min: -3653 * day, max: day })
  await fc.assert(
    fc.asyncProperty(deviceIsOff, deviceIsOff, async (offset, setTo) => {
      vi.setSystemTime(serverTime + offset)
      const value = { booking: { ...emptyBooking, slot, hold } } as unknown as WidgetContextValue
      const content = (
        <WidgetContext value={value}>
          <HeldSlot onHoldAgain={() => {}} />
        </WidgetContext>
      )
      await draw(content, knownClock(serverTime))
      expect(document.body.textContent).toContain('이 시간을 5:00 동안')
      // Somebody sets the device's clock while the page is open.
      vi.setSystemTime(serverTime + setTo)
      await act(() => vi.advanceTimersByTime(299_000))
      expect(document.body.textContent).toContain('이 시간을 0:01 동안')
      await act(() => vi.advanceTimersByTime(1000))
      expect(document.body.textContent).toContain('다시 잡기')
    }),
    { numRuns: 25 },
  )
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { dismissalCookie, dismissedPopups, noDismissalCookie, untilMidnightInSeoul } from './dismissal.ts'

const zone = process.env.TZ
beforeAll(() => {
  process.env.TZ = 'America/Los_Angeles'
})
afterAll(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

it.each([
  ['2026-11-20T10:00:00+09:00', '2026-11-21T00:00:00+09:00'],
  ['2026-11-20T23:59:59.999+09:00', '2026-11-21T00:00:00+09:00'],
  ['2026-11-21T00:00:00+09:00', '2026-11-22T00:00:00+09:00'],
  ['2026-12-31T12:00:00+09:00', '2027-01-01T00:00:00+09:00'],
  // The night in which California sets its clocks back.
  ['2026-11-01T18:00:00+09:00', '2026-11-02T00:00:00+09:00'],
])('ends what is dismissed at %s at %s, on a machine in California', (now, end) => {
  expect(new Date(now).getTimezoneOffset()).toBeGreaterThan(0)
  expect(untilMidnightInSeoul(Date.parse(now))).toBe(Date.parse(end) - Date.parse(now))
})

it('writes the cookie of the spec', () => {
  expect(dismissalCookie(12, Date.parse('2026-11-20T10:00:00+09:00'))).toBe(
    'DO_NOT_SHOW_POPUP_12=1; path=/; max-age=50400; SameSite=Lax',
  )
})

it('takes a dismissal back by the same name and path', () => {
  expect(noDismissalCookie(12)).toBe('DO_NOT_SHOW_POPUP_12=; path=/; max-age=0; SameSite=Lax')
})

it('reads dismissals among other cookies, and no odd ones', () => {
  expect(
    dismissedPopups(
      'a=1; DO_NOT_SHOW_POPUP_12=1; b=DO_NOT_SHOW_POPUP_3; DO_NOT_SHOW_POPUP_2=true; DO_NOT_SHOW_POPUP_x=1',
    ),
  ).toEqual([12, 2])
  expect(dismissedPopups('')).toEqual([])
})

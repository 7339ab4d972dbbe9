import { expect, test } from 'vitest'
import { shownAddress } from './shown-address.ts'

test.each([
  ['popups', { locations: ['/events', '/'] }, '/', '/events'],
  ['popups', { locations: ['//evil.test'] }, '/', '/'],
  ['popups', { locations: [] }, '/', '/'],
  ['special-days', { startsOn: '2027-01-12' }, '/introduce/schedule', '/introduce/schedule?month=2027-01'],
  ['notices', { locations: ['/events'] }, '/cscenter/notice/3', '/cscenter/notice/3'],
])('%s with %j is shown, of %s, at %s', (form, data, page, shown) => {
  expect(shownAddress(form, data, { page, today: '2026-11-27' })).toBe(shown)
})

test('what names no month is shown in this one', () => {
  for (const form of ['special-days', 'opening-hours']) {
    const shown = shownAddress(form, {}, { page: '/introduce/schedule', today: '2026-11-27' })
    expect(shown).toBe('/introduce/schedule?month=2026-11')
  }
})

import { expect, test } from 'vitest'
import { today } from '#schema/plain/days.ts'
import { shownAddress } from './shown-address.ts'

test.each([
  ['popups', { locations: ['/events', '/'] }, '/', '/events'],
  ['popups', { locations: ['//evil.test'] }, '/', '/'],
  ['popups', { locations: [] }, '/', '/'],
  ['special-days', { startsOn: '2027-01-12' }, '/introduce/schedule', '/introduce/schedule?month=2027-01'],
  ['notices', { locations: ['/events'] }, '/cscenter/notice/3', '/cscenter/notice/3'],
])('%s with %j is shown, of %s, at %s', (form, data, page, shown) => {
  expect(shownAddress(form, data, page)).toBe(shown)
})

test('what names no month is shown in this one', () => {
  const month = () => `/introduce/schedule?month=${today().slice(0, 7)}`
  const before = month()
  const shown = [
    shownAddress('special-days', {}, '/introduce/schedule'),
    shownAddress('opening-hours', {}, '/introduce/schedule'),
  ]
  for (const address of shown) expect([before, month()]).toContain(address)
})

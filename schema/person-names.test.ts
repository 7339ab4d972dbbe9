import { expect, test } from 'vitest'
import employees from '#backend/booking/employees/resource.ts'
import { accountName } from './accounts.ts'
import { newCustomerPost } from './customer-posts.ts'
import { consultationInput } from './consultations.ts'
import { partnerInformation } from './partners.ts'
import { consoleReservationInput, reservationChange, reservationInput } from './reservations.ts'
import { waitingInput } from './waitings.ts'

test.each([
  ['a booking', reservationInput, 'contactName'],
  ['a change of one', reservationChange, 'contactName'],
  ['a booking by phone', consoleReservationInput, 'contactName'],
  ['a wait', waitingInput, 'contactName'],
  ['a request', consultationInput, 'contactName'],
  ['a post', newCustomerPost, 'author'],
  ['a doctor', employees.schema, 'name'],
  ['a clinic’s representative', partnerInformation, 'partnerCeoName'],
] as const)('%s takes a name on one line', (_, schema, field) => {
  const { shape } = schema as unknown as { shape: Record<string, { parse: (value: unknown) => unknown }> }
  expect(shape[field]?.parse('김하늘\n\u202e님')).toBe('김하늘 님')
})

test('an account takes a name on one line, and none that is empty', () => {
  expect(accountName.parse('이도윤\r\n관리자')).toBe('이도윤 관리자')
  expect(accountName.safeParse('\u200b\n').success).toBe(false)
})

import { expect, test } from 'vitest'
import { isDataConsent, termPurposes } from './term-purposes.ts'

test('all terms but those of the service and those only read are consents to the use of personal data', () => {
  expect(termPurposes.filter((purpose) => !isDataConsent(purpose))).toEqual(['SERVICE', 'NOTICE'])
})

import type { Clinic } from '#backend/seeds/clinic/clinic.ts'
import { termsOf } from '../../terms.ts'
import { doctor } from '../doctor.ts'
import { faqs } from '../faqs.ts'
import { legal } from '../legal.ts'
import { categories } from './treatments.ts'

/** The least a clinic can have: no shown prices, no events, no popups, one doctor who works when it is open. */
export const clinic = (): Clinic => ({
  categories,
  doctors: [doctor],
  booking: { slotMinutes: 60, visitMinutes: 60, leadMinutes: 180, changeUntilMinutes: 1440 },
  faqGroups: [{ key: 'all', name: '자주 듣는 물음', faqs }],
  terms: termsOf(legal),
})

import type { Calendar } from '#backend/seeds/calendar.ts'
import type { Clinic } from '#backend/seeds/clinic/clinic.ts'
import { beforeAfterPairs } from '#demo/before-after-pictures.ts'
import { termsOf } from '#demo/terms.ts'
import { doctor } from '../doctor.ts'
import { legal } from '../legal.ts'
import { beforeAfterCovers } from '../pictures/before-afters.ts'
import { afterNotices, boards, beforeAfters, faqGroups, notices, reviews } from './texts.ts'
import { categories } from './treatments.ts'

/** Little of everything: no shown prices, no events, no popups, one doctor who works when it is open. */
export const clinic = (calendar: Calendar): Clinic => ({
  categories,
  facilities: [
    { name: '침구실', kind: 'ROOM', capacity: 4, treatments: ['pain', 'sleep', 'digestion', 'recovery'] },
  ],
  doctors: [doctor],
  visitsADay: 31,
  specialDays: [
    {
      days: [calendar.from(4, 4), calendar.from(4, 4) + 2],
      reason: '김장하는 주간',
      hours: ['09:30', '13:00'],
    },
  ],
  booking: { slotMinutes: 60, visitMinutes: 60, leadMinutes: 180, changeUntilMinutes: 1440 },
  notices: notices(calendar),
  faqGroups,
  boards,
  afterNotices,
  beforeAfters,
  beforeAfterPictures: beforeAfterPairs(beforeAfters.length),
  beforeAfterCovers,
  reviews,
  terms: termsOf(legal),
})

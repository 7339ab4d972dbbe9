import { durationOf } from '#backend/seeds/clinic/compose.ts'
import { categories } from './clinic/treatments.ts'

const all = categories.flatMap(({ treatments }) => treatments)

/** What the clinic treats. Neither prices nor pictures: a list one reads. */
export const treatments = all.map((treatment) => ({
  title: treatment.name,
  summary: treatment.summary,
  url: '/products',
  tags: treatment.tags,
  duration: durationOf(treatment),
}))

/** Longer words on each, in the same order. */
export const stories = all.map(({ about }) => about)

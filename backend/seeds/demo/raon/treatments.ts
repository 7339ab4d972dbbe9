import { durationOf } from '#backend/seeds/clinic/compose.ts'
import type { TreatmentCategory } from '#backend/seeds/clinic/clinic.ts'
import type { DemoImages } from '#backend/seeds/demo-partner.ts'
import { acne } from './clinic/treatments/acne.ts'
import { lifting } from './clinic/treatments/lifting.ts'
import { pigment } from './clinic/treatments/pigment.ts'

/** Treatments of a group that its pages show; the clinic has more. */
export const shownTreatments = ({ treatments }: TreatmentCategory) => treatments.slice(0, 4)

/** A group of treatments as the treatment section shows it, at the price of its first option. */
const group = (images: DemoImages, category: TreatmentCategory) => ({
  title: category.name,
  items: shownTreatments(category).map((treatment) => ({
    title: treatment.name,
    summary: treatment.summary,
    image: treatment.picture && images[treatment.picture],
    url: `/products/${category.key}`,
    tags: treatment.tags,
    duration: durationOf(treatment),
    price: treatment.options[0]?.price ?? 0,
    ...(treatment.badge && { badge: treatment.badge }),
  })),
})

export const treatments = (images: DemoImages) => ({
  lifting: group(images, lifting),
  pigment: group(images, pigment),
  acne: group(images, acne),
})

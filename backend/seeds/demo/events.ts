import type { Calendar } from '#backend/seeds/calendar.ts'
import type { ClinicEvent, TreatmentCategory } from '#backend/seeds/clinic/clinic.ts'
import { findOption } from '#backend/seeds/clinic/compose.ts'
import type { DemoImages } from '#backend/seeds/demo-partner.ts'

/** A clinic's events as the event section shows them: those that run on the day of seeding, by their first offer. */
export const shownEvents = (
  events: ClinicEvent[],
  categories: TreatmentCategory[],
  urlOf: (treatment: string) => string,
  images: DemoImages,
  calendar: Calendar,
) =>
  events
    .filter(({ days: [from, to] }) => from <= 0 && to >= 0)
    .flatMap((event) => {
      const [offer] = event.offers
      if (!offer) return []
      const { option } = findOption(categories, offer.treatment, offer.option)
      return [
        {
          title: event.title,
          summary: event.summary,
          image: images[event.picture],
          period: { startsAt: calendar.day(event.days[0]), endsAt: calendar.day(event.days[1]) },
          target: event.audience,
          priceBefore: option.price,
          price: offer.price,
          url: urlOf(offer.treatment),
          ...(event.badge && { badge: event.badge }),
        },
      ]
    })

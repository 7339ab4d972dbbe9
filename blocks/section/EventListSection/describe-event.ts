import type { SubjectContext } from '#schema/define-block.ts'
import type { ClinicEvent, EventList, EventOffer } from '#schema/events.ts'
import type { PageSubject } from '#schema/page-subject.ts'
import { excerptOf } from '#schema/plain/excerpt.ts'

/**
 * Describes the page of the event that the address names; of one that is over, or never was, the page says so and stays
 * the list of events. To search engines it is a catalogue of offers: an `Event` of theirs is one that people go to.
 */
export function describeEvent(
  { rows: [event] }: EventList,
  { origin, path }: SubjectContext,
): PageSubject | undefined {
  if (!event) return undefined
  const description = event.summary.slice(0, 150) || excerptOf(event.body)
  const offers = event.offers.flatMap((offer) => toOffer(event, offer, origin))
  return {
    // Many events are called by the treatment that they are for, and so is its page.
    title: event.title.includes('이벤트') ? event.title : `${event.title} 이벤트`,
    description,
    image: event.image,
    breadcrumbs: [{ title: '이벤트', url: '/events' }],
    structuredData: [
      {
        '@type': 'OfferCatalog',
        name: event.title,
        ...(description && { description }),
        url: `${origin}${path}`,
        ...(event.image && { image: new URL(event.image.src, origin).href }),
        ...(offers.length > 0 && { itemListElement: offers }),
      },
    ],
  }
}

/** Nothing where the clinic shows no prices. */
const toOffer = (
  event: ClinicEvent,
  { price, productId, productName, optionName, remaining }: EventOffer,
  origin: string,
) =>
  price
    ? [
        {
          '@type': 'Offer',
          name: `${productName} ${optionName}`,
          price: price.amount,
          priceCurrency: 'KRW',
          url: `${origin}/products/${productId}?eventId=${event.id}`,
          validFrom: event.startsAt,
          validThrough: event.endsAt,
          ...(remaining === 0 && { availability: 'https://schema.org/SoldOut' }),
        },
      ]
    : []

import type { PageSubject } from '#schema/page-subject.ts'
import { weekdays, type Partner, type Weekday } from '#schema/partners.ts'

const dayNames: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

type Topic = {
  address: string
  origin: string
  partner: Partner | undefined
  subject: PageSubject | undefined
}

/** Describes a page to search engines in terms of schema.org: the clinic on the home page, elsewhere the subject. */
export function structuredDataOf({ address, origin, partner, subject }: Topic): Record<string, unknown>[] {
  const context = { '@context': 'https://schema.org' }
  return [
    ...(partner && address === '/' ? [siteStructuredData(partner, origin)] : []),
    ...(subject?.structuredData ?? []).map((value) => ({ ...context, ...value })),
    ...(subject?.breadcrumbs ? [{ ...context, ...breadcrumbList(subject, origin, address) }] : []),
  ]
}

const breadcrumbList = ({ breadcrumbs = [], title }: PageSubject, origin: string, address: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: '홈', url: '/' }, ...breadcrumbs, { title, url: address }].map(
    (crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: `${origin}${crumb.url}`,
    }),
  ),
})

/** `MedicalClinic` of schema.org: what the partner has told, and nothing that it has not. */
export function siteStructuredData(partner: Partner, origin: string): Record<string, unknown> {
  const hours = weekdays.flatMap((day) => {
    const opens = partner[`${day}Open`]
    const closes = partner[`${day}Close`]
    if (!opens || !closes) return []
    return [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: dayNames[day],
        opens: opens.slice(0, 5),
        closes: closes.slice(0, 5),
      },
    ]
  })
  const { lat, lng } = partner
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    name: partner.partnerName,
    url: `${origin}/`,
    ...(partner.partnerTel && { telephone: partner.partnerTel }),
    ...(partner.partnerAddress && {
      address: { '@type': 'PostalAddress', streetAddress: partner.partnerAddress, addressCountry: 'KR' },
    }),
    ...(lat !== null &&
      lng !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  }
}

import type { Calendar } from '#backend/seeds/calendar.ts'
import type { DemoImages } from '#backend/seeds/demo-partner.ts'
import { fieldErrors } from '#registry/resolve.ts'
import type { PartnerProfile } from '#schema/partners.ts'
import { line, paragraph, safeUrl, won } from '#schema/primitives.ts'
import { bannerLocation } from '#schema/banners.ts'
import type { RichTextInput } from '#schema/rich-text.ts'
import { richText } from '#schema/rich-text.ts'
import type { z } from 'zod'
import type { Clinic } from './clinic.ts'
import { beforeAfterBody, eventBody, treatmentBody } from './compose.ts'

type Checked = { clinic: Clinic; calendar: Calendar; images: DemoImages; profile: PartnerProfile }

/**
 * Everything wrong in a clinic's data, by place, before the first row of it is written: texts that are too long or not
 * rich text, references to what is not there, discounts that are none. Empty where all is right.
 */
export function clinicProblems({ clinic, images, profile }: Checked): string[] {
  const wrong: string[] = []
  const tell = (place: string, message: string) => wrong.push(`clinic/${place}: ${message}`)
  function hold(place: string, schema: z.ZodType, value: unknown): void {
    const { error } = schema.safeParse(value)
    if (error) for (const { path, message } of fieldErrors(error)) tell(`${place}${path}`, message)
  }
  const lines = (place: string, ...values: string[]) => {
    for (const value of values) hold(place, line().min(1), value)
  }
  const picture = (place: string, ...names: (string | undefined)[]) => {
    for (const name of names) {
      try {
        if (name !== undefined) void images[name]
      } catch (error) {
        tell(place, (error as Error).message)
      }
    }
  }
  /** Texts are put together from what may refer to something that is not there. */
  function text(place: string, compose: () => RichTextInput): void {
    try {
      hold(place, richText, compose())
    } catch (error) {
      tell(place, (error as Error).message)
    }
  }
  function known(place: string, keys: string[], all: Set<string>): void {
    for (const key of keys) if (!all.has(key)) tell(place, `nothing has the key "${key}"`)
  }
  function keys(place: string, values: string[]): Set<string> {
    const all = new Set(values)
    if (all.size !== values.length) tell(place, 'two have the same key')
    return all
  }

  const treatments = clinic.categories.flatMap((category) => category.treatments)
  const treatmentKeys = keys(
    'treatments',
    treatments.map(({ key }) => key),
  )
  const prices = new Map(
    treatments.flatMap(({ key, options }) =>
      options.map((option) => [`${key}/${option.name}`, option.price] as const),
    ),
  )
  for (const category of clinic.categories) {
    lines(`categories/${category.key}`, category.name)
    picture(`categories/${category.key}`, category.picture)
  }
  for (const treatment of treatments) {
    const place = `treatments/${treatment.key}`
    lines(place, treatment.name, ...treatment.tags)
    hold(place, paragraph(), treatment.summary)
    picture(place, treatment.picture)
    text(place, () => treatmentBody(treatment))
    keys(
      place,
      treatment.options.map(({ name }) => name),
    )
    for (const { name, price, sale } of treatment.options) {
      hold(place, won, price)
      lines(place, name)
      if (sale && sale.price >= price) tell(place, `${name}: the sale price is no lower than the price`)
    }
  }
  for (const { name, treatments: needing } of clinic.facilities ?? [])
    known(`facilities/${name}`, needing, treatmentKeys)
  for (const { name, treatments: marked } of clinic.badges ?? [])
    known(`badges/${name}`, marked, treatmentKeys)
  for (const event of clinic.events ?? []) {
    const place = `events/${event.key}`
    lines(place, event.title, event.audience)
    picture(place, event.picture)
    text(place, () => eventBody(event, clinic.categories, true))
    for (const { treatment, option, price } of event.offers) {
      const regular = prices.get(`${treatment}/${option}`)
      if (regular === undefined) tell(place, `there is no option "${option}" of "${treatment}"`)
      else if (price >= regular) tell(place, `${option}: ${price} is no lower than ${regular}`)
    }
  }
  for (const theme of [...(clinic.exhibitions ?? []), ...(clinic.brandings ?? [])]) {
    lines(`themes/${theme.key}`, theme.title)
    picture(`themes/${theme.key}`, theme.picture)
    text(`themes/${theme.key}`, () => theme.body)
    known(`themes/${theme.key}`, theme.treatments, treatmentKeys)
  }
  const doctorKeys = keys(
    'doctors',
    clinic.doctors.map(({ key }) => key),
  )
  for (const { key, portrait } of clinic.doctors) picture(`doctors/${key}`, portrait)
  for (const { title, body } of [...(clinic.notices ?? []), ...(clinic.afterNotices ?? [])]) {
    lines(`notices/${title}`, title)
    text(`notices/${title}`, () => body)
  }
  for (const { question, answer } of clinic.faqGroups.flatMap(({ faqs }) => faqs)) {
    lines(`faqs/${question}`, question)
    hold(`faqs/${question}`, paragraph(), answer)
  }
  for (const { title, body, picture: name } of (clinic.boards ?? []).flatMap(({ posts }) => posts)) {
    picture(`boards/${title}`, name)
    text(`boards/${title}`, () => body)
  }
  for (const { title, treatments: shown } of clinic.afterNotices ?? [])
    known(`afterNotices/${title}`, shown, treatmentKeys)
  for (const one of clinic.beforeAfters ?? []) {
    known(`before-afters/${one.title}`, one.treatments, treatmentKeys)
    text(`before-afters/${one.title}`, () => beforeAfterBody(one))
  }
  picture('before-afters', ...(clinic.beforeAfterPictures ?? []).flat(), ...(clinic.beforeAfterCovers ?? []))
  if (
    (clinic.beforeAfters ?? []).length > 0 &&
    !(clinic.beforeAfterPictures?.length && clinic.beforeAfterCovers?.length)
  )
    tell('before-afters', 'they have neither pictures nor covers')
  for (const { title, treatment, content, rating } of clinic.reviews ?? []) {
    lines(`reviews/${title}`, title)
    hold(`reviews/${title}`, paragraph(), content)
    if (treatment !== undefined) known(`reviews/${title}`, [treatment], treatmentKeys)
    if (![1, 2, 3, 4, 5].includes(rating)) tell(`reviews/${title}`, 'a rating is 1 to 5')
  }
  for (const { title, location, picture: name, linkTo } of clinic.banners ?? []) {
    hold(`banners/${title}`, bannerLocation, location)
    hold(`banners/${title}`, safeUrl, linkTo)
    picture(`banners/${title}`, name)
  }
  for (const { title, items } of clinic.popups ?? []) {
    picture(`popups/${title}`, ...items.map((item) => item.picture))
    for (const { linkTo } of items) if (linkTo !== undefined) hold(`popups/${title}`, safeUrl, linkTo)
  }
  const termCodes = keys(
    'terms',
    clinic.terms.map(({ code }) => code),
  )
  for (const { code, body } of clinic.terms) text(`terms/${code}`, () => body)
  for (const { code, targetUrl } of clinic.shortLinks ?? []) hold(`shortLinks/${code}`, safeUrl, targetUrl)
  const people = clinic.people ?? []
  const peopleKeys = keys(
    'people',
    people.map(({ key }) => key),
  )
  keys(
    'people, phones',
    people.map(({ phone }) => phone),
  )
  for (const { key, phone, agreed = [] } of people) {
    if (!/^\d{4}$/.test(phone)) tell(`people/${key}`, 'a phone is told by its last four digits')
    known(`people/${key}`, agreed, termCodes)
  }
  for (const { person, doctor, options, day } of clinic.reservations ?? []) {
    const place = `reservations/${person}, day ${day}`
    known(place, [person], peopleKeys)
    known(place, [doctor], doctorKeys)
    known(
      place,
      options.map((names) => names.join('/')),
      new Set(prices.keys()),
    )
  }
  if (!profile.homepageConfig.hasPriceView && clinic.events?.length)
    tell('events', 'a clinic that shows no prices has no events')
  return wrong
}

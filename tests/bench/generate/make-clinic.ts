import type { Calendar } from './calendar.ts'
import type { PartnerProfile } from '#schema/partners.ts'
import { partnerProfile } from '#schema/partners.ts'
import type { Random } from './random.ts'
import type { Method } from './words.ts'
import * as words from './words.ts'

/** The most treatments one clinic can have: every way at every place. */
export const mostTreatments =
  words.categories.reduce((sum, [, methods]) => sum + methods.length, 0) * words.places.length

type Option = {
  name: string
  price: number
  sessions: number
  salePrice: number | null
  saleStartsAt: Date | null
  saleEndsAt: Date | null
}
export type MadeTreatment = {
  name: string
  category: number
  method: Method
  place: string
  options: Option[]
}
export type MadeEvent = {
  title: string
  audience: string
  startsAt: Date
  endsAt: Date
  /** Places in the list of treatments; of each the first option is offered. */
  treatments: number[]
}
export type MadeClinic = {
  profile: PartnerProfile
  treatments: MadeTreatment[]
  events: MadeEvent[]
  doctors: { name: string; specialty: string }[]
}

/** A clinic out of the words; the same random numbers make the same clinic. */
export function makeClinic(random: Random, calendar: Calendar, count: number): MadeClinic {
  const treatments = makeTreatments(random, calendar, count)
  const doctors = Array.from({ length: random.int(2, 4) }, () => ({
    name: random.pick(words.families) + random.pick(words.givenNames),
    specialty: random.pick(words.specialties),
  }))
  return {
    profile: makeProfile(random, doctors[0]?.name ?? ''),
    treatments,
    events: treatments.length > 0 ? makeEvents(random, calendar, treatments) : [],
    doctors,
  }
}

function makeProfile(random: Random, partnerCeoName: string): PartnerProfile {
  const name = `${random.pick(words.regions)}${random.pick(words.clinicNames)}피부과의원`
  const hours = Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].flatMap((day) => [
      [`${day}Open`, '10:00'],
      [`${day}Close`, random.chance(0.3) ? '20:00' : '19:00'],
    ]),
  )
  return partnerProfile.parse({
    partnerName: name,
    displayName: name.replace(/의원$/, ''),
    partnerCeoName,
    partnerTel: `02-555-${String(random.int(0, 9999)).padStart(4, '0')}`,
    partnerAddress: `${random.pick(words.regions)} 단장로 ${random.int(1, 400)}`,
    saturdayOpen: '10:00',
    saturdayClose: '15:00',
    lunchStart: '13:00',
    lunchEnd: '14:00',
    ...hours,
    homepageConfig: { seoTitle: name },
  })
}

function makeTreatments(random: Random, calendar: Calendar, count: number): MadeTreatment[] {
  const all = words.categories.flatMap(([, methods], category) =>
    methods.flatMap((method) => words.places.map((place) => ({ category, method, place }))),
  )
  return drawn(random, all, count).map(({ category, method, place }) => ({
    name: `${place} ${method.name}`,
    category,
    method,
    place,
    options: makeOptions(random, calendar, method),
  }))
}

/** So many of them, in random order, none twice. */
function drawn<T>(random: Random, all: T[], count: number): T[] {
  for (let index = 0; index < count; index += 1) {
    const other = random.int(index, all.length - 1)
    const [one, two] = [all[index], all[other]]
    if (one !== undefined && two !== undefined) [all[index], all[other]] = [two, one]
  }
  return all.slice(0, count)
}

const rounded = (price: number) => Math.round(price / 1_100) * 1_100

function makeOptions(random: Random, calendar: Calendar, method: Method): Option[] {
  const base = method.price * random.between(0.8, 1.3)
  return words.optionNames
    .slice(0, random.int(1, words.optionNames.length))
    .map(([name, sessions, share]) => {
      const price = rounded(base * share)
      const from = random.int(-30, 10)
      const isOnSale = random.chance(0.15)
      return {
        name,
        price,
        sessions,
        salePrice: isOnSale ? rounded(price * random.between(0.8, 0.95)) : null,
        saleStartsAt: isOnSale ? calendar.at(from) : null,
        saleEndsAt: isOnSale ? calendar.at(from + random.int(15, 60)) : null,
      }
    })
}

const eventsEach = 6

function makeEvents(random: Random, calendar: Calendar, treatments: MadeTreatment[]): MadeEvent[] {
  return Array.from({ length: eventsEach }, () => {
    const first = random.int(0, treatments.length - 1)
    const from = random.int(-60, 30)
    return {
      title: `${treatments[first]?.name ?? ''} 이벤트`,
      audience: random.pick(words.audiences),
      startsAt: calendar.at(from),
      endsAt: calendar.at(from + random.int(20, 70)),
      treatments: [...new Set([first, random.int(0, treatments.length - 1)])],
    }
  })
}

import type { PartnerTransaction } from '#backend/database/database.ts'
import type { ClinicContent } from '#backend/seeds/clinic/content.ts'
import type { RichTextInput } from '#schema/rich-text.ts'
import { richText } from '#schema/rich-text.ts'

/** Context of writing a clinic's rows, with the numbers given so far to what the content names by key. */
export type Writing = ClinicContent & {
  tx: PartnerTransaction
  ids: {
    treatments: Map<string, number>
    /** By `treatment/option name`. */
    options: Map<string, number>
    /** Rooms and devices that a treatment needs, by its key. */
    facilities: Map<string, number[]>
    events: Map<string, number>
    doctors: Map<string, number>
    people: Map<string, number>
    terms: Map<string, number>
  }
}

export const optionKey = (treatment: string, option: string) => `${treatment}/${option}`

/** The number of what has a key. The content was checked, so an unknown key is an error of ours. */
export function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`Nothing written so far has the key "${key}".`)
  return id
}

/** Things by key with the numbers they were given. */
export const byKey = (keys: string[], ids: number[]): Map<string, number> =>
  new Map(keys.map((key, index) => [key, ids[index] ?? 0]))

/** A picture by its name, or none. */
export const pictureOf = ({ images }: ClinicContent, name: string | undefined) =>
  name === undefined ? null : images[name]

/** A long text with its defaults written in. */
export const textOf = (body: RichTextInput) => richText.parse(body)

/** A period's two moments; its last day belongs to it. */
export const momentsOf = ({ calendar }: ClinicContent, [from, to]: [number, number]) => ({
  startsAt: calendar.at(from),
  endsAt: calendar.at(to + 1),
})

/** The same where there may be none. */
export const openMomentsOf = (content: ClinicContent, days: [number, number] | undefined) =>
  days ? momentsOf(content, days) : { startsAt: null, endsAt: null }

import { dataFields, type DataField } from '#schema/data-fields.ts'
import type { FieldError } from '#schema/problem.ts'
import type { z } from 'zod'
import { advertisingRules, takenBack, type AdvertisingRule } from './rules.ts'

/** A phrase that advertising law may mind, within the sentence it stands in. */
type AdvertisingPhrase = { rule: AdvertisingRule; before: string; phrase: string; after: string }

const mostAround = 40

/** Returns each phrase of a text that a rule of advertising law is about, in reading order; each is found once. */
export function findPhrases(text: string): AdvertisingPhrase[] {
  const found = advertisingRules.flatMap((rule) =>
    rule.unless?.test(text)
      ? []
      : [...text.matchAll(rule.pattern)]
          .filter(({ 0: phrase, index }) => !takenBack.test(text.slice(index + phrase.length)))
          .map(({ 0: phrase, index }) => ({ rule, phrase, index })),
  )
  return found
    .sort((a, b) => a.index - b.index)
    .filter(({ index }, at, all) => !all.slice(0, at).some((one) => index < one.index + one.phrase.length))
    .map(({ rule, phrase, index }) => ({
      rule,
      phrase,
      before: lastWords(text.slice(0, index)),
      after: firstWords(text.slice(index + phrase.length)),
    }))
}

/** From the beginning of the sentence. */
function lastWords(text: string): string {
  const sentence = /[^.!?\n]*$/.exec(text)?.[0].trimStart() ?? ''
  return sentence.length > mostAround ? `…${sentence.slice(-mostAround)}` : sentence
}

/** To the end of the sentence. */
function firstWords(text: string): string {
  const sentence = /^[^.!?\n]*[.!?]?/.exec(text)?.[0].trimEnd() ?? ''
  return sentence.length > mostAround ? `${sentence.slice(0, mostAround)}…` : sentence
}

/** Controls whose value is no text that a visitor reads. */
const notText = new Set<string | undefined>([
  'image',
  'gatedImage',
  'link',
  'outside',
  'color',
  'icon',
  'moment',
  'time',
  'hidden',
])

/** Returns whether a field holds words that somebody wrote for visitors. */
export const isProse = ({ schema, control, value }: DataField): boolean =>
  schema._zod.def.type === 'string' &&
  typeof value === 'string' &&
  !notText.has(control) &&
  !schema._zod.bag.format &&
  !schema._zod.bag.patterns

/** Each phrase in the texts of data, with the field that it stands in. */
const phrasesIn = (schema: z.ZodType, data: unknown): (AdvertisingPhrase & { field: DataField })[] =>
  dataFields(schema, data)
    .filter(isProse)
    .flatMap((field) => findPhrases(String(field.value)).map((found) => ({ ...found, field })))

/** The same as warnings, by the JSON Pointers of the fields. */
export const findAdvertisingWords = (schema: z.ZodType, data: unknown): FieldError[] =>
  phrasesIn(schema, data).map(({ rule, phrase, field }) => ({
    path: field.path,
    message: `‘${phrase}’: ${rule.why} ${rule.suggestion} (${rule.law})`,
  }))

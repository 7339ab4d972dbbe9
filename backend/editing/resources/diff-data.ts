import { innerOf, metaOf } from '#schema/data-fields.ts'
import { focalPosition } from '#schema/plain/focal-address.ts'
import { describedText, isRuns } from '#schema/plain/inline-text.ts'
import type { FieldDifference, ShownValue } from '#schema/differences.ts'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

type Schema = z.core.$ZodTypes
type Data = Record<string, unknown>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/**
 * Returns the fields in which data differs, by the Korean titles of its schema, the items of lists one by one: an item that
 * is the same elsewhere in its list has not changed.
 */
export function diffData(
  schema: z.ZodType,
  before: unknown,
  after: unknown,
  where: string[] = [],
): FieldDifference[] {
  const found: FieldDifference[] = []
  diff(schema as unknown as Schema, before, after, where, found)
  return found
}

function diff(
  given: Schema,
  before: unknown,
  after: unknown,
  where: string[],
  found: FieldDifference[],
  labels?: Record<string, string>,
): void {
  if (isDeepStrictEqual(before, after) || (isNothing(before) && isNothing(after))) return
  if (isRuns(before) || isRuns(after))
    return void found.push({ where, before: show(before), after: show(after) })
  const names = z.globalRegistry.get(given)?.labels ?? labels
  const branches = [before, after].filter((value) => !isNothing(value)).map((value) => innerOf(given, value))
  const [inner] = branches
  if (inner && branches.every((one) => one === inner)) return diff(inner, before, after, where, found, names)
  const { def } = given._zod
  if (def.type === 'object' && isData(before) && isData(after) && !('src' in before)) {
    for (const [name, field] of Object.entries(def.shape)) {
      const { title } = metaOf(field)
      diff(field as Schema, before[name], after[name], title === undefined ? where : [...where, title], found)
    }
    return
  }
  if (def.type === 'array' && Array.isArray(before) && Array.isArray(after)) {
    return diffList(def.element as Schema, before, after, where, found)
  }
  found.push({ where, before: show(before, names), after: show(after, names) })
}

/** Word that tells an item from the others of its list, whatever else changes in it. */
const nameOfItem = (item: unknown) =>
  isData(item) ? (item.id ?? item.title ?? item.name ?? item.question ?? item.url ?? item.src) : item

function diffList(
  element: Schema,
  before: unknown[],
  after: unknown[],
  where: string[],
  found: FieldDifference[],
) {
  const left = [...before]
  const take = (isIt: (item: unknown) => boolean) => {
    const index = left.findIndex(isIt)
    return index < 0 ? undefined : left.splice(index, 1)[0]
  }
  const pairs = after.map((item) => ({ item, was: take((one) => isDeepStrictEqual(one, item)) }))
  for (const pair of pairs) {
    const name = nameOfItem(pair.item)
    pair.was ??= isNothing(name) ? undefined : take((one) => isDeepStrictEqual(nameOfItem(one), name))
  }
  // An item without a name, or with a new one, is compared with the unpaired item that stood at its index.
  for (const [index, pair] of pairs.entries()) {
    const there = before[index]
    if (pair.was === undefined && left.includes(there)) pair.was = take((one) => one === there)
  }
  const place = (index: number) => [...where, `${index + 1}번째`]
  pairs.forEach(({ item, was }, index) => {
    if (was === undefined) found.push({ where: place(index), before: null, after: show(item) })
    else diff(element, was, item, place(index), found)
  })
  for (const item of left) found.push({ where: place(before.indexOf(item)), before: show(item), after: null })
  const kept = pairs.flatMap(({ was }) => (was === undefined ? [] : before.indexOf(was)))
  const isMoved = kept.some((place, index) => index > 0 && place < (kept[index - 1] ?? 0))
  if (isMoved) found.push({ where: [...where, '차례'], before: order(before), after: order(after) })
}

const order = (items: unknown[]): ShownValue => ({
  text: items.map((item) => show(item)?.text ?? '').join(', '),
  image: null,
})

/** A value in words; `null` where there is none. */
export function show(value: unknown, labels?: Record<string, string>): ShownValue | null {
  if (isNothing(value)) return null
  if (typeof value === 'boolean') return { text: value ? '켬' : '끔', image: null }
  if (isData(value) && typeof value.src === 'string') {
    const name = typeof value.alt === 'string' && value.alt ? value.alt : '그림'
    const point = focalPosition({ src: value.src })
    return { text: point ? `${name} (초점 ${point})` : name, image: value.src }
  }
  if (isRuns(value)) return { text: describedText(value), image: null }
  if (typeof value === 'object')
    return { text: wordsIn(value).slice(0, 3).join(' · ') || '내용', image: null }
  const text = String(value)
  return { text: labels?.[text] ?? text, image: text.startsWith('/_files/') ? text : null }
}

/** Texts in a value, in their order, without choices such as `plain`. */
const wordsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? /[가-힣\s/]/.test(value)
      ? [value]
      : []
    : isRuns(value)
      ? [describedText(value)]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(wordsIn)
        : []

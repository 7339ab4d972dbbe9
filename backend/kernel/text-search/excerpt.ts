import type { Marks } from '#schema/search.ts'
import type { Needle, Needles } from './hangul-match.ts'
import { Haystack, placeOf, placesIn } from './hangul-match.ts'

/** Characters. */
const excerptLength = 120
const before = 30
const mostMarks = 12

export type Marked = { text: string; marks: Marks }

/** Returns a title (NFC) with the places of a keyword: of the whole phrase where it occurs, else of each word. */
export function mark(title: string, needles: Needles): Marked {
  const once = (haystack: Haystack, word: Needle) => [placeOf(haystack, word)].filter((at) => at >= 0)
  return markBy(once, title, needles)
}

/** The part of a long text around the first place of a keyword, or its beginning. */
export function excerpt(text: string, needles: Needles): Marked {
  const { text: whole, marks } = markBy(placesIn, text.replaceAll(/\s+/g, ' ').trim(), needles)
  const start = Math.max(0, (marks[0]?.[0] ?? 0) - before)
  const part = whole
    .slice(start, start + excerptLength)
    // Neither a word nor a character outside the basic plane begins or ends in the middle.
    .replace(start > 0 ? /^\S{0,15}\s/ : '', '')
    .replace(/[\ud800-\udbff]$/, '')
  const shown = `${start > 0 ? '…' : ''}${part.trim()}${start + excerptLength < whole.length ? '…' : ''}`
  // A text without the keyword has no part with it.
  return marks.length === 0 ? { text: shown, marks } : markBy(placesIn, shown, needles)
}

function markBy(places: (haystack: Haystack, word: Needle) => number[], text: string, needles: Needles) {
  const haystack = new Haystack(text)
  const marksOf = (word: Needle): Marks =>
    places(haystack, word).map((at) => {
      const isWhole = word.isInitials || haystack.plain.startsWith(word.text, at)
      return haystack.placeIn(at, (isWhole ? word.text : word.bare).length)
    })
  const asWhole = marksOf(needles.whole)
  const marks = asWhole.length > 0 ? asWhole : needles.words.flatMap(marksOf)
  return { text: haystack.text, marks: merge(marks).slice(0, mostMarks) }
}

/** In order, those that touch as one. */
function merge(marks: Marks): Marks {
  const merged: Marks = []
  for (const [start, end] of marks.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

import { notFoundPath } from '#schema/plain/not-found-path.ts'
import type { SearchRow } from '#schema/search.ts'
import { LRUCache } from 'lru-cache'
import type { Definitions } from './block-check.ts'
import type { Needle, Needles } from '#backend/kernel/text-search/hangul-match.ts'
import { Haystack, placeOf, placesIn, toNeedles } from '#backend/kernel/text-search/hangul-match.ts'
import type { BlockText } from './block-texts.ts'
import { blockTexts } from './block-texts.ts'
import { excerpt, mark } from '#backend/kernel/text-search/excerpt.ts'
import type { Site } from './site.ts'

type Entry = { path: string; pageTitle: string; shown: BlockText; inTitle: Haystack; inText: Haystack }

const longestList = 50
/** Most characters of pages that are kept ready for a search; each takes some 15 bytes. */
const mostCharacters = 2_000_000
const sizeOf = (entries: Entry[]) =>
  entries.reduce((sum, { inTitle, inText }) => sum + inTitle.text.length + inText.text.length, 1)

/** Rows with `id` and `image` of `null`; their label is the page's title. */
export type PageSearch = (site: Site, keyword: string) => SearchRow[]

/**
 * Returns a search over the words of a partner's published pages. It matches as `text-search.ts` does and ranks the
 * nearest first. Of entries with one title it keeps the nearest, and prefers any page to the home page. It leaves out
 * pages with parameters (`/products/:productId`), the page for unknown paths, and pages kept from search engines. Words
 * are kept for the site as an object: after a restored back-up the same revision is another one.
 */
export function createPageSearch(definitions: Definitions): PageSearch {
  const indexes = new LRUCache<Site, Entry[]>({ maxSize: mostCharacters, sizeCalculation: sizeOf })

  return (site, keyword) => {
    const needles = toNeedles(keyword)
    if (!needles) return []
    const known = indexes.get(site)
    const entries = known ?? toEntries(site, definitions)
    if (!known) indexes.set(site, entries)
    return find(entries, needles)
  }
}

function toEntries(site: Site, definitions: Definitions): Entry[] {
  const searched = site.pages.filter(
    ({ definition: { pattern, seo } }) => !pattern.includes(':') && pattern !== notFoundPath && !seo.noindex,
  )
  return searched.flatMap(({ definition }) => {
    const { pattern, title, seo } = definition
    const texts = blockTexts(definition, definitions)
    const page = { title, text: seo.description ?? texts[0]?.text ?? title }
    return [page, ...texts].map((one) => {
      const named = { title: (one.title || title).replaceAll(/\s+/g, ' '), text: one.text }
      return {
        path: pattern,
        pageTitle: title,
        shown: named,
        inTitle: new Haystack(named.title),
        inText: new Haystack(named.text),
      }
    })
  })
}

function find(entries: Entry[], needles: Needles): SearchRow[] {
  const seen = new Set<string>()
  return entries
    .map((entry) => ({ entry, distance: distanceOf(entry, needles) }))
    .filter(({ distance }) => distance < nowhere)
    .sort((a, b) => a.distance - b.distance)
    .filter(({ entry: { inTitle } }) => !seen.has(inTitle.plain) && seen.add(inTitle.plain))
    .slice(0, longestList)
    .map(({ entry }) => toRow(entry, needles))
}

/** Farther than any place in a title, and in a text. */
const [notInTitle, nowhere] = [1_000, 1_000_000]

function distanceOf(entry: Entry, { words, whole }: Needles): number {
  const apart = words.reduce((sum, word) => sum + distanceOfWord(entry, word), 10)
  const nearest = Math.min(distanceOfWord(entry, whole), words.length === 1 ? nowhere : apart)
  return nearest + (entry.path === '/' ? 0.5 : 0)
}

function distanceOfWord({ inTitle, inText }: Entry, word: Needle): number {
  const title = placeOf(inTitle, word)
  if (title >= 0) return title
  const text = placesIn(inText, word)[0] ?? -1
  return text >= 0 ? notInTitle + text : nowhere
}

function toRow({ shown, path, pageTitle }: Entry, needles: Needles): SearchRow {
  const title = mark(shown.title, needles)
  const part = excerpt(shown.text, needles)
  return {
    id: null,
    title: title.text,
    titleMarks: title.marks,
    excerpt: part.text,
    excerptMarks: part.marks,
    label: pageTitle,
    path,
    image: null,
    price: null,
  }
}

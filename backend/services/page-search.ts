import { notFoundPath } from '#schema/page.ts'
import { LRUCache } from 'lru-cache'
import type { Definitions } from './block-check.ts'
import type { Haystack } from './hangul-match.ts'
import { find, toHaystack, withoutParticle } from './hangul-match.ts'
import type { Passage } from './passages.ts'
import { passagesOf } from './passages.ts'
import type { Site } from './site.ts'

type Row = { title: string; excerpt: string; path: string; pageTitle: string }
type Entry = { path: string; pageTitle: string; passage: Passage; inTitle: Haystack; inText: Haystack }

const longestList = 50
const excerptLength = 120

export type PageSearch = (
  place: { partnerId: number; revision: number },
  site: Site,
  keyword: string,
) => Row[]

/**
 * Searches the words of a partner's published pages: initial consonants and spaces do not matter, and a particle at the
 * end is forgiven where nothing else is found. Best first. Left out are pages for no one path (`/products/:productId`),
 * the page for unknown paths, and those kept from search engines.
 */
export function createPageSearch(definitions: Definitions): PageSearch {
  const indexes = new LRUCache<string, Entry[]>({ max: 50 })

  return ({ partnerId, revision }, site, keyword) => {
    const name = `${partnerId}:${revision}`
    const entries = indexes.get(name) ?? toEntries(site, definitions)
    indexes.set(name, entries)
    const rows = rank(entries, keyword)
    return rows.length > 0 ? rows : rank(entries, withoutParticle(keyword))
  }
}

function toEntries(site: Site, definitions: Definitions): Entry[] {
  const searched = site.pages.filter(
    ({ definition: { pattern, seo } }) => !pattern.includes(':') && pattern !== notFoundPath && !seo.noindex,
  )
  return searched.flatMap(({ definition }) => {
    const { pattern, title, seo } = definition
    const passages = passagesOf(definition, definitions)
    const page = { title, text: seo.description ?? passages[0]?.text ?? title }
    return [page, ...passages].map((passage) => ({
      path: pattern,
      pageTitle: title,
      passage,
      inTitle: toHaystack(passage.title),
      inText: toHaystack(passage.text),
    }))
  })
}

function rank(entries: Entry[], keyword: string): Row[] {
  const seen = new Set<string>()
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, keyword) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => ({
      title: entry.passage.title,
      excerpt: excerptOf(entry.passage.text, find(entry.inText, keyword)),
      path: entry.path,
      pageTitle: entry.pageTitle,
    }))
    .filter((row) => {
      const name = JSON.stringify(row)
      return seen.has(name) ? false : seen.add(name)
    })
    .slice(0, longestList)
}

/** A passage counts by its title, then by its text; earlier is better. */
function scoreOf({ inTitle, inText }: Entry, keyword: string): number {
  const [title, text] = [find(inTitle, keyword), find(inText, keyword)]
  if (title >= 0) return 200 - Math.min(title, 99)
  return text >= 0 ? 100 - Math.min(text / 10, 99) : 0
}

function excerptOf(text: string, at: number): string {
  const start = Math.max(0, at - 30)
  const end = start + excerptLength
  const part = text.slice(start, end).replaceAll(/\s+/g, ' ')
  return `${start > 0 ? '…' : ''}${part.trim()}${end < text.length ? '…' : ''}`
}

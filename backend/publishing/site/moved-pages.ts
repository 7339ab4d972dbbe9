import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { z } from 'zod'
import type { Stored } from './contents.ts'
import { saveContent } from './contents.ts'
import { toPage } from './read-contents.ts'
import { fillPattern, matchPattern, shapeOf } from './path-pattern.ts'
import type { SitePage } from './site-page.ts'

/** Keys of pages by patterns that they once had: who comes by an old path is led to the page. */
export type MovedPages = Record<string, string>

const movedPages = z.record(z.string(), z.string())

/** A revision's moved pages, whatever is stored. */
export const toMovedPages = (stored: Stored[]): MovedPages =>
  movedPages.safeParse(stored.find(({ kind }) => kind === 'moved')?.value).data ?? {}

/** The entry of a new revision that tells of the pages which have moved, up to now and with it. */
export async function storeMovedPages(
  tx: PartnerTransaction,
  { before, after, defaults }: { before: Stored[]; after: Stored[]; defaults: SitePage[] },
): Promise<Pick<Stored, 'kind' | 'key' | 'hash'>[]> {
  const pages = pagesIn(after)
  const shapes = new Set(pages.map(({ definition }) => shapeOf(definition.pattern)))
  const own = pagesIn(before)
  const stood = [...own, ...defaults.filter(({ key }) => !own.some((page) => page.key === key))]
  const moves = stood.flatMap(({ key, definition: { pattern } }) => {
    const now = pages.find((page) => page.key === key)
    return now && now.definition.pattern !== pattern ? [[pattern, key] as const] : []
  })
  const all = Object.entries({ ...toMovedPages(before), ...Object.fromEntries(moves) }).filter(
    ([pattern]) => !shapes.has(shapeOf(pattern)),
  )
  if (all.length === 0) return []
  return [{ kind: 'moved', key: 'moved', hash: await saveContent(tx, Object.fromEntries(all)) }]
}

/** The pages among what is stored, as far as they can be read. */
export const pagesIn = (stored: Stored[]): SitePage[] =>
  stored.flatMap(({ kind, key, value }) => {
    const definition = kind === 'page' ? toPage(value) : null
    return definition ? [{ key, definition }] : []
  })

/** Returns the path at which the page of an old path is now. */
export function findMoved(site: { moved: MovedPages; pages: SitePage[] }, path: string): string | null {
  for (const [pattern, key] of Object.entries(site.moved)) {
    const match = matchPattern(pattern, path)
    const page = match && site.pages.find((one) => one.key === key)
    if (match && page) return fillPattern(page.definition.pattern, Object.values(match.params))
  }
  return null
}

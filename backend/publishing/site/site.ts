import type { GlobalBlocks } from '#schema/page.ts'
import { globalSlots } from '#schema/block.ts'
import type { Theme } from '#schema/theme.ts'
import type { Stored } from './contents.ts'
import { toEnvelope, toPage, toTheme } from './read-contents.ts'
import type { MovedPages } from './moved-pages.ts'
import { toMovedPages } from './moved-pages.ts'
import { byPrecedence, matchPattern, shapeOf } from './path-pattern.ts'
import type { SitePage } from './site-page.ts'

/** One state of a partner's site, put together: what a revision shows, or what the drafts would. */
export type Site = {
  theme: Theme
  global: GlobalBlocks
  /** Most specific pattern first. */
  pages: SitePage[]
  moved: MovedPages
  /** Characters of JSON it was made of. */
  size: number
}

/**
 * Puts a site together from what is stored; a default page stands where the partner has none of its key or path. Never
 * throws: what cannot be read keeps its place for the registry.
 */
export function buildSite(
  stored: Stored[],
  defaults: SitePage[] = [],
  { showsHiddenPages = false } = {},
): Site {
  const global = globalSlots.map((slot) => [
    slot,
    toEnvelope(stored.find(({ kind, key }) => kind === 'global' && key === slot)?.value, slot),
  ])
  const pages = stored
    .filter(({ kind }) => kind === 'page')
    .map(({ key, value }) => ({ key, definition: toPage(value) }))
    .filter((page): page is SitePage => page.definition !== null)
  return {
    theme: toTheme(stored.find(({ kind }) => kind === 'theme')?.value),
    global: Object.fromEntries(global) as GlobalBlocks,
    pages: [...pages, ...withoutOwn(defaults, pages)]
      .filter(({ definition }) => showsHiddenPages || !definition.options.hidden)
      .map(withoutHidden)
      .sort((a, b) => byPrecedence(a.definition.pattern, b.definition.pattern)),
    moved: toMovedPages(stored),
    size: stored.reduce((sum, { size }) => sum + size, 1),
  }
}

const withoutHidden = ({ key, definition }: SitePage): SitePage => ({
  key,
  definition: { ...definition, blocks: definition.blocks.filter(({ hidden }) => !hidden) },
})

/** Those default pages that no page of the partner's stands for, by key or by path. */
export function withoutOwn(defaults: SitePage[], pages: SitePage[]): SitePage[] {
  const keys = new Set(pages.map(({ key }) => key))
  const shapes = new Set(pages.map(({ definition }) => shapeOf(definition.pattern)))
  return defaults.filter(({ key, definition }) => !keys.has(key) && !shapes.has(shapeOf(definition.pattern)))
}

/** The page that answers a path: a written segment beats a parameter, from the left. */
export function findPage(
  site: Pick<Site, 'pages'>,
  path: string,
): (SitePage & { params: Record<string, string> }) | null {
  for (const page of site.pages) {
    const match = matchPattern(page.definition.pattern, path)
    if (match) return { ...page, ...match }
  }
  return null
}

import type { BlockEnvelope } from '#schema/block.ts'
import type { PageDefinition } from '#schema/page.ts'
import { newId } from './change-blocks.ts'

/** A key for a page of this path that no other page has: `/events/:id` becomes `events-id`. */
export function newPageKey(pattern: string, taken: readonly string[]): string {
  const base =
    pattern
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 56) || 'page'
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}-${number}`
    if (!taken.includes(key)) return key
  }
}

/** A page that begins with these sections, or with what another one shows. */
export const newPage = (
  { title, pattern }: Pick<PageDefinition, 'title' | 'pattern'>,
  from: PageDefinition | undefined,
  blocks: BlockEnvelope[] = [],
): PageDefinition => ({
  pattern,
  title,
  seo: from?.seo ? { ...from.seo, title: undefined } : { noindex: false },
  options: from?.options ?? {
    hideHeader: false,
    hideFooter: false,
    hideFloatingButton: false,
    hasHero: false,
  },
  blocks: from ? from.blocks.map((block) => ({ ...block, id: newId(block.component) })) : blocks,
})

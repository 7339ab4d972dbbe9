import type { Definitions } from './block-check.ts'
import { checkBlock } from './block-check.ts'
import type { SitePage } from './site-page.ts'
import { pageDefinition } from '#schema/page.ts'
import type { z } from 'zod'

/** A page as content writes it. The registry adds version and defaults; a block without an id gets `block-1`, … by its place. */
export type WrittenPage = Omit<z.input<typeof pageDefinition>, 'blocks'> & {
  blocks: { id?: string; component: string; data?: Record<string, unknown> }[]
}

/** Declares the default page of a path: what a partner's site shows there until the partner makes a page of its own. */
export const definePage = (page: WrittenPage): WrittenPage => page

/**
 * Makes pages ready to be shown, from what is written by key. Throws with every block whose data is not right: that is
 * a fault of ours, not of a partner.
 */
export function readPages(written: Record<string, WrittenPage>, definitions: Definitions): SitePage[] {
  const problems: string[] = []
  const pages = Object.entries(written).map(([key, page]) => ({
    key,
    definition: pageDefinition.parse({
      ...page,
      blocks: page.blocks.map(({ id, component, data = {} }, index) => {
        const envelope = { id: id ?? `block-${index + 1}`, component, data }
        const version = definitions.get(component)?.version ?? 1
        const checked = checkBlock('section', { ...envelope, version }, definitions)
        if (!('problem' in checked)) return checked.envelope
        problems.push(`${key} ${envelope.id}: ${checked.problem.message}`)
        return { ...envelope, version }
      }),
    }),
  }))
  if (problems.length > 0) throw new Error(`Default pages with wrong data:\n${problems.join('\n')}`)
  return pages
}

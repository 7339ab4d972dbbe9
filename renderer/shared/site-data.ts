import type { QueryKey } from '@tanstack/react-query'
import type { GlobalSlot, ResolvedBlock } from '#schema/block.ts'
import type { PageResponse } from '#schema/page.ts'
import type { Theme } from '#schema/theme.ts'

/** Address of a script, then the addresses of its imports. */
export type PageScript = string[]

/** The scripts of blocks, by component. */
export type BlockScripts = Record<string, PageScript>

/** Index of the scripts, made from the build's manifest, or from the sources in development. */
export type ScriptIndex = {
  /** The script that starts the site in a browser. */
  entry: PageScript
  blocks: (components: Iterable<string>) => BlockScripts
}

/** All of one page but the shell: enough to show it inside a shell that is there already. */
export type PageData = {
  /** 404 where nobody defined the path and the partner's 404 page is shown in its place. */
  status: 200 | 404
  /** Hash of the shell's content: a page with another hash than the shell around it belongs to a newer site. */
  shellId: string
  /** Fields of the page definition, with the blocks resolved; the title is the subject's where there is one. */
  page: Pick<PageResponse, 'key' | 'params' | 'title' | 'seo' | 'options'> & { blocks: ResolvedBlock[] }
  /** Path without query. */
  path: string
  /** Query parameters of the address that the page's blocks read. */
  search: Record<string, string>
  /** In a draft that is looked at as of a moment: that moment. */
  moment?: string
  scripts: BlockScripts
  /** Answers of the blocks' queries by their keys, as far as they came in time. */
  queries: [QueryKey, unknown][]
  /** Some answers did not come in time: the browser asks for them. */
  isPartial?: true
}

/** Data that stays while a visitor moves between pages. */
export type ShellData = {
  theme: Theme
  global: Record<GlobalSlot, ResolvedBlock>
  /** Drafts are shown only to a signed-in account of the console. */
  state: 'published' | 'draft'
  /** Origin of the site, such as `https://raon.example`. */
  origin: string
}

/** All that a document carries to the browser. */
export type SiteData = PageData & { shell: ShellData }

/**
 * Components whose scripts the document asks for. The rest of the page is complete as HTML and gets its scripts when it is
 * near or touched (`renderer/browser/nearby-components.ts`).
 */
export const firstComponents = ({ page, shell }: SiteData): Set<string> =>
  new Set(
    [page.options.hideHeader ? undefined : shell.global.header]
      .filter((block) => block !== undefined && !block.problem)
      .map((block) => (block as ResolvedBlock).component),
  )

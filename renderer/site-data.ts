import type { DehydratedState } from '@tanstack/react-query'
import type { GlobalSlot, ResolvedBlock } from '#schema/block.ts'
import type { PageResponse } from '#schema/page.ts'
import type { Theme } from '#schema/theme.ts'

/** Scripts of the blocks on a page, as in-site addresses. */
export type BlockScripts = {
  /** By component: the module whose default export is the component. */
  components: Record<string, string>
  /** Those modules and what they import, to be fetched side by side. */
  preloads: string[]
}

/** Tells where the scripts of components are; made from the build's manifest, or from the sources in development. */
export type ScriptIndex = (components: string[]) => BlockScripts

/** What the page of one path consists of; enough to show it inside a shell that is there already. */
export type PageData = {
  /** 404 where nobody defined the path and the partner's 404 page is shown in its place. */
  status: 200 | 404
  revision: number
  /** Fields of the page definition, with the blocks resolved. */
  page: Pick<PageResponse, 'key' | 'params' | 'title' | 'seo' | 'options'> & { blocks: ResolvedBlock[] }
  /** Path without query. */
  path: string
  /** Query parameters of the address that pages may read. */
  search: Record<string, string>
  scripts: BlockScripts
  /** Answers of the blocks' queries, as far as they came in time. */
  queries: DehydratedState
}

/** What stays while a visitor moves between pages. */
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

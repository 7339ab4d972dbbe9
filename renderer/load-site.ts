import { createHash } from 'node:crypto'
import { hashKey, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query'
import { ApiError, type ApiClient } from '#api/client.ts'
import { pageParameters, type QueryContext } from '#api/query-context.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { resolve } from '#registry/resolve.ts'
import { globalSlots, type GlobalSlot, type ResolvedBlock } from '#schema/block.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import { notFoundPath, shellPath, type PageResponse, type ShellResponse } from '#schema/page.ts'
import { theme as themeSchema } from '#schema/theme.ts'
import type { PageData, ScriptIndex, ShellData, SiteData } from './site-data.ts'

/** How long a page waits for the queries of its blocks, in ms; what is later is fetched by the browser. */
export const queryDeadline = 800

export type LoadSiteOptions = {
  api: ApiClient
  origin: string
  /** Path without query. */
  path: string
  search: Record<string, string>
  state: 'published' | 'draft'
  /** Revision that both parts of the page must come from; drafts have none. */
  revision?: number | undefined
  definitions: ReadonlyMap<string, BlockDefinition>
  scripts: ScriptIndex
}

export type LoadedSite = {
  /** The same for the same content, whatever the revision, so that restoring one brings the same bytes back. */
  data: SiteData
  revision: number
  queryClient: QueryClient
  /** Origins whose scripts the page's blocks load. */
  scriptOrigins: string[]
  /** Are the answers of all queries in the page? One that is not complete is not worth keeping. */
  complete: boolean
}

/** The query parameters that a page may depend on, out of those of an address. */
export function pageSearch(parameters: URLSearchParams): Record<string, string> {
  const search: Record<string, string> = {}
  for (const name of pageParameters) {
    const value = parameters.get(name)
    if (value !== null) search[name] = value.slice(0, 100)
  }
  return search
}

/**
 * Everything that the page of a path needs: shell and page definition of one revision, their blocks resolved, and
 * the blocks' queries, asked side by side under one deadline.
 *
 * Throws `ApiError` where shell or page cannot be had; a path nobody defined gives the partner's 404 page.
 */
export async function loadSite(options: LoadSiteOptions): Promise<LoadedSite> {
  const { api, definitions, path, search, state } = options
  const pinned = { state, ...(options.revision !== undefined && { revision: options.revision }) }
  const [shell, { page, status }] = await Promise.all([
    api.request('GET /page', { query: { path: shellPath, ...pinned } }) as Promise<ShellResponse>,
    loadPage(api, path, pinned),
  ])

  const { global, theme, shellId } = resolveShell(shell, definitions)
  const blocks = page.blocks.map((envelope) => resolve('section', envelope, definitions))
  const shown = [...Object.values(global), ...blocks].filter(({ problem }) => !problem)

  const queryClient = createSiteQueryClient()
  const context = {
    api,
    path,
    params: page.params,
    search,
    hasHero: page.options.hasHero,
    pageTitle: page.title,
  }
  const complete = await prefetch(queryClient, shown, definitions, context)

  const data: SiteData = {
    status,
    shellId,
    page: {
      key: page.key,
      params: page.params,
      title: page.title,
      seo: page.seo,
      options: page.options,
      blocks,
    },
    path,
    search,
    scripts: options.scripts.blocks(new Set(shown.map(({ component }) => component))),
    queries: answersOf(queryClient),
    shell: { theme, global, state, origin: options.origin },
  }
  const scriptOrigins = shown.flatMap(
    ({ component, data }) => definitions.get(component)?.scriptOrigins?.(data as never) ?? [],
  )
  return { data, revision: page.revision, queryClient, scriptOrigins, complete }
}

type Pinned = { state: 'published' | 'draft'; revision?: number }

async function loadPage(
  api: ApiClient,
  path: string,
  pinned: Pinned,
): Promise<{ page: PageResponse; status: 200 | 404 }> {
  const ask = (wanted: string) =>
    api.request('GET /page', { query: { path: wanted, ...pinned } }) as Promise<PageResponse>
  try {
    return { page: await ask(path), status: path === notFoundPath ? 404 : 200 }
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    return { page: await ask(notFoundPath), status: 404 }
  }
}

async function prefetch(
  queryClient: QueryClient,
  blocks: ResolvedBlock[],
  definitions: ReadonlyMap<string, BlockDefinition>,
  context: QueryContext,
): Promise<boolean> {
  // Most blocks ask for the same few.
  const asked = new Map<string, FetchQueryOptions>()
  const ask = (query: FetchQueryOptions) => asked.set(hashKey(query.queryKey), query)
  ask(getPartnerQueryOptions(context.api) as FetchQueryOptions)
  for (const { component, data } of blocks) {
    // The one place where data and context meet the queries of a type that is known by name only.
    const queries = definitions.get(component)?.queries?.(data as never, context as never)
    for (const query of Object.values(queries ?? {})) ask(query)
  }
  let isOver = false
  let controller: AbortController | undefined
  // Asked once, without react-query's machinery for tries and their cancelling; what fails leaves nothing behind.
  const answer = async ({ queryKey, queryFn }: FetchQueryOptions): Promise<boolean> => {
    try {
      if (typeof queryFn !== 'function') return false
      const data = await queryFn({
        client: queryClient,
        queryKey,
        meta: undefined,
        get signal() {
          return (controller ??= new AbortController()).signal
        },
      })
      // Data and markup of a page must agree, so what comes between the two is in neither.
      if (!isOver) queryClient.setQueryData(queryKey, data)
      return true
    } catch {
      return false
    }
  }
  const answers = Promise.all([...asked.values()].map(answer)).then((came) => came.every(Boolean))
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((done) => (timer = setTimeout(done, queryDeadline, false)))
  try {
    return await Promise.race([answers, late])
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}

/** What came, without when: times would make every rendering of a page differ. */
const answersOf = (queryClient: QueryClient): PageData['queries'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])

type ResolvedShell = Pick<ShellData, 'global' | 'theme'> & { shellId: string }

const resolvedShells = new WeakMap<ShellResponse, ResolvedShell>()

/** Judged once for the same answer (the same object, which the pages of a revision share). */
function resolveShell(shell: ShellResponse, definitions: LoadSiteOptions['definitions']): ResolvedShell {
  const known = resolvedShells.get(shell)
  if (known) return known
  const global = Object.fromEntries(
    globalSlots.map((slot) => [slot, resolve(slot, shell.global[slot], definitions)]),
  ) as Record<GlobalSlot, ResolvedBlock>
  const theme = themeSchema.catch(themeSchema.parse({})).parse(shell.theme)
  const hash = createHash('sha256')
    .update(JSON.stringify([theme, global]))
    .digest('base64url')
  const resolved = { global, theme, shellId: hash.slice(0, 16) }
  resolvedShells.set(shell, resolved)
  return resolved
}

import { createHash } from 'node:crypto'
import { hashKey, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError, type ApiClient } from '#api/client.ts'
import type { QueryContext } from '#api/query-context.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { getPopupsQueryOptions } from '#api/queries/get-popups.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { resolve } from '#registry/resolve.ts'
import { globalSlots, type BlockEnvelope, type GlobalSlot, type ResolvedBlock } from '#schema/block.ts'
import type { BlockDefinition, BlockQuery, BlockSubject } from '#schema/define-block.ts'
import type { PageSubject } from '#schema/page-subject.ts'
import { moment as momentSchema } from '#schema/call-parts.ts'
import type { PageResponse, ShellResponse } from '#schema/page.ts'
import { sayProductTexts, type TreatmentWord } from '#schema/plain/treatment-word.ts'
import { notFoundPath } from '#schema/plain/not-found-path.ts'
import { theme as themeSchema } from '#schema/theme.ts'
import { readShell } from './read-shell.ts'
import type { PageData, ScriptIndex, ShellData, SiteData } from '../shared/site-data.ts'

/** Time in ms that a page waits for the queries of its blocks; the browser fetches what comes later. */
export const queryDeadline = 800

/** True for a draft that is only looked at: it comes without scripts, so that nothing is fetched later. */
export const isStill = ({ state, parameters }: Pick<LoadSiteOptions, 'state' | 'parameters'>) =>
  state === 'draft' && parameters.has('still')

export type LoadSiteOptions = {
  api: ApiClient
  origin: string
  /** Path without query. */
  path: string
  /** Query of the address, of which the page reads what its blocks declare. */
  parameters: URLSearchParams
  state: 'published' | 'draft'
  /** Revision that both parts of the page must come from; drafts have none. */
  revision?: number | undefined
  definitions: ReadonlyMap<string, BlockDefinition>
  /** The product's own texts, which are said in the clinic's word for a treatment where its content holds them. */
  productTexts: ReadonlySet<string>
  scripts: ScriptIndex
  /** Shown in place of the draft's own. */
  trial?: Trial | undefined
}

/** What nobody has saved and may be looked at: a slot's block, or the popup of a number, which then is the only one. */
export type Trial = { slot: GlobalSlot; block: BlockEnvelope } | { popup: number }

export type LoadedSite = {
  /** Equal for equal content, whatever the revision, so that restoring a revision brings the same bytes back. */
  data: SiteData
  revision: number
  queryClient: QueryClient
  /** Origins whose scripts the page's blocks load. */
  scriptOrigins: string[]
  /** True where the page has the answers of all queries. A page without some is not kept. */
  complete: boolean
  /** Subject of the page, where its address names one thing. */
  subject?: PageSubject
  /** The one address of the page: its path, with the parameter that chooses its subject where one does. */
  address: string
  /** Names of the query parameters that the page reads, sorted. */
  parameters: readonly string[]
  /** End of the preview link by which the draft is seen. */
  previewUntil?: string
  /** Moment at which an answer on the page stops being right, in ms since 1970; absent where none says. */
  validUntil?: number
}

/** Characters of one query parameter that a page reads. */
const longestParameter = 100

/** Those parameters of an address that a page reads, in the order of `names`. */
export function pageSearch(parameters: URLSearchParams, names: readonly string[]): Record<string, string> {
  const search: Record<string, string> = {}
  for (const name of names) {
    const value = parameters.get(name)
    if (value !== null) search[name] = value.slice(0, longestParameter)
  }
  return search
}

/** The page of this path has another now. */
export class PageMoved extends Error {
  readonly to: string
  constructor(to: string) {
    super(`The page has moved to ${to}.`)
    this.to = to
  }
}

/**
 * Loads everything that the page of a path needs: shell and page definition of one revision, their resolved blocks, and
 * the answers of the blocks' queries, which run side by side under one deadline; a still page waits for all of them.
 *
 * Throws `ApiError` where the API gives no shell or page, and `PageMoved` for a path that a page had before. A path that
 * nobody defined gives the partner's 404 page.
 */
export async function loadSite(options: LoadSiteOptions): Promise<LoadedSite> {
  const { api, path, state, trial } = options
  const at = Number(options.parameters.get('preview'))
  const pinned = {
    state,
    ...(options.revision !== undefined && { revision: options.revision }),
    ...(state === 'draft' && at > 0 && { at }),
  }
  const [stored, { page, status }] = await Promise.all([readShell(api, pinned), loadPage(api, path, pinned)])
  const shell =
    trial && 'slot' in trial ? { ...stored, global: { ...stored.global, [trial.slot]: trial.block } } : stored
  const filled = await fillPage(options, shell, page, status)
  if (!filled.isMissing) return filled.site
  const { site } = await fillPage(options, shell, await loadNotFound(api, pinned), 404)
  // The subject may begin to be there before anything on the page for missing ones changes.
  const validUntil = earliest([filled.site.validUntil, site.validUntil])
  return { ...site, ...(validUntil !== undefined && { validUntil }) }
}

/** A moment of an address; nothing where it is none. */
const readMoment = (text: string) => momentSchema.safeParse(text).data

/** Shows nothing, whatever a visitor would see in its place: a block without a component is an empty place. */
const noPopup: ResolvedBlock = { slot: 'popup', id: 'popup', component: '', data: {} }

/** Resolves a page's blocks and answers their queries. `isMissing`: the page's subject does not exist. */
async function fillPage(
  options: LoadSiteOptions,
  shell: ShellResponse,
  page: PageResponse,
  status: 200 | 404,
): Promise<{ site: LoadedSite; isMissing: boolean }> {
  const { api, definitions, path, state } = options
  const { theme, shellId, ...resolved } = resolveShell(shell, definitions)
  // Popups would lie over a draft that is being edited.
  const popups = state === 'draft' ? options.parameters.get('popups') : null
  const isWithoutPopups = popups === 'none'
  const moment = popups === null ? undefined : readMoment(popups)
  const global = isWithoutPopups ? { ...resolved.global, popup: noPopup } : resolved.global
  const blocks = page.blocks.map((envelope) => resolve('section', envelope, definitions))
  const shown = [...Object.values(global), ...blocks].filter(
    ({ problem, component }) => !problem && component !== '',
  )
  const parameters = parametersOf(shown, definitions)
  const search = pageSearch(options.parameters, parameters)

  const queryClient = createSiteQueryClient()
  const context = {
    api,
    path,
    params: page.params,
    search,
    hasHero: page.options.hasHero,
    moment,
    pageTitle: page.title,
  }
  const deadline = isStill(options) ? null : queryDeadline
  const { complete, missing, until } = await prefetch(queryClient, shown, definitions, context, deadline)
  if (options.trial && 'popup' in options.trial) await givePopup(queryClient, api, options.trial.popup)
  const topic = findSubject(shown, definitions, context)
  const isMissing = status === 200 && topic !== undefined && missing.has(hashKey(topic.queryKey))
  const chosenBy = topic?.parameter
  const chosen = chosenBy
    ? `${path}?${new URLSearchParams(pageSearch(options.parameters, [chosenBy]))}`
    : path
  const subject = topic && describe(topic, queryClient, { ...context, path: chosen }, options.origin)

  const word = wordOf(queryClient, api)
  const say = <T>(value: T) => sayProductTexts(value, options.productTexts, word)
  const data: SiteData = {
    status,
    // A page beside a shell in another word would be a mix of two.
    shellId: word === '시술' ? shellId : `${shellId}-${word}`,
    page: {
      key: page.key,
      params: page.params,
      title: subject?.title ?? say(page.title),
      // What the clinic wrote for a page is about all that it can show.
      seo: subject && chosenBy ? { noindex: page.seo.noindex } : say(page.seo),
      options: page.options,
      blocks: say(blocks),
    },
    path,
    search,
    ...(moment && { moment }),
    scripts: options.scripts.blocks(new Set(shown.map(({ component }) => component))),
    queries: answersOf(queryClient),
    ...(!complete && { isPartial: true }),
    shell: { theme, global: say(global), state, origin: options.origin },
  }
  const scriptOrigins = shown.flatMap(
    ({ component, data }) => definitions.get(component)?.scriptOrigins?.(data as never) ?? [],
  )
  const validUntil = earliest([...momentsOf(data.queries), ...until])
  const site: LoadedSite = {
    data,
    revision: page.revision,
    queryClient,
    scriptOrigins,
    complete,
    parameters,
    address: subject ? chosen : path,
    ...(subject && { subject }),
    ...(shell.previewUntil && { previewUntil: shell.previewUntil }),
    ...(validUntil !== undefined && { validUntil }),
  }
  return { site, isMissing }
}

/** Gives the browser the one popup that is tried: it would be told of those that are saved. */
async function givePopup(queryClient: QueryClient, api: ApiClient, tried: number): Promise<void> {
  const { rows } = await api.request('GET /customer/popups', { query: {} })
  queryClient.setQueryData(getPopupsQueryOptions(api).queryKey, {
    rows: rows.filter(({ id }) => id === tried),
    validUntil: null,
  })
}

const parametersOf = (blocks: ResolvedBlock[], definitions: ReadonlyMap<string, BlockDefinition>): string[] =>
  [...new Set(blocks.flatMap(({ component }) => definitions.get(component)?.parameters ?? []))].sort()

type Topic = { queryKey: QueryKey } & Pick<BlockSubject, 'describe' | 'parameter'>

/** The first block that shows one thing named by the address, with the query that answers it. */
function findSubject(
  blocks: ResolvedBlock[],
  definitions: ReadonlyMap<string, BlockDefinition>,
  context: QueryContext,
): Topic | undefined {
  for (const { component, data } of blocks) {
    const { subject, queries } = definitions.get(component) ?? {}
    const query = subject && queries?.(data as never, context as never)[subject.query]
    if (query) return { ...subject, queryKey: query.queryKey }
  }
  return undefined
}

function describe(
  { queryKey, describe }: Topic,
  queryClient: QueryClient,
  { api, path }: QueryContext,
  origin: string,
): PageSubject | undefined {
  const answer = queryClient.getQueryData(queryKey)
  if (answer === undefined) return undefined
  const partner = queryClient.getQueryData(getPartnerQueryOptions(api).queryKey)
  return describe(answer as never, {
    origin,
    path,
    hasPriceView: partner?.homepageConfig.hasPriceView ?? false,
    treatmentWord: wordOf(queryClient, api),
  })
}

const wordOf = (queryClient: QueryClient, api: ApiClient): TreatmentWord =>
  queryClient.getQueryData(getPartnerQueryOptions(api).queryKey)?.homepageConfig.treatmentWord ?? '시술'

/** Answers that depend on the clock say until when they are right, in `validUntil`. */
const momentsOf = (queries: PageData['queries']): number[] =>
  queries
    .map(([, answer]) => (answer as { validUntil?: unknown } | null)?.validUntil)
    .filter((moment): moment is string => typeof moment === 'string')
    .map((moment) => Date.parse(moment))

function earliest(moments: (number | undefined)[]): number | undefined {
  const known = moments.filter((moment) => moment !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

type Pinned = { state: 'published' | 'draft'; revision?: number; at?: number }

async function loadPage(
  api: ApiClient,
  path: string,
  pinned: Pinned,
): Promise<{ page: PageResponse; status: 200 | 404 }> {
  const answer = await readPage(api, path, pinned).catch((error: unknown) => {
    // 400: an address too long for any page.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined
    throw error
  })
  if (answer && 'movedTo' in answer) throw new PageMoved(answer.movedTo)
  // The shell has an address in the API, and is no page.
  if (answer && 'blocks' in answer) return { page: answer, status: path === notFoundPath ? 404 : 200 }
  return { page: await loadNotFound(api, pinned), status: 404 }
}

const readPage = (api: ApiClient, path: string, pinned: Pinned) =>
  api.request('GET /page', { query: { path, ...pinned } })

/** The partner's page for paths nobody defined. */
const loadNotFound = (api: ApiClient, pinned: Pinned) =>
  readPage(api, notFoundPath, pinned) as Promise<PageResponse>

async function prefetch(
  queryClient: QueryClient,
  blocks: ResolvedBlock[],
  definitions: ReadonlyMap<string, BlockDefinition>,
  context: QueryContext,
  deadline: number | null,
): Promise<{ complete: boolean; missing: ReadonlySet<string>; until: readonly number[] }> {
  const missing = new Set<string>()
  /** When what is missing begins to be there. */
  const until: number[] = []
  // Most blocks ask for the same few.
  const asked = new Map<string, FetchQueryOptions>()
  const ask = (query: FetchQueryOptions) => asked.set(hashKey(query.queryKey), query)
  ask(getPartnerQueryOptions(context.api) as FetchQueryOptions)
  for (const { component, data } of blocks) {
    // The one place where data and context meet the queries of a type that is known by name only.
    const queries = definitions.get(component)?.queries?.(data as never, context as never)
    for (const query of Object.values<BlockQuery>(queries ?? {})) {
      // The page is everybody's: what depends on who is signed in is asked by the browser.
      if (!query.meta?.personal) ask(query as FetchQueryOptions)
    }
  }
  let isOver = false
  let controller: AbortController | undefined
  // Asks once, without react-query's retries and cancelling; a failure leaves nothing behind.
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
    } catch (error) {
      // An address that cannot name anything, such as `/products/abc`, names nothing.
      const isMissing = error instanceof ApiError && (error.status === 404 || error.code === 'bad-path')
      if (isMissing) missing.add(hashKey(queryKey))
      if (isMissing && error.validUntil !== undefined) until.push(Date.parse(error.validUntil))
      // That a thing does not exist is an answer that lasts.
      return isMissing
    }
  }
  const answers = Promise.all([...asked.values()].map(answer)).then((came) => came.every(Boolean))
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((done) => {
    if (deadline !== null) timer = setTimeout(done, deadline, false)
  })
  try {
    return { complete: await Promise.race([answers, late]), missing, until }
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}

/** In the order of their keys and without their times: which came first would make every rendering of a page differ. */
const answersOf = (queryClient: QueryClient): PageData['queries'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .sort((one, other) => (one.queryHash < other.queryHash ? -1 : 1))
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

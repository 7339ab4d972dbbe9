import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { CallOutput } from '#api/client.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { requireRoom } from '#backend/clinic/partners/quotas.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { drafts } from './table.ts'
import { isUniqueViolation } from '#backend/kernel/database/sql-state.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import type { BlockEnvelope } from '#schema/block.ts'
import type { PageDefinition } from '#schema/page.ts'
import { notFoundPath } from '#schema/plain/not-found-path.ts'
import type { FieldError } from '#schema/problem.ts'
import { and, eq, ne } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Definitions } from './block-check.ts'
import { checkBlock, refusal } from './block-check.ts'
import type { Stored } from './contents.ts'
import { readDrafts, readRevision, removeUnused } from './contents.ts'
import { etagOf, lockDraft, removeDraft, requireFresh, saveDraft } from './draft-store.ts'
import { toPage } from './read-contents.ts'
import { blockOwnerFieldErrors } from './block-owner-fields.ts'
import { ownersOnly } from '#backend/editing/resources/owner-fields.ts'
import { shapeOf } from './path-pattern.ts'
import { revertDraft } from './revert-draft.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'
import type { SitePage } from './site-page.ts'
import { withoutOwn } from './site.ts'

type PageState = CallOutput<'GET /admin/pages/{key}'>
type Known = { definitions: Definitions; defaults: SitePage[] }
type Save = {
  key: string
  page: PageDefinition
  ifMatch: string
  account: Pick<Account, 'id' | 'role'>
}

/** Every page's draft and published state, by path; default pages too, where the partner has none in their place. */
export async function listPages(
  database: Database,
  partnerId: number,
  defaults: SitePage[],
): Promise<PageState[]> {
  return database.withPartner(partnerId, (tx) => readPages(tx, defaults), { readOnly: true })
}

/** One page. Throws 404 where there is none. */
export async function getPage(
  database: Database,
  partnerId: number,
  defaults: SitePage[],
  key: string,
): Promise<PageState> {
  return requirePage(await listPages(database, partnerId, defaults), key)
}

/**
 * Saves a page's draft. Each block must be right, except one that was wrong before and is unchanged: a type that this
 * server no longer knows must not lock the page. Throws 422 for bad blocks or a path another page answers, 409 where
 * someone saved since; then nothing is changed.
 */
export async function savePage(
  database: Database,
  partnerId: number,
  { definitions, defaults }: Known,
  { key, page, ifMatch, account }: Save,
): Promise<PageState> {
  refuseReserved(page.pattern)
  refuseCatchAll(page.pattern)
  refuseHidden(page)
  const save = async (tx: PartnerTransaction) => {
    const stored = await lockDraft(tx, { kind: 'page', key })
    requireFresh(stored, ifMatch)
    if (!stored) await requireRoom(tx, 'pages')
    const before = (await readPages(tx, defaults)).find((state) => state.key === key)
    if (before) refuseMove(before.draft.pattern, page.pattern)
    const blocks = checkBlocks(page.blocks, before?.draft.blocks ?? [], definitions)
    const standing = [...(before?.draft.blocks ?? []), ...(before?.published?.blocks ?? [])]
    const errors = blocks.flatMap((block, index) =>
      blockOwnerFieldErrors(
        block,
        standing.filter(({ id }) => id === block.id),
        definitions,
        account.role,
      ).map(({ path, message }) => ({ path: `/blocks/${index}${path}`, message })),
    )
    if (errors.length > 0) throw ownersOnly(errors)
    await refuseTaken(tx, key, page.pattern)
    await saveDraft(tx, { kind: 'page', key, value: { ...page, blocks }, accountId: account.id })
    return requirePage(await readPages(tx, defaults), key)
  }
  return database.withPartner(partnerId, save).catch((error: unknown) => {
    // Two pages of one path, saved at the same moment.
    throw isUniqueViolation(error) ? taken(page.pattern) : error
  })
}

type Acting = { key: string; ifMatch: string; accountId: string }

/**
 * Takes a page's draft back to what is published, or to the default page where none of the partner's was. Throws 404
 * where there is neither, 409 where someone saved since, 422 where another draft has its path; then nothing is changed.
 */
export async function revertPage(
  database: Database,
  partnerId: number,
  defaults: SitePage[],
  { key, ...acting }: Acting,
): Promise<PageState> {
  const isDefault = defaults.some((page) => page.key === key)
  const revert = async (tx: PartnerTransaction) => {
    await revertDraft(tx, { kind: 'page', key }, { ...acting, isDefault })
    return requirePage(await readPages(tx, defaults), key)
  }
  return database.withPartner(partnerId, revert).catch((error: unknown) => {
    throw isUniqueViolation(error) ? taken('공개된') : error
  })
}

/**
 * Removes a page's draft: with the next publication the page is gone, and the default page of its key, if any, is back.
 * Throws 404 where there is no such draft, 409 where someone saved since, 422 for a page that every site needs.
 */
export async function removePage(
  database: Database,
  partnerId: number,
  defaults: SitePage[],
  { key, ifMatch }: Pick<Acting, 'key' | 'ifMatch'>,
): Promise<void> {
  await database.withPartner(partnerId, async (tx) => {
    const stored = await lockDraft(tx, { kind: 'page', key })
    if (!stored) throw notFound(`${key} 페이지가 없습니다.`)
    requireFresh(stored, ifMatch)
    const { draft } = requirePage(await readPages(tx, defaults), key)
    if (fixedPaths.has(draft.pattern)) throw badPattern(`${draft.title} 페이지는 사이트에 꼭 있어야 합니다.`)
    await removeDraft(tx, { kind: 'page', key })
    await removeUnused(tx, [stored.hash])
  })
}

function checkBlocks(
  blocks: BlockEnvelope[],
  before: BlockEnvelope[],
  definitions: Definitions,
): BlockEnvelope[] {
  const errors: FieldError[] = []
  let firstProblem: Parameters<typeof refusal>[0] | undefined
  const saved = blocks.map((block, index) => {
    const checked = checkBlock('section', block, definitions)
    if (!('problem' in checked)) return { ...checked.envelope, ...(block.hidden && { hidden: block.hidden }) }
    if (before.some((stored) => isDeepStrictEqual(stored, block))) return block
    firstProblem ??= checked.problem
    errors.push(...checked.errors.map(({ path, message }) => ({ path: `/blocks/${index}${path}`, message })))
    return block
  })
  if (firstProblem) throw refusal(firstProblem, errors)
  return saved
}

const badPattern = (message: string) =>
  new ProblemError(422, 'bad-data', message, { errors: [{ path: '/pattern', message }] })
const taken = (pattern: string, key?: string) =>
  badPattern(`${pattern} 경로는 ${key ? `${key} 페이지가` : '다른 페이지가'} 이미 쓰고 있습니다.`)

/** Paths that the application answers itself. Source: docs/product.md, P3. */
function refuseReserved(pattern: string): void {
  if (/^\/(_|admin(\/|$)|s\/|healthz$|readyz$|metrics$)/.test(pattern)) {
    throw badPattern(`${pattern} 경로는 시스템이 쓰고 있습니다.`)
  }
}

/** A pattern that begins with a parameter would answer for every path there is, and for those yet to come. */
function refuseCatchAll(pattern: string): void {
  if (pattern.startsWith('/:')) throw badPattern('경로의 첫 부분은 정해진 글자여야 합니다. 예: /events/:id')
}

/** Paths at which every visitor begins, and at which those end who find nothing. */
const fixedPaths: ReadonlySet<string> = new Set(['/', notFoundPath])

function refuseHidden({ pattern, title, options }: PageDefinition): void {
  if (!options.hidden || !fixedPaths.has(pattern)) return
  const message = `${title} 페이지는 사이트에 꼭 있어야 해서 숨길 수 없습니다.`
  throw new ProblemError(422, 'bad-data', message, { errors: [{ path: '/options/hidden', message }] })
}

function refuseMove(from: string, to: string): void {
  if (from !== to && fixedPaths.has(from))
    throw badPattern(`이 페이지의 경로 ${from}은(는) 바꿀 수 없습니다. 사이트에 꼭 있어야 하는 주소입니다.`)
}

async function refuseTaken(tx: PartnerTransaction, key: string, pattern: string): Promise<void> {
  const [other] = await tx
    .select({ key: drafts.key })
    .from(drafts)
    .where(and(isOfPartner(tx, drafts), eq(drafts.shape, shapeOf(pattern)), ne(drafts.key, key)))
  if (other) throw taken(pattern, other.key)
}

/** `listPages` inside a transaction that reads more. */
export async function readPages(tx: PartnerTransaction, defaults: SitePage[]): Promise<PageState[]> {
  const [partner] = await tx
    .select({ revision: partners.publishedRevision })
    .from(partners)
    .where(isOfPartner(tx, partners))
  const published = await readRevision(tx, partner?.revision ?? 0)
  const own = (await readDrafts(tx))
    .filter(({ kind }) => kind === 'page')
    .map((draft) =>
      toState(
        draft,
        published.find(({ kind, key }) => kind === 'page' && key === draft.key),
        defaults.find(({ key }) => key === draft.key),
      ),
    )
    .filter((state) => state !== null)
  const drafted = own.map(({ key, draft }) => ({ key, definition: draft }))
  const standing = withoutOwn(defaults, drafted).map((page) => defaultState(page, published))
  const known = new Set([...own, ...standing].map(({ key }) => key))
  const removed = published.flatMap((page) => (known.has(page.key) ? [] : (removedState(page) ?? [])))
  return [...own, ...standing, ...removed].sort((a, b) => (a.draft.pattern < b.draft.pattern ? -1 : 1))
}

/** A default page that the partner has no draft of: the first save makes it their own. */
function defaultState({ key, definition }: SitePage, published: Stored[]): PageState {
  const own = published.find((page) => page.kind === 'page' && page.key === key)
  return {
    key,
    etag: '"new"',
    draft: definition,
    published: (own && toPage(own.value)) ?? definition,
    changed: own !== undefined,
    isDefault: true,
    isRemoved: false,
  }
}

/** A page that is published, and gone with the next publication. */
function removedState({ kind, key, value }: Stored): PageState | null {
  const page = kind === 'page' ? toPage(value) : null
  return (
    page && {
      key,
      etag: '"new"',
      draft: page,
      published: page,
      changed: true,
      isDefault: false,
      isRemoved: true,
    }
  )
}

function toState(
  { key, hash, value }: Stored,
  published: Stored | undefined,
  fallback: SitePage | undefined,
): PageState | null {
  const draft = toPage(value)
  if (!draft) return null
  return {
    key,
    etag: etagOf(hash),
    draft,
    published: published ? toPage(published.value) : (fallback?.definition ?? null),
    changed: hash !== published?.hash,
    isDefault: false,
    isRemoved: false,
  }
}

function requirePage(states: PageState[], key: string): PageState {
  const state = states.find((one) => one.key === key)
  if (!state) throw notFound(`${key} 페이지가 없습니다.`)
  return state
}

import type { PartnerTransaction, Database } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { files } from '#backend/clinic/files/table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { resources } from '#backend/editing/resources/resources.ts'
import { statusColumn } from '#backend/editing/resources/status.ts'
import { readRows } from '#backend/editing/resources/store.ts'
import type { Definitions } from '#backend/publishing/site/block-check.ts'
import { nameOf, readDrafts, readRevision, type Stored } from '#backend/publishing/site/contents.ts'
import { layOver, requireStanding, type Laid } from '#backend/publishing/site/lay-over.ts'
import type { SitePage } from '#backend/publishing/site/site-page.ts'
import { buildSite } from '#backend/publishing/site/site.ts'
import type { ContentKind } from '#backend/publishing/site/table.ts'
import { readTerms } from '#backend/clinic/terms/read-terms.ts'
import { dataFields } from '#schema/data-fields.ts'
import { withoutFocalPoint } from '#schema/plain/focal-point.ts'
import type { PublicationFinding } from '#schema/publication-checks.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { checkSite, type ShownRow } from './check-site.ts'
import { rowTarget, type RowTarget } from './link-targets.ts'
import { rowAddresses } from './row-addresses.ts'
import { placeBlocks, type PlacedBlock } from './site-blocks.ts'

export type Asked = {
  changes: readonly { kind: ContentKind; key: string }[]
  definitions: Definitions
  defaults: SitePage[]
}

/** Rows that are read of each resource that a checked block shows. */
const mostRows = 300

/**
 * Returns what a person should look at before drafts are published; without drafts, in what is published. Nothing before
 * the first publication, where nothing is chosen.
 */
export const checkPublication = (
  database: Database,
  partnerId: number,
  asked: Asked,
): Promise<PublicationFinding[]> =>
  database.withPartner(partnerId, (tx) => readAndCheck(tx, asked), { readOnly: true })

/** `checkPublication` inside a transaction that does more. */
export async function readAndCheck(
  tx: PartnerTransaction,
  { changes, definitions, defaults }: Asked,
): Promise<PublicationFinding[]> {
  const [partner] = await tx
    .select({ revision: partners.publishedRevision })
    .from(partners)
    .where(isOfPartner(tx, partners))
  const before = await readRevision(tx, partner?.revision ?? 0)
  if (changes.length === 0 && before.length === 0) return []
  const drafts = changes.length > 0 ? await readDrafts(tx) : []
  const laid = changes.map(({ kind, key }) => ({
    kind,
    key,
    content: drafts.find((draft) => nameOf(draft) === nameOf({ kind, key })) ?? null,
  }))
  const entries = changes.length > 0 ? layOver(before, laid) : before
  const names = new Set(changes.map(nameOf))
  const isChosen = (draft: string) => names.size === 0 || names.has(draft)
  const site = buildSite(entries, defaults)
  const blocks = placeBlocks(site, definitions)
  const chosen = blocks.filter(({ draft }) => isChosen(draft))
  const rows = await shownRows(tx, chosen)
  const findings = checkSite({
    site: { ...site, moved: names.size > 0 ? buildSite(before, defaults).moved : site.moved },
    blocks,
    theme: entries.find(({ kind }) => kind === 'theme')?.value,
    before: names.size > 0 && before.length > 0 ? buildSite(before, defaults) : null,
    isChosen,
    rows,
    addresses: rowAddresses,
    isShown: await readShown(tx, blocks),
    decorative: await readDecorative(tx, [...chosen, ...rows]),
    terms: new Set((await readTerms(tx)).map(({ code }) => code)),
  })
  return [...standing({ before, laid, entries, drafts }), ...findings]
}

/** The reason why publishing these drafts is refused, as publishing itself would give it. */
function standing(given: { before: Stored[]; laid: Laid[]; entries: Stored[]; drafts: Stored[] }) {
  if (given.laid.length === 0) return []
  try {
    requireStanding(given)
    return []
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const finding: PublicationFinding = {
      kind: 'standing',
      severity: 'blocking',
      place: null,
      field: null,
      where: [],
      excerpt: null,
      message: error.problem.message,
      action: '함께 고르거나 고친 뒤 다시 공개해 주세요.',
    }
    return [finding]
  }
}

/** Reads which of the pictures without a description were kept as decorative. */
async function readDecorative(tx: PartnerTransaction, parts: Pick<PlacedBlock, 'fields'>[]) {
  const undescribed = parts.flatMap(({ fields }) =>
    fields.flatMap(({ value }) =>
      typeof value === 'object' && value !== null && 'src' in value && 'alt' in value && value.alt === ''
        ? [withoutFocalPoint(String(value.src))]
        : [],
    ),
  )
  if (undescribed.length === 0) return new Set<string>()
  const rows = await tx
    .select({ path: files.path })
    .from(files)
    .where(and(isOfPartner(tx, files), eq(files.alt, ''), inArray(files.path, [...new Set(undescribed)])))
  return new Set(rows.map(({ path }) => path))
}

/** Reads whether visitors see the rows that links lead to. */
async function readShown(tx: PartnerTransaction, blocks: PlacedBlock[]) {
  const targets = blocks
    .flatMap(({ fields }) => fields)
    .flatMap(({ control, value }) =>
      control === 'link' ? (rowTarget(String(value), rowAddresses) ?? []) : [],
    )
  const shown = new Map<string, boolean>()
  const now = new Date()
  for (const definition of resources.values()) {
    const ids = targets.filter(({ resource }) => resource === definition.name).map(({ id }) => id)
    if (ids.length === 0) continue
    const { table } = definition
    const rows = await tx
      .select({ id: table.id, status: statusColumn(definition, now) })
      .from(table)
      .where(and(isOfPartner(tx, table), inArray(table.id, [...new Set(ids)])))
    for (const { id, status } of rows) shown.set(`${definition.name}/${id}`, status === 'PUBLIC')
  }
  return ({ resource, id }: RowTarget) => shown.get(`${resource}/${id}`)
}

/** Reads what visitors see of the resources that blocks show: treatments, events, popups. */
async function shownRows(tx: PartnerTransaction, blocks: PlacedBlock[]): Promise<ShownRow[]> {
  const names = new Set(blocks.flatMap(resourcesOf))
  const now = new Date()
  const found: ShownRow[] = []
  for (const definition of resources.values()) {
    if (!names.has(definition.name)) continue
    const { table, title, titleField } = definition
    const ids = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(isOfPartner(tx, table), eq(statusColumn(definition, now), 'PUBLIC')))
      .orderBy(desc(table.id))
      .limit(mostRows)
    const rows = await readRows(
      tx,
      definition,
      ids.map(({ id }) => Number(id)),
    )
    found.push(
      ...rows.map(({ id, data }) => ({
        resource: definition.name,
        id,
        where: [title, String(data[titleField] ?? '')],
        fields: dataFields(definition.schema, data),
      })),
    )
  }
  return found
}

/** Resources that a block shows, by the names of the calls that it makes. */
function resourcesOf({ definition, data, page, problem }: PlacedBlock): string[] {
  if (!definition?.queries || problem) return []
  const context = {
    api: {},
    path: page?.definition.pattern ?? '/',
    params: exampleParams,
    search: {},
    hasHero: false,
  }
  return Object.values(definition.queries(data, { ...context, pageTitle: '' } as never)).flatMap(
    ({ queryKey }) => {
      const call = typeof queryKey[0] === 'string' ? queryKey[0] : ''
      return call.split(/[/ ]/).filter((part) => resources.has(part))
    },
  )
}

/** A path gives every parameter that a block may ask for; which row it names is of no importance here. */
const exampleParams: Record<string, string> = new Proxy({}, { get: () => '1' })

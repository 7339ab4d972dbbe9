import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { check } from '#registry/resolve.ts'
import { globalSlots, type BlockEnvelope, type Slot } from '#schema/block.ts'
import type { Difference, FieldDifference } from '#schema/differences.ts'
import { pageDefinition, type PageDefinition } from '#schema/page.ts'
import { slotNames } from '#schema/plain/slot-names.ts'
import { theme } from '#schema/theme.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Definitions } from './block-check.ts'
import { nameOf, readDrafts, readRevision, type Stored } from './contents.ts'
import { diffData, show } from '#backend/editing/resources/diff-data.ts'
import { toEnvelope, toPage, toTheme } from './read-contents.ts'
import type { SitePage } from './site-page.ts'

type Asked = { from: string; to: string; definitions: Definitions; defaults: SitePage[] }

/** Lists what differs between two states of a site: theme, slots, pages. Throws 404 for a revision that never was. */
export const listDifferences = (
  database: Database,
  partnerId: number,
  { from, to, definitions, defaults }: Asked,
): Promise<Difference[]> =>
  database.withPartner(
    partnerId,
    async (tx) => {
      const [before, after] = [await readState(tx, from), await readState(tx, to)]
      const names = [...new Set([...before, ...after].map(nameOf))]
      return names
        .map((name) => {
          const of = (stored: Stored[]) => stored.find((one) => nameOf(one) === name)
          return { before: of(before), after: of(after) }
        })
        .filter((pair) => pair.before?.hash !== pair.after?.hash)
        .flatMap((pair) => differenceOf(pair, definitions, defaults) ?? [])
        .sort((a, b) => placeOf(a) - placeOf(b) || (a.path < b.path ? -1 : 1))
    },
    { readOnly: true },
  )

async function readState(tx: PartnerTransaction, state: string): Promise<Stored[]> {
  if (state === 'draft') return readDrafts(tx)
  const [partner] = await tx
    .select({ revision: partners.publishedRevision })
    .from(partners)
    .where(isOfPartner(tx, partners))
  const revision = state === 'published' ? (partner?.revision ?? 0) : Number(state)
  const entries = await readRevision(tx, revision)
  if (revision > 0 && entries.length === 0)
    throw notFound(`${revision}번 리비전이 없습니다.`, 'unknown-revision')
  return entries
}

const order: readonly string[] = ['theme', ...globalSlots]
const placeOf = ({ kind, key }: Difference) =>
  kind === 'page' ? order.length : order.indexOf(kind === 'theme' ? 'theme' : key)

type Pair = { before: Stored | undefined; after: Stored | undefined }

function differenceOf(
  { before, after }: Pair,
  definitions: Definitions,
  defaults: SitePage[],
): Difference | null {
  const any = after ?? before
  if (!any) return null
  const { kind, key } = any
  const change = !before ? 'added' : !after ? 'removed' : 'changed'
  if (kind === 'theme') {
    const fields = before && after ? diffData(theme, toTheme(before.value), toTheme(after.value)) : []
    return { kind, key, title: '테마', change, path: '/', fields }
  }
  if (kind === 'global') {
    const slot = globalSlots.find((one) => one === key)
    if (!slot) return null
    const fields =
      before && after
        ? diffBlock(slot, toEnvelope(before.value, key), toEnvelope(after.value, key), definitions, [])
        : []
    return { kind, key, title: slotNames[slot], change, path: '/', fields }
  }
  if (kind !== 'page') return null
  const fallback = defaults.find((page) => page.key === key)?.definition
  const [was, is] = [before ? toPage(before.value) : fallback, after ? toPage(after.value) : fallback]
  const page = is ?? was
  if (!page) return null
  return {
    kind,
    key,
    title: page.title,
    // A default page stood there before the clinic's own, and stands there after it.
    change: was && is ? 'changed' : change,
    path: page.pattern.replace(/:[A-Za-z0-9_-]+/g, '1'),
    fields: was && is ? diffPage(was, is, definitions) : [],
  }
}

const settings = pageDefinition.omit({ blocks: true })

function diffPage(
  before: PageDefinition,
  after: PageDefinition,
  definitions: Definitions,
): FieldDifference[] {
  const name = ({ component }: BlockEnvelope) => definitions.get(component)?.title ?? component
  const find = (page: PageDefinition, id: string) => page.blocks.find((block) => block.id === id)
  const words = (block: BlockEnvelope) => ({ text: name(block), image: null })
  const common = (page: PageDefinition, other: PageDefinition) =>
    page.blocks.filter(({ id }) => find(other, id)).map(({ id }) => id)
  const isMoved = !isDeepStrictEqual(common(before, after), common(after, before))
  const order = ({ blocks }: PageDefinition) => ({ text: blocks.map(name).join(', '), image: null })
  return [
    ...diffData(settings, { ...before, blocks: undefined }, { ...after, blocks: undefined }, ['페이지 설정']),
    ...after.blocks.flatMap((block): FieldDifference[] => {
      const was = find(before, block.id)
      if (!was) return [{ where: ['섹션 추가'], block: block.id, before: null, after: words(block) }]
      const shown = (one: BlockEnvelope) => ({ text: one.hidden ? '숨김' : '보임', image: null })
      const hiding = was.hidden !== block.hidden
      return [
        ...(hiding ? [{ where: [name(block), '보이기'], before: shown(was), after: shown(block) }] : []),
        ...diffBlock('section', was, block, definitions, [name(block)]),
      ].map((field) => ({ ...field, block: block.id }))
    }),
    ...before.blocks
      .filter(({ id }) => !find(after, id))
      .map((block) => ({ where: ['섹션 삭제'], block: block.id, before: words(block), after: null })),
    ...(isMoved ? [{ where: ['섹션 차례'], before: order(before), after: order(after) }] : []),
  ]
}

function diffBlock(
  slot: Slot,
  before: BlockEnvelope,
  after: BlockEnvelope,
  definitions: Definitions,
  where: string[],
): FieldDifference[] {
  const title = ({ component }: BlockEnvelope) => ({
    text: definitions.get(component)?.title ?? component,
    image: null,
  })
  if (before.component !== after.component)
    return [{ where: [...where, '종류'], before: title(before), after: title(after) }]
  const [was, is] = [check(slot, before, definitions), check(slot, after, definitions)]
  const schema = definitions.get(after.component)?.schema
  if (schema && !('problem' in was) && !('problem' in is)) return diffData(schema, was.data, is.data, where)
  // Unreadable data has no fields to name.
  if (isDeepStrictEqual(before.data, after.data)) return []
  return [{ where: [...where, '내용'], before: show(before.data), after: show(after.data) }]
}

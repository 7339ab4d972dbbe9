import type { Database } from '#backend/database/database.ts'
import { foldText } from '#schema/plain/fold-text.ts'
import type { SearchGroup, SearchKind, SearchResult, SearchRow } from '#schema/search.ts'
import type { Needles } from './hangul-match.ts'
import { toNeedles } from './hangul-match.ts'
import type { PageSearch } from '#backend/site/page-search.ts'
import { toImage } from '#backend/resources/stored.ts'
import type { Site } from '#backend/site/site.ts'
import { excerpt, mark } from './excerpt.ts'
import { isTableKind } from './kinds.ts'
import type { FoundRow } from './read-tables.ts'
import { findRows } from './read-tables.ts'
import { resultPath } from './result-path.ts'
import type { SiteRevision } from '#backend/site/pages.ts'

type Query = { keyword: string; kinds: SearchKind[]; page: number; pageSize: number }

/**
 * Everything at a partner that a keyword finds, by kind, the nearest first. `site` is what visitors see, `null` before
 * the first publication. Source: docs/product.md, S5.
 */
export async function searchSite(
  { database, searchPages }: { database: Database; searchPages: PageSearch },
  partner: SiteRevision,
  site: Site | null,
  { keyword, kinds, page, pageSize }: Query,
  now = new Date(),
): Promise<SearchResult> {
  const needles = toNeedles(keyword)
  if (!needles)
    return { count: 0, groups: kinds.map((kind) => ({ kind, count: 0, rows: [] })), validUntil: null }
  const { partnerId } = partner
  const pages = site && kinds.includes('page') ? searchPages(partner, site, keyword) : null
  const titles = pages?.map(({ title }) => foldText(title)) ?? null
  const asked = { keyword, page, pageSize, now, titles }
  const {
    found: inKinds,
    titles: ofRows,
    validUntil,
  } = await database.withPartner(partnerId, (tx) => findRows(tx, kinds.filter(isTableKind), asked), {
    readOnly: true,
    atOnce: true,
  })
  const found = new Map(inKinds.map((one) => [one.kind, one]))

  const groups = kinds.map((kind): SearchGroup => {
    if (!isTableKind(kind)) return pageGroup()
    const { count = 0, rows = [] } = found.get(kind) ?? {}
    return { kind, count, rows: rows.map((row) => toRow(row, site, needles)) }
  })
  return { count: groups.reduce((sum, { count }) => sum + count, 0), groups, validUntil }

  /** Pages often speak of what is a row of its own; the row says it better, whether it is asked for or not. */
  function pageGroup(): SearchGroup {
    const own = (pages ?? []).filter(({ title }) => !ofRows.has(foldText(title)))
    const before = (page - 1) * pageSize
    return { kind: 'page', count: own.length, rows: own.slice(before, before + pageSize) }
  }
}

function toRow(row: FoundRow, site: Site | null, needles: Needles): SearchRow {
  const title = mark(row.title, needles)
  const part = excerpt(row.text, needles)
  return {
    id: row.id,
    title: title.text,
    titleMarks: title.marks,
    excerpt: part.text,
    excerptMarks: part.marks,
    label: row.label ?? '',
    path: resultPath(site, row),
    image: toImage(row.image),
  }
}

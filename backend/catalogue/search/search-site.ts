import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { validUntil } from '#backend/catalogue/products/price.ts'
import { foldText } from '#schema/plain/fold-text.ts'
import type { SearchGroup, SearchKind, SearchResult, SearchRow } from '#schema/search.ts'
import type { Needles } from '#backend/kernel/text-search/hangul-match.ts'
import { toNeedles } from '#backend/kernel/text-search/hangul-match.ts'
import type { PageSearch } from '#backend/publishing/site/page-search.ts'
import { toImage } from '#backend/editing/resources/stored.ts'
import type { Site } from '#backend/publishing/site/site.ts'
import { excerpt, mark } from '#backend/kernel/text-search/excerpt.ts'
import { isTableKind } from './kinds.ts'
import { likelyMeant } from '#backend/kernel/text-search/nearest-term.ts'
import type { FoundPrices } from './read-prices.ts'
import { priceKey, readPrices } from './read-prices.ts'
import type { FoundRow } from './read-tables.ts'
import { findRows } from './read-tables.ts'
import { readTerms } from './read-terms.ts'
import { resultPath } from './result-path.ts'
import type { SiteRevision } from '#backend/publishing/site/pages.ts'

type Query = { keyword: string; kinds: SearchKind[]; page: number; pageSize: number }
/** What visitors see of a clinic; `site` is `null` before the first publication. */
type Searched = { searchPages: PageSearch; site: Site | null; now: Date }

/**
 * Everything at a partner that a keyword finds, by kind, the nearest first; where it finds nothing, what the first of its
 * likely meanings finds. `site` is what visitors see, `null` before the first publication. Source: docs/product.md, S5, S7.
 */
export async function searchSite(
  { database, searchPages }: { database: Database; searchPages: PageSearch },
  partner: SiteRevision,
  site: Site | null,
  query: Query,
): Promise<SearchResult> {
  if (!toNeedles(query.keyword))
    return { suggestion: null, count: 0, groups: query.kinds.map(emptyGroup), validUntil: null }
  const now = new Date()
  const searched = { searchPages, site, now }
  const search = async (tx: PartnerTransaction): Promise<SearchResult> => {
    const asTyped = await searchOnce(tx, searched, query)
    if (asTyped.count > 0) return { suggestion: null, ...asTyped }
    const meant = likelyMeant(query.keyword, await readTerms(tx, site, now))
    for (const suggestion of meant) {
      const found = await searchOnce(tx, searched, { ...query, keyword: suggestion })
      if (found.count > 0) return { suggestion, ...found }
    }
    return { suggestion: null, ...asTyped }
  }
  return database.withPartner(partner.partnerId, search, { readOnly: true })
}

const emptyGroup = (kind: SearchKind): SearchGroup => ({ kind, count: 0, rows: [] })

async function searchOnce(
  tx: PartnerTransaction,
  { searchPages, site, now }: Searched,
  { keyword, kinds, page, pageSize }: Query,
): Promise<Omit<SearchResult, 'suggestion'>> {
  const needles = toNeedles(keyword)
  if (!needles) return { count: 0, groups: kinds.map(emptyGroup), validUntil: null }
  const pages = site && kinds.includes('page') ? searchPages(site, keyword) : null
  const titles = pages?.map(({ title }) => foldText(title)) ?? null
  const asked = { keyword, page, pageSize, now, titles }
  const { found: inKinds, titles: ofRows, changes } = await findRows(tx, kinds.filter(isTableKind), asked)
  const found = new Map(inKinds.map((one) => [one.kind, one]))
  const priced = await readPrices(
    tx,
    inKinds.flatMap(({ rows }) => rows),
    now,
  )

  const groups = kinds.map((kind): SearchGroup => {
    if (!isTableKind(kind)) return pageGroup()
    const { count = 0, rows = [] } = found.get(kind) ?? {}
    return { kind, count, rows: rows.map((row) => toRow(row, { site, needles, priced })) }
  })
  return {
    count: groups.reduce((sum, { count }) => sum + count, 0),
    groups,
    validUntil: validUntil([...changes, ...priced.moments], now),
  }

  /** Pages often speak of what is a row of its own; the row says it better, whether it is asked for or not. */
  function pageGroup(): SearchGroup {
    const own = (pages ?? []).filter(({ title }) => !ofRows.has(foldText(title)))
    const before = (page - 1) * pageSize
    return { kind: 'page', count: own.length, rows: own.slice(before, before + pageSize) }
  }
}

type Showing = { site: Site | null; needles: Needles; priced: FoundPrices }

function toRow(row: FoundRow, { site, needles, priced }: Showing): SearchRow {
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
    price: priced.prices.get(priceKey(row)) ?? null,
  }
}

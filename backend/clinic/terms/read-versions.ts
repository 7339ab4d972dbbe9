import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import { jsonSchemaOf } from '#backend/editing/resources/describe.ts'
import { etagOf } from '#backend/editing/resources/etag.ts'
import { retentionPeriods } from '#backend/privacy/retention/table.ts'
import { outer } from '#backend/editing/resources/outer.ts'
import { isDataConsent } from '#schema/plain/term-purposes.ts'
import { dayInSeoul } from '#schema/plain/days.ts'
import type { ConsoleTermVersion, ConsoleTermVersions, TermVersionInput } from '#schema/term-versions.ts'
import { plainVersionInput, termVersionInput } from '#schema/term-versions.ts'
import { richText } from '#schema/rich-text.ts'
import type { RetentionPeriod } from '#schema/retention.ts'
import type { TermOccasion } from '#schema/terms.ts'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { lastAgreed } from './term-columns.ts'
import { terms, termsHistories } from './table.ts'

export type VersionedTerm = ConsoleTermVersions['term']

/** Terms with all their versions, the newest first. Throws 404 where there are none such. */
export async function readVersions(tx: PartnerTransaction, id: number): Promise<ConsoleTermVersions> {
  const term = await requireTerm(tx, id)
  const rows = await tx
    .select({
      row: termsHistories,
      period: getTableColumns(retentionPeriods),
      isAhead: sql<boolean>`${termsHistories.effectiveAt} > now()`,
      agreedCount: sql<number>`(select count(*)::integer from consents c
        where c.partner_id = ${outer(termsHistories.partnerId)} and c.term_id = ${outer(termsHistories.termId)}
          and c.version = ${outer(termsHistories.version)} and ${lastAgreed})`,
    })
    .from(termsHistories)
    .leftJoin(
      retentionPeriods,
      and(
        isOfPartner(tx, retentionPeriods),
        eq(retentionPeriods.termId, termsHistories.termId),
        eq(retentionPeriods.version, termsHistories.version),
      ),
    )
    .where(and(isOfPartner(tx, termsHistories), eq(termsHistories.termId, id)))
    .orderBy(desc(termsHistories.effectiveAt), desc(termsHistories.version))
  const current = rows.find(({ isAhead }) => !isAhead)
  return {
    term,
    jsonSchema: jsonSchemaOf({ schema: isDataConsent(term.purpose) ? termVersionInput : plainVersionInput }),
    rows: rows.map((one) =>
      toVersion(one.row, {
        status: one.isAhead ? 'SCHEDULED' : one === current ? 'PUBLIC' : 'ENDED',
        agreedCount: one.agreedCount,
        retentionPeriod: one.period && toPeriod(one.period),
      }),
    ),
  }
}

async function requireTerm(tx: PartnerTransaction, id: number): Promise<VersionedTerm> {
  const [term] = await tx
    .select({
      id: terms.id,
      code: terms.code,
      title: terms.title,
      purpose: terms.purpose,
      occasions: terms.occasions,
      isRequired: terms.isRequired,
    })
    .from(terms)
    .where(and(isOfPartner(tx, terms), eq(terms.id, id)))
  if (!term) throw notFound('그런 약관이 없습니다. 지워졌을 수 있습니다.', 'unknown-term')
  return { ...term, occasions: term.occasions as TermOccasion[] }
}

const toPeriod = ({
  amount,
  unit,
  keepsMembers,
  isKeptByLaw,
}: typeof retentionPeriods.$inferSelect): RetentionPeriod => ({ amount, unit, keepsMembers, isKeptByLaw })

function toVersion(
  row: typeof termsHistories.$inferSelect,
  told: Pick<ConsoleTermVersion, 'status' | 'agreedCount' | 'retentionPeriod'>,
): ConsoleTermVersion {
  const data: TermVersionInput = {
    effectiveOn: dayInSeoul(row.effectiveAt),
    collectionPurpose: row.collectionPurpose,
    collectedItems: row.collectedItems,
    retention: row.retention,
    refusal: row.refusal,
    body: richText.parse(row.body),
  }
  return {
    version: row.version,
    effectiveAt: row.effectiveAt.toISOString(),
    etag: etagOf(data),
    data,
    ...told,
  }
}

import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { terms, termsHistories } from './table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { Term, TermOccasion, TermText, TermVersion } from '#schema/terms.ts'
import { richText } from '#schema/rich-text.ts'
import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, gt, lte, min, or, sql } from 'drizzle-orm'

const summary = {
  id: terms.id,
  code: terms.code,
  termTitle: terms.title,
  target: terms.target,
  purpose: terms.purpose,
  occasions: terms.occasions,
  isRequired: terms.isRequired,
  version: termsHistories.version,
  effectiveAt: termsHistories.effectiveAt,
  collectionPurpose: termsHistories.collectionPurpose,
  collectedItems: termsHistories.collectedItems,
  retention: termsHistories.retention,
  refusal: termsHistories.refusal,
}

/** The version in force: the last whose time has come. */
const currentVersion = sql`(
  select h.version from terms_histories h
  where h.partner_id = ${terms.partnerId} and h.term_id = ${terms.id} and h.effective_at <= now()
  order by h.effective_at desc, h.version desc limit 1)`

/** Of the terms themselves and of the version in force; terms with none yet have no row. */
const isInForce = and(
  eq(termsHistories.partnerId, terms.partnerId),
  eq(termsHistories.termId, terms.id),
  eq(termsHistories.version, currentVersion),
)

/** Versions of the terms themselves whose time has come. */
const isEffective = and(
  eq(termsHistories.partnerId, terms.partnerId),
  eq(termsHistories.termId, terms.id),
  lte(termsHistories.effectiveAt, sql`now()`),
)

type Row = Omit<Term, 'occasions' | 'effectiveAt'> & { occasions: string[]; effectiveAt: Date }

const told = ({ occasions, effectiveAt, ...row }: Row): Term => ({
  ...row,
  occasions: occasions as TermOccasion[],
  effectiveAt: effectiveAt.toISOString(),
})

/** Terms in force, in the partner's order. Inside a transaction that does more. */
export async function readTerms(tx: PartnerTransaction, occasion?: TermOccasion): Promise<Term[]> {
  const rows = await tx
    .select(summary)
    .from(terms)
    .innerJoin(termsHistories, isInForce)
    .where(and(isOfPartner(tx, terms), occasion && sql`${terms.occasions} @> array[${occasion}]`))
    .orderBy(asc(terms.position), asc(terms.id))
  return rows.map(told)
}

/** Returns the answer of `GET /terms`. Source: docs/product.md, M9. */
export async function listTerms(
  database: Database,
  partnerId: number,
  { occasion }: { occasion?: TermOccasion | undefined },
): Promise<{ rows: Term[]; count: number; validUntil: string | null }> {
  return database.withPartner(
    partnerId,
    async (tx) => {
      const rows = await readTerms(tx, occasion)
      return { rows, count: rows.length, validUntil: await nextVersion(tx) }
    },
    { readOnly: true },
  )
}

/** Returns when the next version comes into force, of all terms unless told which; `null` where none waits. */
async function nextVersion(tx: PartnerTransaction, termId?: number): Promise<string | null> {
  const [row] = await tx
    .select({ next: min(termsHistories.effectiveAt) })
    .from(termsHistories)
    .where(
      and(
        isOfPartner(tx, termsHistories),
        gt(termsHistories.effectiveAt, sql`now()`),
        termId === undefined ? undefined : eq(termsHistories.termId, termId),
      ),
    )
  return row?.next?.toISOString() ?? null
}

/** The words of terms in force, by number. Throws 404 where none are. */
export async function getTerm(database: Database, partnerId: number, id: number): Promise<TermText> {
  const row = await database.withPartner(partnerId, (tx) => readText(tx, eq(terms.id, id), isInForce), {
    readOnly: true,
  })
  if (!row) throw unknownTerm()
  return row
}

/**
 * The words of a version of terms, of the one in force unless told, with all versions whose time has come, the newest
 * first. The terms are told by title or code. Throws 404 where there are none, or no such version yet, with the time at
 * which the next comes into force.
 */
export async function getTermVersion(
  database: Database,
  partnerId: number,
  titleOrCode: string,
  version?: number,
): Promise<TermText & { versions: TermVersion[]; validUntil: string | null }> {
  const isWanted = or(eq(terms.title, titleOrCode), eq(terms.code, titleOrCode))
  return database.withPartner(
    partnerId,
    async (tx) => {
      const isVersion =
        version === undefined ? isInForce : and(isEffective, eq(termsHistories.version, version))
      const row = await readText(tx, isWanted, isVersion)
      if (!row) {
        const [term] = await tx
          .select({ id: terms.id })
          .from(terms)
          .where(and(isOfPartner(tx, terms), isWanted))
          .limit(1)
        throw unknownTerm(term && (await nextVersion(tx, term.id)))
      }
      const versions = await tx
        .select({ version: termsHistories.version, effectiveAt: termsHistories.effectiveAt })
        .from(termsHistories)
        .where(
          and(
            isOfPartner(tx, termsHistories),
            eq(termsHistories.termId, row.id),
            lte(termsHistories.effectiveAt, sql`now()`),
          ),
        )
        .orderBy(desc(termsHistories.effectiveAt), desc(termsHistories.version))
      return {
        ...row,
        versions: versions.map((one) => ({ ...one, effectiveAt: one.effectiveAt.toISOString() })),
        validUntil: await nextVersion(tx, row.id),
      }
    },
    { readOnly: true },
  )
}

const unknownTerm = (validUntil?: string | null) =>
  new ProblemError(404, 'unknown-term', '그런 약관이 없거나 아직 시행 전입니다.', {
    ...(validUntil && { validUntil }),
  })

async function readText(
  tx: PartnerTransaction,
  isWanted: SQL | undefined,
  isVersion: SQL | undefined,
): Promise<TermText | undefined> {
  const [row] = await tx
    .select({ ...summary, body: termsHistories.body })
    .from(terms)
    .innerJoin(termsHistories, isVersion)
    .where(and(isOfPartner(tx, terms), isWanted))
    .orderBy(asc(terms.position), asc(terms.id))
    .limit(1)
  if (!row) return undefined
  const { body, ...rest } = row
  return { ...told(rest), body: richText.parse(body) }
}

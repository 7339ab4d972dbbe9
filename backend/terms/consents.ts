import { isOfPartner } from '#backend/database/partner.ts'
import type { PartnerTransaction } from '#backend/database/database.ts'
import { consents, terms } from './table.ts'
import { ProblemError } from '#backend/http/problem.ts'
import type { Agreement, Consent, Term, TermOccasion } from '#schema/terms.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { josa } from 'es-hangul'
import { readTerms } from './read-terms.ts'

/** Person who says it, and the channel; a guest who is known by nothing else says it with a reservation or a request. */
type Said = {
  customerId: number | null
  reservationId?: number
  consultationId?: number
  channel: 'SITE' | 'WIDGET' | 'CONSOLE'
}

/**
 * Stores what somebody agreed to or took back, with the version, the time and the place; nothing is ever overwritten.
 * Throws 422 for unknown terms, and for taking back what membership requires; 409 where another version is in force than the
 * one that was read.
 */
export async function recordConsents(
  tx: PartnerTransaction,
  agreements: Agreement[],
  said: Said,
): Promise<void> {
  if (agreements.length === 0) return
  checkVersions(await readTerms(tx), agreements)
  await insertConsents(tx, agreements, said)
}

/**
 * Throws 422, naming them, where terms that are required at an occasion are not agreed to; else as `recordConsents`.
 * A guest's or member's earlier consent counts where `customerId` is of somebody known.
 */
export async function recordOccasion(
  tx: PartnerTransaction,
  occasion: TermOccasion,
  agreements: Agreement[],
  said: Said & { customerId: number },
): Promise<void> {
  await requireConsents(tx, occasion, agreements, said.customerId)
  await recordConsents(tx, agreements, said)
}

/** The check of `recordOccasion` alone; without a customer, only what is agreed to now counts. */
export async function requireConsents(
  tx: PartnerTransaction,
  occasion: TermOccasion,
  agreements: Agreement[],
  customerId?: number,
): Promise<void> {
  const asked = await readTerms(tx, occasion)
  const earlier = customerId === undefined ? [] : await readConsents(tx, customerId)
  const missing = missingConsents(asked, agreements, earlier)
  if (missing) throw missing
}

/** The 422 that names required terms which are agreed to neither now nor, in this version, before; `null` for none. */
export function missingConsents(
  asked: readonly Term[],
  agreements: readonly Agreement[],
  earlier: readonly Consent[],
): ProblemError | null {
  const said = new Map(agreements.map(({ termId, isAgreed }) => [termId, isAgreed]))
  const isAgreed = ({ id, version }: Term) =>
    said.get(id) ?? earlier.some((one) => one.termId === id && one.version === version && one.isAgreed)
  const missing = asked.filter((term) => term.isRequired && !isAgreed(term))
  if (missing.length === 0) return null
  const titles = missing.map(({ termTitle }) => termTitle).join(', ')
  return new ProblemError(422, 'consent-required', `필수 약관에 동의해 주세요: ${titles}`, {
    errors: missing.map(({ termTitle }) => ({
      path: '/agreements',
      message: `${termTitle}에 동의해 주세요.`,
    })),
  })
}

/** Returns what a customer last said to each of the terms. */
export async function readConsents(tx: PartnerTransaction, customerId: number): Promise<Consent[]> {
  const rows = await tx
    .select({
      termId: consents.termId,
      code: terms.code,
      termTitle: terms.title,
      purpose: terms.purpose,
      isRequired: terms.isRequired,
      version: consents.version,
      isAgreed: consents.isAgreed,
      channel: consents.channel,
      changedAt: consents.createdAt,
    })
    .from(consents)
    .innerJoin(terms, and(eq(terms.partnerId, consents.partnerId), eq(terms.id, consents.termId)))
    .where(
      and(
        isOfPartner(tx, consents),
        eq(consents.customerId, customerId),
        sql`not exists (
          select 1 from consents later where later.partner_id = ${consents.partnerId}
            and later.customer_id = ${consents.customerId} and later.term_id = ${consents.termId}
            and later.id > ${consents.id})`,
      ),
    )
    .orderBy(asc(terms.position), asc(terms.id))
  return rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() }))
}

/** Writes consents whose versions have been checked. */
export async function insertConsents(
  tx: PartnerTransaction,
  agreements: Agreement[],
  { customerId, reservationId, consultationId, channel }: Said,
): Promise<void> {
  await tx.insert(consents).values(
    agreements.map(({ termId, version, isAgreed }) => ({
      partnerId: tx.partnerId,
      customerId,
      reservationId,
      consultationId,
      termId,
      version,
      isAgreed,
      channel,
    })),
  )
}

/** Throws 422 for terms there are none of, 409 where another version is in force than was read. */
export function checkVersions(known: readonly Term[], agreements: readonly Agreement[]): void {
  agreements.forEach(({ termId, version, isAgreed }, index) => {
    const term = known.find(({ id }) => id === termId)
    const path = `/agreements/${index}`
    if (!term) {
      const message = `번호가 ${termId}인 약관이 없습니다.`
      throw new ProblemError(422, 'unknown-term', message, { errors: [{ path, message }] })
    }
    if (term.version !== version) {
      const message = `${josa(term.termTitle, '이/가')} 새 판(${term.version})으로 바뀌었습니다. 다시 읽고 동의해 주세요.`
      throw new ProblemError(409, 'terms-changed', message, { errors: [{ path, message }] })
    }
    if (!isAgreed && term.isRequired && term.occasions.includes('SIGN_UP')) {
      const message = `${josa(term.termTitle, '은/는')} 필수라서 철회할 수 없습니다. 탈퇴하면 함께 철회됩니다.`
      throw new ProblemError(422, 'consent-required', message, { errors: [{ path, message }] })
    }
  })
}

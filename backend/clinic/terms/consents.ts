import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { Agreement, Consent, Term, TermOccasion } from '#schema/terms.ts'
import { sql } from 'drizzle-orm'
import { josa } from 'es-hangul'
import { readTerms } from './read-terms.ts'

/** Person who says it, and the channel; a guest who is known by nothing else says it with a reservation, a request or a post. */
type Said = {
  customerId: number | null
  reservationId?: number
  consultationId?: number
  postId?: number
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
  const names = missing.map(({ termTitle }) => termTitle)
  return new ProblemError(422, 'consent-required', `필수 약관에 동의해 주세요: ${names.join(', ')}`, {
    names,
    errors: missing.map(({ termTitle }) => ({
      path: '/agreements',
      message: `${termTitle}에 동의해 주세요.`,
    })),
  })
}

const findLast = statement<{ partnerId: number; customerId: number }>(
  (value) => sql`
    select c.term_id as "termId", t.code, t.title as "termTitle", t.purpose, t.is_required as "isRequired", c.version,
      c.is_agreed as "isAgreed", c.channel, (extract(epoch from c.created_at) * 1000)::float8 as "changedAt"
    from consents c join terms t on t.partner_id = c.partner_id and t.id = c.term_id
    where c.partner_id = ${value('partnerId')} and c.customer_id = ${value('customerId')} and not exists (
      select from consents later where later.partner_id = c.partner_id and later.customer_id = c.customer_id
        and later.term_id = c.term_id and later.id > c.id)
    order by t.position, t.id`,
)

/** Returns what a customer last said to each of the terms. */
export async function readConsents(tx: PartnerTransaction, customerId: number): Promise<Consent[]> {
  const { rows } = await tx.execute<Omit<Consent, 'changedAt'> & { changedAt: number }>(
    findLast({ partnerId: tx.partnerId, customerId }, null),
  )
  return rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: new Date(changedAt).toISOString() }))
}

/** Writes consents whose versions have been checked. */
export async function insertConsents(
  tx: PartnerTransaction,
  agreements: Agreement[],
  { customerId, reservationId, consultationId, postId, channel }: Said,
): Promise<void> {
  if (agreements.length === 0) return
  await tx.execute(
    insert(
      {
        partnerId: tx.partnerId,
        customerId,
        reservationId: reservationId ?? null,
        consultationId: consultationId ?? null,
        postId: postId ?? null,
        channel,
        agreements: JSON.stringify(agreements),
      },
      null,
    ),
  )
}

const insert = statement<
  Record<'customerId' | 'reservationId' | 'consultationId' | 'postId', number | null> & {
    partnerId: number
    channel: string
    agreements: string
  }
>(
  (value) => sql`
    insert into consents
      (partner_id, customer_id, reservation_id, consultation_id, post_id, term_id, version, is_agreed, channel)
    select ${value('partnerId')}, ${value('customerId')}::integer, ${value('reservationId')}::integer,
      ${value('consultationId')}::integer, ${value('postId')}::integer, a."termId", a.version, a."isAgreed", ${value('channel')}
    from jsonb_to_recordset(${value('agreements')}::jsonb) as a ("termId" integer, version integer, "isAgreed" boolean)`,
)

/** Throws 422 for terms there are none of, 409 where another version is in force than was read. */
export function checkVersions(known: readonly Term[], agreements: readonly Agreement[]): void {
  agreements.forEach(({ termId, version, isAgreed }, index) => {
    const term = known.find(({ id }) => id === termId)
    const path = `/agreements/${index}`
    if (!term) {
      const message = `번호가 ${termId}인 약관이 없습니다.`
      throw new ProblemError(422, 'unknown-term', message, { errors: [{ path, message }] })
    }
    const names = [term.termTitle]
    if (term.version !== version) {
      const message = `${josa(term.termTitle, '이/가')} 새 판(${term.version})으로 바뀌었습니다. 다시 읽고 동의해 주세요.`
      throw new ProblemError(409, 'terms-changed', message, { errors: [{ path, message }], names })
    }
    if (!isAgreed && term.isRequired && term.occasions.includes('SIGN_UP')) {
      const message = `${josa(term.termTitle, '은/는')} 필수라서 철회할 수 없습니다. 탈퇴하면 함께 철회됩니다.`
      throw new ProblemError(422, 'consent-required', message, { errors: [{ path, message }], names })
    }
  })
}

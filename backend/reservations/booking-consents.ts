import type { PartnerTransaction } from '#backend/database/database.ts'
import { ProblemError } from '#backend/http/problem.ts'
import { checkVersions, insertConsents, missingConsents, readConsents } from '#backend/terms/consents.ts'
import { readTerms } from '#backend/terms/read-terms.ts'
import { consentFirst } from '#schema/reservations.ts'
import type { Agreement, Consent, Term } from '#schema/terms.ts'

/** All the terms in force, and what the customer said to them before. */
export type Asked = { terms: Term[]; earlier: Consent[] }

export async function readAsked(tx: PartnerTransaction, customerId: number | undefined): Promise<Asked> {
  const [terms, earlier] = await Promise.all([
    readTerms(tx),
    customerId === undefined ? [] : readConsents(tx, customerId),
  ])
  return { terms, earlier }
}

/** Returns the terms that a booking asks for: what somebody is treated for is sensitive, a mere visit is not. */
export const termsOf = ({ terms }: Asked, hasOptions: boolean): Term[] =>
  terms.filter(
    ({ occasions, purpose }) => occasions.includes('RESERVATION') && (hasOptions || purpose !== 'SENSITIVE'),
  )

type Said = { agreements: Agreement[]; sensitiveConsent: boolean; hasOptions: boolean }

/**
 * Throws 422 where something that the clinic requires is not agreed to, now or before, and 409 where another version is in
 * force than was read. Returns whether the keeping of what treatment is wanted is agreed to.
 */
export function requireAgreed(asked: Asked, { agreements, sensitiveConsent, hasOptions }: Said): boolean {
  checkVersions(asked.terms, agreements)
  const wanted = termsOf(asked, hasOptions)
  const missing = missingConsents(wanted, agreements, asked.earlier)
  if (missing) throw missing
  const sensitive = wanted.filter(({ purpose }) => purpose === 'SENSITIVE')
  if (sensitive.length > 0)
    return missingConsents(sensitive.map(required), agreements, asked.earlier) === null
  if (!hasOptions || sensitiveConsent) return sensitiveConsent
  throw new ProblemError(422, 'bad-data', consentFirst, {
    errors: [{ path: '/sensitiveConsent', message: consentFirst }],
  })
}

const required = (term: Term) => ({ ...term, isRequired: true })

/** Keeps what was agreed to with a reservation: the version, the time and where. */
export async function keepAgreements(
  tx: PartnerTransaction,
  agreements: Agreement[],
  said: { reservationId: number; customerId: number | null; channel: 'SITE' | 'WIDGET' },
): Promise<void> {
  if (agreements.length > 0) await insertConsents(tx, agreements, said)
}

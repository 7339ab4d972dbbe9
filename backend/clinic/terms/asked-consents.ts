import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { Agreement, Consent, Term } from '#schema/terms.ts'
import { checkVersions, missingConsents, readConsents } from './consents.ts'
import { readTerms } from './read-terms.ts'

/** All the terms in force, and what the customer said to them before. */
export type Asked = { terms: Term[]; earlier: Consent[] }

export async function readAsked(tx: PartnerTransaction, customerId: number | undefined): Promise<Asked> {
  const [terms, earlier] = await Promise.all([
    readTerms(tx),
    customerId === undefined ? [] : readConsents(tx, customerId),
  ])
  return { terms, earlier }
}

/**
 * Returns the terms that a booking, a request or a post asks for. What somebody is treated for, and words that may tell of
 * their health, are sensitive; a mere visit is not. Source: docs/product.md, M5.
 */
export const termsOf = ({ terms }: Asked, isSensitive: boolean): Term[] =>
  terms.filter(
    ({ occasions, purpose }) => occasions.includes('RESERVATION') && (isSensitive || purpose !== 'SENSITIVE'),
  )

/** Returns whether a plain yes is asked for, since the clinic has no terms about sensitive data. */
export const needsPlainYes = (asked: Asked, isSensitive: boolean): boolean =>
  isSensitive && !termsOf(asked, isSensitive).some(({ purpose }) => purpose === 'SENSITIVE')

const plainYes = '건강에 관한 정보(민감정보)의 처리에 동의해 주세요.'

type Said = { agreements: Agreement[]; sensitiveConsent: boolean; isSensitive: boolean }

/**
 * Throws 422 where something that the clinic requires is not agreed to, now or before, and 409 where another version is in
 * force than was read. Returns whether the use of sensitive data is agreed to.
 */
export function requireAgreed(asked: Asked, { agreements, sensitiveConsent, isSensitive }: Said): boolean {
  checkVersions(asked.terms, agreements)
  const wanted = termsOf(asked, isSensitive)
  const missing = missingConsents(wanted, agreements, asked.earlier)
  if (missing) throw missing
  if (needsPlainYes(asked, isSensitive) && !sensitiveConsent) {
    const errors = [{ path: '/sensitiveConsent', message: plainYes }]
    throw new ProblemError(422, 'bad-data', plainYes, { errors })
  }
  const sensitive = wanted.filter(({ purpose }) => purpose === 'SENSITIVE').map(required)
  if (sensitive.length === 0) return sensitiveConsent
  return missingConsents(sensitive, agreements, asked.earlier) === null
}

const required = (term: Term) => ({ ...term, isRequired: true })

import type { Database } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { insertConsents, readConsents } from '#backend/clinic/terms/consents.ts'
import { readTerms } from '#backend/clinic/terms/read-terms.ts'
import type { Marketing } from '#schema/customers.ts'
import type { Agreement, TermPurpose } from '#schema/terms.ts'
import { marketingOf } from './describe-customer.ts'
import { lockCustomer } from './lock-customer.ts'

const kinds = [
  ['sms', 'MARKETING_SMS', '문자'],
  ['email', 'MARKETING_EMAIL', '이메일'],
  ['night', 'MARKETING_NIGHT', '야간'],
] as const satisfies [keyof Marketing, TermPurpose, string][]

type MarketingChoice = {
  sms?: boolean | undefined
  email?: boolean | undefined
  night?: boolean | undefined
  channel: 'SITE' | 'WIDGET'
}

/**
 * Stores consent to advertisements, or its withdrawal, for each kind that changes. Throws 422 where the clinic does not
 * ask for that kind, 401 for a customer who is just leaving. Source: docs/product.md, M4; Network Act, article 50.
 */
export async function changeMarketing(
  database: Database,
  partnerId: number,
  customerId: number,
  choice: MarketingChoice,
): Promise<Marketing> {
  return database.withPartner(partnerId, async (tx) => {
    // One at a time: none stores once more what another is about to say.
    const [terms] = await Promise.all([readTerms(tx), lockCustomer(tx, customerId, 'no key update')])
    const now = marketingOf(await readConsents(tx, customerId))
    const changes: Agreement[] = []
    for (const [kind, purpose, name] of kinds) {
      const isAgreed = choice[kind]
      if (isAgreed === undefined || isAgreed === now[kind].isAgreed) continue
      const term = terms.find((one) => one.purpose === purpose)
      if (!term) {
        const message = `이 병원은 ${name} 수신 동의를 받지 않습니다.`
        throw new ProblemError(422, 'unknown-term', message, { errors: [{ path: `/${kind}`, message }] })
      }
      changes.push({ termId: term.id, version: term.version, isAgreed })
    }
    if (changes.length === 0) return now
    await insertConsents(tx, changes, { customerId, channel: choice.channel })
    return marketingOf(await readConsents(tx, customerId))
  })
}

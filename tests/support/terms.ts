import type { Database } from '#backend/kernel/database/database.ts'
import { terms, termsHistories } from '#backend/clinic/terms/table.ts'
import type { Agreement, TermOccasion, TermPurpose } from '#schema/terms.ts'

type TestTerm = {
  code: string
  purpose: TermPurpose
  occasions?: TermOccasion[]
  isRequired?: boolean
  /** Days from now at which version 1, 2, … comes into force. */
  versions?: number[]
}

const usual: TestTerm[] = [
  { code: 'terms-of-service', purpose: 'SERVICE', occasions: ['SIGN_UP'], isRequired: true },
  { code: 'privacy-consent', purpose: 'PRIVACY', occasions: ['SIGN_UP', 'RESERVATION'], isRequired: true },
  { code: 'sensitive-data', purpose: 'SENSITIVE', occasions: ['RESERVATION'], isRequired: true },
  { code: 'marketing-sms', purpose: 'MARKETING_SMS', occasions: ['SIGN_UP'] },
  { code: 'marketing-email', purpose: 'MARKETING_EMAIL', occasions: ['SIGN_UP'] },
  { code: 'marketing-night', purpose: 'MARKETING_NIGHT', occasions: ['SIGN_UP'] },
  { code: 'privacy-policy', purpose: 'NOTICE' },
]

/** Writes terms for a partner and returns, by code, the agreement to the first version of each. */
export async function addTerms(
  database: Database,
  partnerId: number,
  list: TestTerm[] = usual,
): Promise<Record<string, Agreement>> {
  return database.withPartner(partnerId, async (tx) => {
    const agreements: Record<string, Agreement> = {}
    for (const [
      position,
      { code, purpose, occasions = [], isRequired = false, versions = [-30] },
    ] of list.entries()) {
      const [row] = await tx
        .insert(terms)
        .values({ partnerId, code, title: `${code} 약관`, purpose, occasions, isRequired, position })
        .returning({ id: terms.id })
      const termId = row?.id ?? 0
      for (const [index, days] of versions.entries()) {
        await tx.insert(termsHistories).values({
          partnerId,
          termId,
          version: index + 1,
          body: [{ type: 'paragraph', text: `${code} 제${index + 1}판` }],
          collectedItems: '이름, 전화번호',
          effectiveAt: new Date(Date.now() + days * 86_400_000),
        })
      }
      agreements[code] = { termId, version: 1, isAgreed: true }
    }
    return agreements
  })
}

import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import { terms, termsHistories } from '#backend/clinic/terms/table.ts'
import { retentionText } from '#schema/plain/retention.ts'
import { hasRetentionPeriod } from '#schema/plain/term-purposes.ts'
import type { RetentionPeriod } from '#schema/retention.ts'
import { and, eq } from 'drizzle-orm'
import { lookSoon } from './runs.ts'
import { retentionPeriods } from './table.ts'

type Version = { id: number; version: number }

const isVersion = (tx: PartnerTransaction, { id, version }: Version) =>
  and(
    isOfPartner(tx, retentionPeriods),
    eq(retentionPeriods.termId, id),
    eq(retentionPeriods.version, version),
  )

/** Sets the period of a version of a consent, in force or ahead; `null` removes it. Throws 404, 422. */
export const setPeriod = (
  database: Database,
  partnerId: number,
  { period, account, ...of }: Version & { period: RetentionPeriod | null; account: Account },
): Promise<{ period: RetentionPeriod | null }> =>
  database.withPartner(partnerId, async (tx) => {
    const title = await requireConsent(tx, of)
    await tx.delete(retentionPeriods).where(isVersion(tx, of))
    if (period) {
      const { id: termId, version } = of
      await tx.insert(retentionPeriods).values({ partnerId: tx.partnerId, termId, version, ...period })
    }
    await writeAudit(tx, 'retention', account, {
      action: 'CHANGED',
      rowId: null,
      title: `${title} 버전 ${of.version}: ${period ? retentionText(period) : '기간 없음'}`,
      before: null,
      after: null,
    })
    await lookSoon(tx)
    return { period }
  })

/** Returns the title of terms. Throws 404, and 422 for those whose period ends nothing. */
async function requireConsent(tx: PartnerTransaction, { id, version }: Version): Promise<string> {
  const [row] = await tx
    .select({ title: terms.title, purpose: terms.purpose })
    .from(terms)
    .innerJoin(
      termsHistories,
      and(eq(termsHistories.partnerId, terms.partnerId), eq(termsHistories.termId, terms.id)),
    )
    .where(and(isOfPartner(tx, terms), eq(terms.id, id), eq(termsHistories.version, version)))
  if (!row) throw notFound('그런 약관이나 버전이 없습니다. 삭제되었을 수 있습니다.', 'unknown-version')
  if (hasRetentionPeriod(row.purpose)) return row.title
  const message = '개인정보, 민감정보, 광고 수신 동의에만 보유 기간을 정할 수 있습니다.'
  throw new ProblemError(422, 'no-retention', message, { errors: [{ path: '/period', message }] })
}

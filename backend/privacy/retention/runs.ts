import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import { hasRetentionPeriod } from '#schema/plain/term-purposes.ts'
import type { Retention, RetentionCounts } from '#schema/retention.ts'
import type { TermPurpose } from '#schema/terms.ts'
import { sql } from 'drizzle-orm'
import { retentionRuns } from './table.ts'

/** Reads what the last look found, and the consents in force that promise no end. */
export async function readRetention(tx: PartnerTransaction): Promise<Retention> {
  const [run] = await tx.select().from(retentionRuns).where(isOfPartner(tx, retentionRuns))
  const { rows } = await tx.execute<{
    termId: number
    title: string
    version: number
    purpose: TermPurpose
  }>(sql`
    select t.id as "termId", t.title, t.purpose, h.version
    from terms t
    cross join lateral (
      select version from terms_histories h
      where h.partner_id = t.partner_id and h.term_id = t.id and h.effective_at <= now()
      order by h.effective_at desc, h.version desc limit 1) h
    where t.partner_id = ${tx.partnerId} and cardinality(t.occasions) > 0 and not exists (
      select from retention_periods p
      where p.partner_id = t.partner_id and p.term_id = t.id and p.version = h.version)
    order by t.position, t.id`)
  return {
    isDeleting: run?.isDeleting ?? false,
    ranAt: run?.ranAt?.toISOString() ?? null,
    found: (run?.found ?? {}) as RetentionCounts,
    forgotten: (run?.forgotten ?? {}) as RetentionCounts,
    endless: rows
      .filter(({ purpose }) => hasRetentionPeriod(purpose))
      .map(({ termId, title, version }) => ({ termId, title, version })),
  }
}

/** Turns deletion on or off, and has a node look soon. */
export const setDeleting = (
  database: Database,
  partnerId: number,
  { isDeleting, account }: { isDeleting: boolean; account: Account },
): Promise<Retention> =>
  database.withPartner(partnerId, async (tx) => {
    const before = await readRetention(tx)
    if (before.isDeleting === isDeleting) return before
    const now = { isDeleting, dueAt: new Date() }
    await tx
      .insert(retentionRuns)
      .values({ partnerId: tx.partnerId, ...now })
      .onConflictDoUpdate({ target: [retentionRuns.partnerId], set: now })
    await writeAudit(tx, 'retention', account, {
      action: 'CHANGED',
      rowId: null,
      title: isDeleting ? '보유 기간이 지난 기록 삭제 켬' : '보유 기간이 지난 기록 삭제 끔',
      before: null,
      after: null,
    })
    return { ...before, isDeleting }
  })

/** Has a node look soon, because a period has changed: that look shows the new counts and deletes nothing. */
export async function lookSoon(tx: PartnerTransaction): Promise<void> {
  await tx.update(retentionRuns).set({ dueAt: new Date(), ranAt: null }).where(isOfPartner(tx, retentionRuns))
}

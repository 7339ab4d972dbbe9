import type { Database } from '#backend/kernel/database/database.ts'
import { unknownHost } from '#backend/kernel/http/problem.ts'
import { sql } from 'drizzle-orm'

type Row = { revision: number; published_at: string | null; has_drafts: boolean }

/** Returns what of a partner's site is published, and whether something that was saved is not. */
export async function getDeployStatus(database: Database, partnerId: number) {
  const { rows } = await database.withPartner(
    partnerId,
    (tx) =>
      tx.execute<Row>(sql`
        select p.published_revision as revision, to_json(r.published_at) #>> '{}' as published_at,
          exists (
            select 1 from (select kind, key, hash from drafts where partner_id = ${tx.partnerId}) d
            full join (
              select kind, key, hash from revision_entries
              where partner_id = ${tx.partnerId} and revision = p.published_revision
            ) e on e.kind = d.kind and e.key = d.key
            where d.hash is distinct from e.hash
          ) as has_drafts
        from partners p
        left join revisions r on r.partner_id = p.partner_id and r.revision = p.published_revision
        where p.partner_id = ${tx.partnerId}`),
    { readOnly: true },
  )
  const [row] = rows
  if (!row) throw unknownHost()
  return {
    state: row.revision > 0 ? ('DEPLOYED' as const) : ('WAITING' as const),
    revision: row.revision,
    publishedAt: row.published_at === null ? null : new Date(row.published_at).toISOString(),
    hasDrafts: row.has_drafts,
  }
}

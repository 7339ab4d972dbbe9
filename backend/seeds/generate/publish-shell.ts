import { bindPartner } from '#backend/database/partner.ts'
import type { Transaction } from '#backend/database/database.ts'
import { partners } from '#backend/partners/table.ts'
import type { PartnerContent } from '#backend/seeds/partner-content.ts'
import { saveDraft } from '#backend/site/draft-store.ts'
import { publishDrafts } from '#backend/site/publishing.ts'
import { inArray, sql } from 'drizzle-orm'

/** Tables that publishing writes, in the order in which they refer to each other. */
const published = ['contents', 'revisions', 'revision_entries', 'drafts', 'slot_data']

/**
 * Publishes the shell and the pages at the first partner, as the console would, and copies that to the others: their
 * contents are the same.
 */
export async function publishShell(
  tx: Transaction,
  [first, ...others]: number[],
  { global, pages, theme }: PartnerContent,
): Promise<void> {
  if (first === undefined) return
  const bound = bindPartner(tx, first)
  const author = { accountId: null }
  for (const value of global) await saveDraft(bound, { kind: 'global', key: value.id, value, ...author })
  for (const [key, value] of Object.entries(pages))
    await saveDraft(bound, { kind: 'page', key, value, ...author })
  await saveDraft(bound, { kind: 'theme', key: 'theme', value: theme, ...author })
  const publishedRevision = await publishDrafts(bound, { ...author, defaults: [] })
  if (others.length === 0) return
  for (const table of published) {
    const name = sql.identifier(table)
    await tx.execute(sql`
      insert into ${name} select (json_populate_record(t, json_build_object('partner_id', other.id))).*
      from ${name} t, json_array_elements_text(${JSON.stringify(others)}::json) number,
        lateral (select number::integer as id) other
      where t.partner_id = ${first}`)
  }
  await tx.update(partners).set({ publishedRevision }).where(inArray(partners.partnerId, others))
}

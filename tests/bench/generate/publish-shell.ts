import { bindPartner } from '#backend/kernel/database/partner.ts'
import type { Transaction } from '#backend/kernel/database/database.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { checkBlock, type Definitions } from '#backend/publishing/site/block-check.ts'
import { saveDraft } from '#backend/publishing/site/draft-store.ts'
import { publishDrafts } from '#backend/publishing/publications/publishing.ts'
import { globalSlots, type Slot } from '#schema/block.ts'
import { pageDefinition } from '#schema/page.ts'
import { theme } from '#schema/theme.ts'
import { inArray, sql } from 'drizzle-orm'
import { shell, type ShellBlock } from './shell.ts'

/** Tables that publishing writes, in the order in which they refer to each other. */
const published = ['contents', 'revisions', 'revision_entries', 'drafts', 'slot_data']

/**
 * Publishes the shell and the pages at the first partner, as the console would, and copies that to the others: their
 * contents are the same.
 */
export async function publishShell(
  tx: Transaction,
  [first, ...others]: number[],
  definitions: Definitions,
): Promise<void> {
  if (first === undefined) return
  const bound = bindPartner(tx, first)
  const author = { accountId: null }
  const envelope = (slot: Slot, id: string, { component, data }: ShellBlock) => {
    const version = definitions.get(component)?.version ?? 1
    const checked = checkBlock(slot, { id, component, version, data }, definitions)
    if ('problem' in checked) throw new Error(`${component}: ${checked.problem.message}`)
    return checked.envelope
  }
  for (const slot of globalSlots) {
    const value = envelope(slot, slot, shell.global[slot])
    await saveDraft(bound, { kind: 'global', key: slot, value, ...author })
  }
  for (const [key, { blocks, ...page }] of Object.entries(shell.pages)) {
    const envelopes = blocks.map((block, place) => envelope('section', `block-${place + 1}`, block))
    const value = pageDefinition.parse({ ...page, blocks: envelopes })
    await saveDraft(bound, { kind: 'page', key, value, ...author })
  }
  await saveDraft(bound, { kind: 'theme', key: 'theme', value: theme.parse({}), ...author })
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

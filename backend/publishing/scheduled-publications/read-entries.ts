import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { parseBody } from '#backend/publishing/site/contents.ts'
import type { Laid } from '#backend/publishing/site/lay-over.ts'
import { contents } from '#backend/publishing/site/table.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { scheduledEntries } from './table.ts'

/** Returns what scheduled publications lay over what is published, by their numbers. */
export async function readEntries(
  tx: PartnerTransaction,
  ids: number[],
): Promise<(Laid & { publicationId: number })[]> {
  const rows = await tx
    .select({
      publicationId: scheduledEntries.publicationId,
      kind: scheduledEntries.kind,
      key: scheduledEntries.key,
      hash: contents.hash,
      body: contents.body,
    })
    .from(scheduledEntries)
    .leftJoin(contents, and(isOfPartner(tx, contents), eq(contents.hash, scheduledEntries.hash)))
    .where(and(isOfPartner(tx, scheduledEntries), inArray(scheduledEntries.publicationId, ids)))
  return rows.map(({ hash, body, ...entry }) => ({
    ...entry,
    content:
      hash === null || body === null
        ? null
        : { kind: entry.kind, key: entry.key, hash, value: parseBody(body), size: body.length },
  }))
}

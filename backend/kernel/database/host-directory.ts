import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Engine, HostPartner, Publication } from './database.ts'
import { run } from './run.ts'

/** Time in ms that a host is known without asking: bounds what a lost announcement, or a moved host, could do. */
const holds = 60_000

/** Finds the partner and revision of a host; asks the database once until that may have changed. */
export function createHostDirectory(engine: Engine) {
  const known = new LRUCache<string, HostPartner>({ max: 50_000, ttl: holds })
  // Counts announcements, so that an answer asked for before one is not kept after it.
  let announcements = 0

  async function find(host: string): Promise<HostPartner | null> {
    const found = known.get(host)
    if (found) return found
    const before = announcements
    const asked = await ask(engine, host)
    if (asked && before === announcements) known.set(host, asked)
    return asked
  }

  function forget({ partnerId }: Publication): void {
    announcements += 1
    for (const [host, partner] of known.entries()) {
      if (partnerId === null || partner.partnerId === partnerId) known.delete(host)
    }
  }

  return { find, forget }
}

function ask(engine: Engine, host: string): Promise<HostPartner | null> {
  return run(engine, { readOnly: true, partnerId: null }, async (tx) => {
    const { rows } = await tx.execute<{
      partner_id: number | null
      published_revision: number
      is_suspended: boolean
    }>(sql`select partner_id, published_revision, is_suspended from partner_by_host(${host})`)
    const [row] = rows
    if (!row?.partner_id) return null
    return {
      partnerId: row.partner_id,
      revision: row.published_revision,
      ...(row.is_suspended && { isSuspended: true }),
    }
  })
}

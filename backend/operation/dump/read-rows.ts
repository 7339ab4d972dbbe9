import type { Transaction } from '#backend/kernel/database/database.ts'
import { requireOwnTables } from '#backend/kernel/database/migrate.ts'
import type { FileStore } from '#backend/clinic/files/file-store.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { eq, sql } from 'drizzle-orm'
import { tables } from './format.ts'

/**
 * Tables that do not move with a partner. Sessions, links and proofs belong to the old server. Messages and webhook
 * deliveries would be sent from both servers.
 */
export const ephemeralTables = [
  'sessions',
  'presence',
  'customer_sessions',
  'hand_overs',
  'preview_links',
  'invitations',
  'password_resets',
  'passkey_challenges',
  'certifications',
  'phone_codes',
  'social_sign_ins',
  'unproved_claims',
  'notifications',
  'webhook_deliveries',
]

/** A row as PostgreSQL's own JSON, which it can read back whatever the column's type. */
type JsonRow = { table: string; json: string }

/**
 * Reads every row, or those of one partner that move with it. Throws where no partner has the code, or a later build has
 * tables that this one does not know.
 */
export async function readRows(tx: Transaction, code: string | null): Promise<JsonRow[]> {
  await requireOwnTables(tx)
  const partnerId = code === null ? null : await partnerOf(tx, code)
  const rows: JsonRow[] = []
  for (const { name: table, isOfClinic } of tables) {
    if (partnerId !== null && (!isOfClinic || ephemeralTables.includes(table))) continue
    const only = partnerId === null ? sql`` : sql`where t.partner_id = ${partnerId}`
    const found = await tx.execute<{ json: string }>(
      sql`select row_to_json(t)::text as json from ${sql.identifier(table)} t ${only} order by t`,
    )
    for (const { json } of found.rows) rows.push({ table, json })
  }
  return rows
}

async function partnerOf(tx: Transaction, code: string): Promise<number> {
  const [row] = await tx.select({ id: partners.partnerId }).from(partners).where(eq(partners.code, code))
  if (row) return row.id
  const known = await tx.select({ code: partners.code }).from(partners)
  throw new Error(
    `No partner is named ${code}. There are: ${known.map((one) => one.code).join(', ') || 'none'}.`,
  )
}

/** Bytes of a listed file. Throws where it is missing or damaged. */
export async function fileOf(files: FileStore, address: string): Promise<Buffer> {
  const file = await files.get(address)
  if (file) return file.bytes
  throw new Error(`${address} is missing or damaged. npm run db -- verify-files lists all files that are.`)
}

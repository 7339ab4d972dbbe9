import type { Database, Transaction } from '#backend/database/database.ts'
import { migrationNames } from '#backend/database/migrate.ts'
import { partners } from '#backend/partners/table.ts'
import type { FileStore } from '#backend/files/file-store.ts'
import { eq, sql } from 'drizzle-orm'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { DumpCounts, DumpHeader } from './format.ts'
import { tables } from './format.ts'

type Source = { database: Database; files: FileStore }

/**
 * Writes everything, or one partner (then without sessions), to a file, as it was at one moment. The file appears when
 * it is whole. Throws where no partner has the code, or a listed file is missing or damaged.
 */
export async function writeDump(
  { database, files }: Source,
  path: string,
  code: string | null,
): Promise<DumpCounts> {
  const counts: DumpCounts = { rows: 0, files: 0 }
  const rows = await database.asOperator((tx) => readRows(tx, code), { readOnly: true })

  async function* lines() {
    const header: DumpHeader = {
      format: 'danjang-dump',
      version: 1,
      partner: code,
      migrations: migrationNames,
      createdAt: new Date().toISOString(),
    }
    yield `${JSON.stringify(header)}\n`
    for (const { table, row } of rows) {
      counts.rows += 1
      yield `{"table":"${table}","row":${row}}\n`
    }
    for (const address of addressesIn(rows)) {
      const file = await files.get(address)
      if (!file)
        throw new Error(
          `${address} is missing or damaged. npm run db -- verify-files lists all files that are.`,
        )
      counts.files += 1
      yield `${JSON.stringify({ file: address, base64: file.bytes.toString('base64') })}\n`
    }
    yield `${JSON.stringify({ end: true, ...counts })}\n`
  }

  const unfinished = `${path}.unfinished`
  // A file that an earlier run left would keep its rights.
  await rm(unfinished, { force: true })
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return counts
}

/**
 * Tables that do not move with a partner. Sessions, links and proofs belong to the old server. Messages and webhook
 * deliveries would be sent from both servers.
 */
const ephemeralTables = [
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
type Row = { table: string; row: string }

async function readRows(tx: Transaction, code: string | null): Promise<Row[]> {
  const partnerId = code === null ? null : await partnerOf(tx, code)
  const rows: Row[] = []
  for (const { name: table, isOfClinic } of tables) {
    if (partnerId !== null && (!isOfClinic || ephemeralTables.includes(table))) continue
    const only = partnerId === null ? sql`` : sql`where t.partner_id = ${partnerId}`
    const found = await tx.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t ${only} order by t`,
    )
    for (const { row } of found.rows) rows.push({ table, row })
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

const addressesIn = (rows: Row[]) =>
  rows.filter(({ table }) => table === 'files').map(({ row }) => (JSON.parse(row) as { path: string }).path)

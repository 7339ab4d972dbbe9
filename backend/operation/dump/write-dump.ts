import type { FileStore } from '#backend/clinic/files/file-store.ts'
import type { Database, Transaction } from '#backend/kernel/database/database.ts'
import { migrationNames } from '#backend/kernel/database/migrate.ts'
import { openDumpWriter, type DumpWriter } from './dump-writer.ts'
import { tables, type DumpCounts, type DumpHeader } from './format.ts'
import { partnerTables } from './partner-tables.ts'
import { fileOf, partnerOf, readRows } from './read-rows.ts'

type Source = { database: Database; files: FileStore }
type Wanted = {
  path: string
  /** Code of the one partner; `null` for everything. */
  code: string | null
  /** Set for a move: the partner's state after the import. */
  moved?: DumpHeader['moved']
}
/** A file that has its rows but not yet its pictures. */
type Begun = { writer: DumpWriter; rows: number; addresses: string[] }

/**
 * Writes everything to a file, or a copy of one partner, as of one moment. A copy has no sessions, links or messages.
 * The file gets its name once it is whole. Throws if no partner has the code, or if a listed picture is missing or
 * damaged.
 */
export async function writeDump(
  { database, files }: Source,
  path: string,
  code: string | null,
): Promise<DumpCounts> {
  const begun = await database.asOperator((tx) => writeRows(tx, { path, code }), {
    readOnly: true,
    hasNoTimeout: true,
  })
  return writeFiles(files, begun)
}

/** Begins a file with its header and rows. Throws if no partner has the code. */
export async function writeRows(tx: Transaction, { path, code, moved }: Wanted): Promise<Begun> {
  const wanted =
    code === null
      ? { partnerId: null, tables }
      : { partnerId: await partnerOf(tx, code), tables: partnerTables({ isMove: moved !== undefined }) }
  const writer = await openDumpWriter(path)
  const begun: Begun = { writer, rows: 0, addresses: [] }
  const header: DumpHeader = {
    format: 'danjang-dump',
    version: 1,
    partner: code,
    migrations: migrationNames,
    createdAt: new Date().toISOString(),
    moved,
  }
  try {
    await writer.write(`${JSON.stringify(header)}\n`)
    for await (const { table, json } of readRows(tx, wanted)) {
      begun.rows += 1
      if (table === 'files') begun.addresses.push((JSON.parse(json) as { path: string }).path)
      await writer.write(`{"table":"${table}","row":${json}}\n`)
    }
    return begun
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

/** Ends a file with the pictures that its rows list, and with the counts that show it is whole. */
export async function writeFiles(files: FileStore, { writer, rows, addresses }: Begun): Promise<DumpCounts> {
  const counts = { rows, files: addresses.length }
  try {
    for (const address of addresses) {
      const bytes = await fileOf(files, address)
      await writer.write(`${JSON.stringify({ file: address, base64: bytes.toString('base64') })}\n`)
    }
    await writer.write(`${JSON.stringify({ end: true, ...counts })}\n`)
    await writer.finish()
    return counts
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

import type { Database, Transaction } from '#backend/database/database.ts'
import { newsChannel } from '#backend/database/channel.ts'
import { migrationNames } from '#backend/database/migrate.ts'
import type { FileStore } from '#backend/files/file-store.ts'
import { sql } from 'drizzle-orm'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { DumpCounts, DumpHeader, DumpRow, Table } from './format.ts'
import { dumpHeader, dumpLine, tables } from './format.ts'
import { renumber } from './renumber.ts'

type Target = { database: Database; files: FileStore }
type Dump = { header: DumpHeader; rows: DumpRow[]; files: Map<string, Buffer> }

/** Replaces everything in the database by a dump of everything, in one transaction. Throws before it where it cannot. */
export async function restoreDump(target: Target, path: string): Promise<DumpCounts> {
  const dump = await readDump(path)
  if (dump.header.partner !== null) {
    throw new Error(
      `${path} holds the partner ${dump.header.partner} alone: use import, which leaves the others as they are.`,
    )
  }
  return write(target, dump, async (tx) => {
    for (const { name } of tables.toReversed()) await tx.execute(sql`delete from ${sql.identifier(name)}`)
    return dump
  })
}

/**
 * Adds a dump's one partner, under another number where its own is taken. Throws where its code or a host is taken;
 * then nothing is changed.
 */
export async function importPartner(
  target: Target,
  path: string,
): Promise<DumpCounts & { partnerId: number }> {
  const dump = await readDump(path)
  if (dump.header.partner === null) throw new Error(`${path} holds every partner: use restore.`)
  let partnerId = 0
  const counts = await write(target, dump, async (tx) => {
    await refuseTaken(tx, dump)
    const own = dump.rows[0]?.row.partner_id ?? 0
    partnerId = await freeNumber(tx, own)
    return partnerId === own ? dump : renumber(dump, own, partnerId)
  })
  return { ...counts, partnerId }
}

type Prepare = (tx: Transaction) => Promise<Pick<Dump, 'rows' | 'files'>>

async function write({ database, files }: Target, { header }: Dump, prepare: Prepare): Promise<DumpCounts> {
  if (header.migrations.join() !== migrationNames.join()) {
    throw new Error(
      `The dump has the tables of another build (its last migration is ${header.migrations.at(-1)}, ours ${migrationNames.at(-1)}). Read it back with that build, then migrate.`,
    )
  }
  return database.asOperator(async (tx) => {
    const prepared = await prepare(tx)
    // Files first: they are named by their content, so one too many does no harm and one too few would.
    for (const [address, bytes] of prepared.files) await files.restore(address, bytes)
    for (const table of tables) await insert(tx, table, prepared.rows)
    // No publication, but every node has to look anew.
    await tx.execute(sql`select pg_notify(${newsChannel}, 'everything')`)
    return { rows: prepared.rows.length, files: prepared.files.size }
  })
}

const batch = 500

async function insert(tx: Transaction, { name, columns }: Table, rows: DumpRow[]): Promise<void> {
  const own = rows.filter(({ table }) => table === name).map(({ row }) => row)
  const table = sql.identifier(name)
  // What the database works out by itself cannot be written.
  const written = sql.join(
    columns.filter(({ isGenerated }) => !isGenerated).map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  for (let start = 0; start < own.length; start += batch) {
    const json = JSON.stringify(own.slice(start, start + batch))
    await tx.execute(
      sql`insert into ${table} (${written}) select ${written} from json_populate_recordset(null::${table}, ${json}::json)`,
    )
  }
  for (const column of columns) if (column.isNumbered) await countOn(tx, name, column.name)
}

/** Numbers given from now on come after those that were read. */
async function countOn(tx: Transaction, table: string, column: string): Promise<void> {
  const [name, identifier] = [sql.identifier(table), sql.identifier(column)]
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${table}, ${column}), greatest((select max(${identifier}) from ${name}), 1))`,
  )
}

async function refuseTaken(tx: Transaction, { rows }: Dump): Promise<void> {
  for (const { table, row } of rows) {
    const [column, value] =
      table === 'partners' ? ['code', row.code] : table === 'partner_hosts' ? ['host', row.host] : []
    if (!column) continue
    const taken = await tx.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${String(value)}`,
    )
    if (taken.rows.length > 0)
      throw new Error(`The ${column} ${String(value)} is taken by a partner that is here already.`)
  }
}

async function freeNumber(tx: Transaction, wanted: number): Promise<number> {
  const { rows } = await tx.execute<{ partner_id: number }>(
    sql`select partner_id from partners order by partner_id`,
  )
  const numbers = rows.map(({ partner_id }) => partner_id)
  return numbers.includes(wanted) ? Math.max(...numbers) + 1 : wanted
}

async function readDump(path: string): Promise<Dump> {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity })
  const dump: { header?: DumpHeader; rows: DumpRow[]; files: Map<string, Buffer> } = {
    rows: [],
    files: new Map(),
  }
  let isWhole = false
  for await (const line of lines) {
    if (!dump.header) {
      const parsed = dumpHeader.safeParse(JSON.parse(line))
      if (!parsed.success) throw new Error(`${path} is no dump of this application.`)
      dump.header = parsed.data
      continue
    }
    const entry = dumpLine.parse(JSON.parse(line))
    if ('table' in entry) dump.rows.push(entry)
    else if ('file' in entry) dump.files.set(entry.file, Buffer.from(entry.base64, 'base64'))
    else isWhole = entry.rows === dump.rows.length && entry.files === dump.files.size
  }
  const { header, rows, files } = dump
  if (!header || !isWhole) throw new Error(`${path} is not whole: its end is missing or counts otherwise.`)
  return { header, rows, files }
}

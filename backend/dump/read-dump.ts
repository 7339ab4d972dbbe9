import type { Database, Transaction } from '#backend/database/database.ts'
import { newsChannel } from '#backend/database/channel.ts'
import { migrationNames } from '#backend/database/migrate.ts'
import type { FileStore } from '#backend/files/file-store.ts'
import { sql } from 'drizzle-orm'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import { ZodError } from 'zod'
import { DumpError } from './dump-error.ts'
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

type Import = {
  /**
   * Says whether a sealed secret can be opened here; a second factor that can't is left out, and a webhook or a
   * social sign-in waits for a new one. Unless told, all can.
   */
  opens?: (sealed: string) => boolean
  /** Hosts in place of the partner's own; those where there are none. */
  hosts?: readonly string[]
  /** Makes sure of code and hosts, and returns the code; unless told, it throws where one of them is taken. */
  prepare?: (tx: Transaction, dump: { code: string; hosts: string[] }) => Promise<string>
}

/**
 * Adds a dump's one partner, under another number where its own is taken. Throws where its code or a host is taken;
 * then nothing is changed.
 */
export async function importPartner(
  target: Target,
  path: string,
  { hosts = [], prepare = refuseTaken, opens = () => true }: Import = {},
): Promise<DumpCounts & { partnerId: number }> {
  const dump = await readDump(path)
  if (dump.header.partner === null)
    throw new DumpError('everything', `${path} holds every partner: use restore.`)
  if (hosts.length > 0) replaceHosts(dump, hosts)
  requireOneClinic(path, dump)
  leaveOutFactors(dump, opens)
  leaveOutSecrets(dump, opens)
  let partnerId = 0
  const counts = await write(target, dump, async (tx) => {
    const ofTable = (name: string) => dump.rows.filter(({ table }) => table === name).map(({ row }) => row)
    const [partner] = ofTable('partners')
    const named = ofTable('partner_hosts').map(({ host }) => String(host))
    const code = await prepare(tx, { code: String(partner?.code), hosts: named })
    if (partner) partner.code = code
    const own = dump.rows[0]?.row.partner_id ?? 0
    partnerId = await freeNumber(tx, own)
    return partnerId === own ? dump : renumber(dump, own, partnerId)
  })
  return { ...counts, partnerId }
}

/** Throws for a file that somebody has written rows of another clinic into, or of the deployment's own tables. */
function requireOneClinic(path: string, { rows, files }: Dump): void {
  const own = rows[0]?.row.partner_id
  const ofClinic = new Set(tables.filter(({ isOfClinic }) => isOfClinic).map(({ name }) => name))
  const isForeign =
    rows.some(({ table, row }) => !ofClinic.has(table) || row.partner_id !== own) ||
    [...files.keys()].some((address) => !address.startsWith(`/_files/${own}/`))
  if (own === undefined || isForeign)
    throw new DumpError('format', `${path} holds more than the one partner that it names.`)
}

type Prepare = (tx: Transaction) => Promise<Pick<Dump, 'rows' | 'files'>>

async function write({ database, files }: Target, { header }: Dump, prepare: Prepare): Promise<DumpCounts> {
  if (header.migrations.join() !== migrationNames.join()) {
    throw new DumpError(
      'build',
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
  // Generated columns cannot be written.
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

async function refuseTaken(
  tx: Transaction,
  { code, hosts }: { code: string; hosts: string[] },
): Promise<string> {
  const wanted = [
    ['partners', 'code', code],
    ...hosts.map((host) => ['partner_hosts', 'host', host]),
  ] as const
  for (const [table = '', column = '', value = ''] of wanted) {
    const taken = await tx.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${value}`,
    )
    if (taken.rows.length > 0)
      throw new Error(`The ${column} ${value} is taken by a partner that is here already.`)
  }
  return code
}

/** Leaves out second factors of another deployment's key, with their recovery codes: they are set up anew. */
function leaveOutFactors(dump: Dump, opens: (sealed: string) => boolean): void {
  const closed = new Set(
    dump.rows
      .filter(({ table, row }) => table === 'two_factors' && !opens(String(row.secret)))
      .map(({ row }) => row.account_id),
  )
  const isOfFactor = ({ table }: DumpRow) => table === 'two_factors' || table === 'recovery_codes'
  dump.rows = dump.rows.filter((entry) => !(isOfFactor(entry) && closed.has(entry.row.account_id)))
}

/** Columns of secrets that may be missing: what needs them waits for new ones. */
const secretColumns: Record<string, string[]> = {
  webhooks: ['secret', 'previous_secret'],
  social_keys: ['client_secret'],
}

/** Leaves out the secrets of webhooks and social sign-ins that are of another deployment's key. */
function leaveOutSecrets(dump: Dump, opens: (sealed: string) => boolean): void {
  for (const { table, row } of dump.rows) {
    for (const name of secretColumns[table] ?? [])
      if (typeof row[name] === 'string' && !opens(row[name])) row[name] = null
  }
}

/** Puts other hosts in the place of a partner's own. */
function replaceHosts(dump: Dump, hosts: readonly string[]): void {
  const partnerId = dump.rows[0]?.row.partner_id
  dump.rows = dump.rows.filter(({ table }) => table !== 'partner_hosts')
  for (const [position, host] of hosts.entries())
    dump.rows.push({ table: 'partner_hosts', row: { partner_id: partnerId, host, position } })
}

async function freeNumber(tx: Transaction, wanted: number): Promise<number> {
  const { rows } = await tx.execute<{ partner_id: number }>(
    sql`select partner_id from partners order by partner_id`,
  )
  const numbers = rows.map(({ partner_id }) => partner_id)
  return numbers.includes(wanted) ? Math.max(...numbers) + 1 : wanted
}

/** Reads a dump. Throws `DumpError` for what is none, or is cut off. */
async function readDump(path: string): Promise<Dump> {
  const rows: DumpRow[] = []
  const files = new Map<string, Buffer>()
  let header: DumpHeader | undefined
  let isWhole = false
  const take = (line: string) => {
    if (!header) header = dumpHeader.parse(JSON.parse(line))
    else {
      const entry = dumpLine.parse(JSON.parse(line))
      if ('table' in entry) rows.push(entry)
      else if ('file' in entry) files.set(entry.file, Buffer.from(entry.base64, 'base64'))
      else isWhole = entry.rows === rows.length && entry.files === files.size
    }
  }
  try {
    await pipeline(createReadStream(path), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const line of linesOf(chunks)) take(line)
    })
  } catch (error) {
    if (isCutOff(error)) throw cutOff(path)
    if (isNoDump(error)) throw new DumpError('format', `${path} is no dump of this application.`)
    throw error
  }
  if (!header || !isWhole) throw cutOff(path)
  return { header, rows, files }
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  // Pieces of a line that is not at its end: a picture is one line of many megabytes.
  let pieces: string[] = []
  for await (const chunk of chunks) {
    const parts = decoder.write(chunk).split('\n')
    for (const part of parts.slice(0, -1)) {
      pieces.push(part)
      yield pieces.join('')
      pieces = []
    }
    pieces.push(parts.at(-1) ?? '')
  }
}

const cutOff = (path: string) =>
  new DumpError('whole', `${path} is not whole: its end is missing or counts otherwise.`)

const codeOf = (error: unknown) => (error as { code?: unknown }).code
/** The gzip stream ends too early. */
const isCutOff = (error: unknown) => codeOf(error) === 'Z_BUF_ERROR'
const isNoDump = (error: unknown) =>
  codeOf(error) === 'Z_DATA_ERROR' || error instanceof SyntaxError || error instanceof ZodError

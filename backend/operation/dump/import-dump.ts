import type { Database, Transaction } from '#backend/kernel/database/database.ts'
import { bindPartner } from '#backend/kernel/database/partner.ts'
import type { FileStore } from '#backend/clinic/files/file-store.ts'
import { publishDrafts } from '#backend/publishing/publications/publishing.ts'
import { sql } from 'drizzle-orm'
import { stat } from 'node:fs/promises'
import { DumpError } from './dump-error.ts'
import { readDumpFolder } from './dump-folder.ts'
import { readDumpFile } from './read-dump-file.ts'
import type { Dump, DumpCounts, DumpRow } from './format.ts'
import { tables } from './format.ts'
import { partnerTables } from './partner-tables.ts'
import { renumber } from './rewrite-rows.ts'
import { upgradeDump } from './upgrade-dump.ts'
import { entriesOf, writeEntries } from './write-entries.ts'

type Target = { database: Database; files: FileStore }

/** Reads a file or a folder, and brings rows of an older build up to date. Throws `DumpError` for what is no dump. */
export async function readDump(path: string): Promise<Dump> {
  const isFolder = (await stat(path)).isDirectory()
  return upgradeDump(isFolder ? await readDumpFolder(path) : await readDumpFile(path))
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
 * Adds the one partner of a dump, under another number if its own is taken. Throws if its code or a host is taken, or
 * if a partner that moves is here already. Then nothing is changed.
 */
export async function importPartner(
  { database, files }: Target,
  path: string,
  options: Import = {},
): Promise<DumpCounts & { partnerId: number }> {
  const dump = await readDump(path)
  return database.asOperator((tx) => addPartner(tx, files, dump, options), { hasNoTimeout: true })
}

/**
 * `importPartner` inside a transaction that does more. Drafts of a dump without publications are published.
 */
export async function addPartner(
  tx: Transaction,
  files: FileStore,
  read: Dump,
  { hosts = [], prepare = refuseTaken, opens = () => true }: Import = {},
): Promise<DumpCounts & { partnerId: number }> {
  if (read.header.partner === null)
    throw new DumpError('everything', 'The dump holds every partner: use restore.')
  const dump = { ...read, rows: read.rows.map(({ table, row }) => ({ table, row: { ...row } })) }
  if (hosts.length > 0) replaceHosts(dump, hosts)
  requireOneClinic(dump)
  if (dump.header.moved) await settleIn(tx, dump)
  else leaveOutMoving(dump)
  leaveOutFactors(dump, opens)
  leaveOutSecrets(dump, opens)
  const ofTable = (name: string) => dump.rows.filter(({ table }) => table === name).map(({ row }) => row)
  const [partner] = ofTable('partners')
  const named = ofTable('partner_hosts').map(({ host }) => String(host))
  const code = await prepare(tx, { code: String(partner?.code), hosts: named })
  if (partner) partner.code = code
  const own = dump.rows[0]?.row.partner_id ?? 0
  const partnerId = await freeNumber(tx, own)
  const counts = await writeEntries(
    tx,
    files,
    entriesOf(partnerId === own ? dump : renumber(dump, own, partnerId)),
  )
  if (ofTable('revisions').length === 0)
    await publishDrafts(bindPartner(tx, partnerId), { accountId: null, defaults: [] })
  return { ...counts, partnerId }
}

/** Throws for a dump that somebody has written rows of another clinic into, or of the deployment's own tables. */
function requireOneClinic({ header, rows, files }: Dump): void {
  const own = rows[0]?.row.partner_id
  const ofClinic = new Set(tables.filter(({ isOfClinic }) => isOfClinic).map(({ name }) => name))
  const isForeign =
    rows.some(({ table, row }) => !ofClinic.has(table) || row.partner_id !== own) ||
    [...files.keys()].some((address) => !address.startsWith(`/_files/${own}/`))
  if (own === undefined || isForeign)
    throw new DumpError('format', `The dump holds more than the partner ${header.partner} that it names.`)
}

/**
 * Gives a partner that moves the state from before its move. Throws if the partner already runs here, because it would
 * send its messages twice.
 */
async function settleIn(tx: Transaction, { header, rows }: Dump): Promise<void> {
  const partner = rows.find(({ table }) => table === 'partners')?.row
  const same = await tx.execute<{ code: string }>(
    sql`select code from partners where signing_key = ${partner?.signing_key} and suspended_at is null`,
  )
  const [there] = same.rows
  if (there)
    throw new DumpError(
      'moved',
      `The partner is at work here already, as ${there.code}: suspend that one, or import a copy (export).`,
    )
  if (partner && header.moved === 'running') partner.suspended_at = null
}

/**
 * Leaves out the rows that the original still sends, which a copy by an older build may have. Switches webhooks off,
 * because the clinic's own systems know the original alone.
 */
function leaveOutMoving(dump: Dump): void {
  const kept = new Set(partnerTables({ isMove: false }).map(({ name }) => name))
  dump.rows = dump.rows.filter(({ table }) => kept.has(table))
  for (const { table, row } of dump.rows) if (table === 'webhooks') row.is_active = false
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

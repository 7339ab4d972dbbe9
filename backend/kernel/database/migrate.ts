import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine, Transaction } from './database.ts'
import { DatabaseError } from './database.ts'
import { isLockTimeout } from './sql-state.ts'

/*
 * Written by drizzle-kit, run by ourselves: its own runner reads a folder at run time, and in the bundle there is
 * none. The glob carries the same files into vitest, the development server and the bundle.
 */
const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const migrations = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace('./migrations/', '').replace('.sql', ''), text }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

export const migrationNames = migrations.map(({ name }) => name)

const digest = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

/** Any number, the same for every node: nodes that start together run migrations one after the other. */
export const lockNumber = 7_263_514

/**
 * A statement that waits for a table holds up all later ones. So it waits for a second. Then the whole transaction is
 * undone and tried again, 30 times, 2 seconds apart.
 */
const waiting = { lock: '1s', pause: 2_000, tries: 30 }

/**
 * Brings the database to this build's tables, or to those of an older one whose last migration is named, in one
 * transaction: all of it or nothing. Returns the names that it ran. Changes nothing if a later build has added to the
 * database. Throws `DatabaseError` if a migration was edited after its run, if one comes from a build that cannot
 * serve beside this one, or if a table is locked for more than a minute. Source: docs/decisions/0102.
 */
export async function migrate(engine: Engine, last = migrationNames.at(-1)): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await engine.transaction((tx) => runPending(tx, last), { readOnly: false, hasNoTimeout: true })
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (attempt === waiting.tries)
        throw new DatabaseError(
          'A migration found its table held by a long query at every try. Nothing was changed. pg_stat_activity shows the query: end it, or start again when it is over.',
          { cause: error },
        )
      await sleep(waiting.pause)
    }
  }
}

async function runPending(tx: Transaction, last: string | undefined): Promise<string[]> {
  // Comes before the limit, because another node may take long and no request waits behind this lock.
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
  await tx.execute(sql`select set_config('lock_timeout', ${waiting.lock}, true)`)
  await tx.execute(
    sql`create table if not exists danjang_migrations (name text primary key, digest text not null, applied_at timestamptz not null default now())`,
  )
  const applied = await readApplied(tx)
  const names = new Set(applied.map(({ name }) => name))
  const wanted = migrations.slice(0, migrations.findIndex(({ name }) => name === last) + 1)
  const pending = wanted.filter(({ name }) => !names.has(name))
  for (const row of applied) refuseEdited(row)
  for (const name of laterThanOurs(applied)) refuseForeign(name, pending.length > 0)
  for (const { name, text } of pending) {
    for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
    await tx.execute(sql`insert into danjang_migrations (name, digest) values (${name}, ${digest(text)})`)
  }
  return pending.map(({ name }) => name)
}

type Applied = { name: string; digest: string }

const readApplied = async (tx: Transaction): Promise<Applied[]> =>
  (await tx.execute<Applied>(sql`select name, digest from danjang_migrations order by name`)).rows

const laterThanOurs = (applied: Applied[]) =>
  applied.map(({ name }) => name).filter((name) => !migrationNames.includes(name))

function refuseEdited(row: Applied): void {
  const migration = migrations.find(({ name }) => name === row.name)
  if (!migration || digest(migration.text) === row.digest) return
  throw new DatabaseError(`Migration ${row.name} was changed after it was run. Restore it and add a new one.`)
}

/** True for a migration that removes or changes something older builds use: `0014_contract-drop-old-names`. */
const isContraction = (name: string) => /^\d{4}_contract-/.test(name)

/** Throws for a database with a migration that this build doesn't know, unless later builds only added to it. */
function refuseForeign(name: string, isBehind: boolean): void {
  const number = (of = '') => Number.parseInt(of, 10)
  if (isBehind || number(name) <= number(migrationNames.at(-1)))
    throw new DatabaseError(
      `The database was migrated by another build: this one does not know ${name}. Start that build or a later one. A database from before the first release cannot be upgraded: move it away, and the next start makes a new one.`,
    )
  if (isContraction(name))
    throw new DatabaseError(
      `The database was migrated by a later build, whose ${name} takes away what this one uses. Start that build or a later one.`,
    )
}

/**
 * Throws `DatabaseError` if a later build has added to the tables, and names the migrations. Work that must miss no
 * table calls it first.
 */
export async function requireOwnTables(tx: Transaction): Promise<void> {
  const [later] = laterThanOurs(await readApplied(tx))
  if (later === undefined) return
  throw new DatabaseError(
    `A later build has added to the database (${later}), and this build would leave out the new tables and columns. Back up, restore and export with that build.`,
  )
}

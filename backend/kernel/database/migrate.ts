import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Engine } from './database.ts'
import { DatabaseError } from './database.ts'

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
 * Brings the database to this build's tables, or to those of an older one whose last migration is named, in one
 * transaction: all of it or nothing. Returns what it ran.
 * Throws `DatabaseError` when a migration that was run has been edited since, or is not known to this build.
 */
export async function migrate(engine: Engine, last = migrationNames.at(-1)): Promise<string[]> {
  return engine.transaction(
    async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
      await tx.execute(
        sql`create table if not exists danjang_migrations (name text primary key, digest text not null, applied_at timestamptz not null default now())`,
      )
      const { rows } = await tx.execute<{ name: string; digest: string }>(
        sql`select name, digest from danjang_migrations order by name`,
      )
      refuseDrift(rows)
      const applied = new Set(rows.map(({ name }) => name))
      const wanted = migrations.slice(0, migrations.findIndex(({ name }) => name === last) + 1)
      const pending = wanted.filter(({ name }) => !applied.has(name))
      for (const { name, text } of pending) {
        for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
        await tx.execute(sql`insert into danjang_migrations (name, digest) values (${name}, ${digest(text)})`)
      }
      return pending.map(({ name }) => name)
    },
    { readOnly: false, hasNoTimeout: true },
  )
}

function refuseDrift(rows: { name: string; digest: string }[]): void {
  for (const row of rows) {
    const migration = migrations.find(({ name }) => name === row.name)
    if (!migration) {
      throw new DatabaseError(
        `The database was migrated by another build: this one does not know ${row.name}. Start that build or a later one. A database from before the first release is not carried over: move it away, and a new one is made.`,
      )
    }
    if (digest(migration.text) !== row.digest) {
      throw new DatabaseError(
        `Migration ${row.name} was changed after it was run. Restore it and add a new one.`,
      )
    }
  }
}

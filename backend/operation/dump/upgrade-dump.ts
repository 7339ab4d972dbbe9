import type { Transaction } from '#backend/kernel/database/database.ts'
import { migrate, migrationNames } from '#backend/kernel/database/migrate.ts'
import { openPglite } from '#backend/kernel/database/pglite.ts'
import { DumpError } from './dump-error.ts'
import type { Dump, DumpRow } from './format.ts'
import { byTable, insertRows } from './insert-rows.ts'
import { readRows } from './read-rows.ts'

/**
 * A dump as this build would have written it. Rows of an older build go through the migrations that came since, in a
 * database in memory. Throws `DumpError` for a dump of a later build, or of one that is not before this.
 */
export async function upgradeDump(dump: Dump): Promise<Dump> {
  const { migrations } = dump.header
  if (migrations.join() === migrationNames.join()) return dump
  const last = migrations.at(-1)
  if (last === undefined || !migrations.every((name, index) => name === migrationNames[index])) {
    throw new DumpError(
      'build',
      `The dump is of a later build (its last migration is ${last}, ours ${migrationNames.at(-1)}). Read it back with that build.`,
    )
  }
  const engine = await openPglite(undefined, () => {}, upgradeLimit)
  const inOneStep = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    engine.transaction(work, { readOnly: false, hasNoTimeout: true })
  try {
    await migrate(engine, last)
    await inOneStep((tx) => insertRows(tx, byTable(dump.rows)))
    await migrate(engine)
    const rows: DumpRow[] = []
    await inOneStep(async (tx) => {
      for await (const { table, json } of readRows(tx, { partnerId: null }))
        rows.push({ table, row: JSON.parse(json) as DumpRow['row'] })
    })
    return { ...dump, header: { ...dump.header, migrations: migrationNames }, rows }
  } finally {
    await engine.close()
  }
}

/** Milliseconds that a statement may wait for the database's one connection, which nobody else has. */
const upgradeLimit = 60_000

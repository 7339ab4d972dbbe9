import type { FileStore } from '#backend/clinic/files/file-store.ts'
import { newsChannel } from '#backend/kernel/database/channel.ts'
import type { Transaction } from '#backend/kernel/database/database.ts'
import { sql } from 'drizzle-orm'
import type { Dump, DumpCounts, DumpRow } from './format.ts'
import { byTable, insertRows } from './insert-rows.ts'
import type { DumpFile } from './read-dump-file.ts'

type Entry = DumpRow | DumpFile

/** Inserts rows and restores pictures in the order they come. Then tells every node to read its clinics again. */
export async function writeEntries(
  tx: Transaction,
  files: FileStore,
  entries: Iterable<Entry> | AsyncIterable<Entry>,
): Promise<DumpCounts> {
  const counts: DumpCounts = { rows: 0, files: 0 }
  async function* rows(): AsyncGenerator<DumpRow> {
    for await (const entry of entries) {
      if ('file' in entry) {
        // A picture is named by its content, so it does no harm if the transaction is undone.
        await files.restore(entry.file, entry.bytes)
        counts.files += 1
      } else {
        counts.rows += 1
        yield entry
      }
    }
  }
  await insertRows(tx, rows())
  await tx.execute(sql`select pg_notify(${newsChannel}, 'everything')`)
  return counts
}

/** Yields the rows and pictures of a dump in memory. */
export function* entriesOf({ rows, files }: Pick<Dump, 'rows' | 'files'>): Generator<Entry> {
  yield* byTable(rows)
  for (const [file, bytes] of files) yield { file, bytes }
}

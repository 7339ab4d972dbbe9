import { createHash } from 'node:crypto'
import { readDumpEntries } from './read-dump-file.ts'

/** Number of a table's rows, and a checksum that doesn't depend on their order. */
type Sum = { rows: number; sum: Buffer }
type Sums = Map<string, Sum>

const pictures = 'pictures'

/**
 * Computes a checksum for each table of a back-up, and one for its pictures. Throws `DumpError` if it is not whole.
 */
export async function addUp(path: string): Promise<Sums> {
  const sums: Sums = new Map()
  for await (const entry of readDumpEntries(path)) {
    if ('file' in entry) add(sums, pictures, entry.file, entry.bytes)
    else add(sums, entry.table, JSON.stringify(entry.row))
  }
  return sums
}

function add(sums: Sums, name: string, ...parts: (string | Buffer)[]): void {
  const found = sums.get(name) ?? { rows: 0, sum: Buffer.alloc(32) }
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  const digest = hash.digest()
  sums.set(name, {
    rows: found.rows + 1,
    sum: found.sum.map((byte, at) => byte ^ (digest[at] ?? 0)) as Buffer,
  })
}

/** Lists the differences of two back-ups, one line for each table. */
export function differences(before: Sums, after: Sums): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  return names.flatMap((name) => {
    const [one, other] = [before.get(name), after.get(name)]
    if (one?.rows !== other?.rows) return [`${name}: ${one?.rows ?? 0} became ${other?.rows ?? 0}`]
    return one && other?.sum.equals(one.sum) ? [] : [`${name}: ${one?.rows} rows, not the same`]
  })
}

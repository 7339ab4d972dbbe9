import { createHash } from 'node:crypto'
import type { Dump, DumpRow } from './format.ts'

type Contents = Pick<Dump, 'rows' | 'files'>

/** Name of a saved content, by its text. */
export const hashOf = (body: string) => createHash('sha256').update(body).digest('hex')

/**
 * A partner's rows and files under another number. Its pictures' addresses hold the number, so contents that name them
 * change.
 */
export function renumber({ rows, files }: Contents, from: number, to: number): Contents {
  const moveAddress = (text: string) => text.replaceAll(`/_files/${from}/`, `/_files/${to}/`)
  return {
    rows: rewriteTexts(rows, moveAddress).map(({ table, row }) => ({
      table,
      row: { ...row, partner_id: to },
    })),
    files: new Map([...files].map(([address, bytes]) => [moveAddress(address), bytes])),
  }
}

/** Rows with every text in them rewritten, and so those in contents. */
export const rewriteTexts = (rows: readonly DumpRow[], rewrite: (text: string) => string): DumpRow[] =>
  rewriteRows(rows, ({ table, row }) =>
    table === 'contents'
      ? { ...row, body: JSON.stringify(rewriteWithin(JSON.parse(String(row.body)), rewrite)) }
      : (rewriteWithin(row, rewrite) as DumpRow['row']),
  )

/** A value of JSON with every text in it rewritten. */
export function rewriteWithin(value: unknown, rewrite: (text: string) => string): unknown {
  if (typeof value === 'string') return rewrite(value)
  if (Array.isArray(value)) return value.map((one) => rewriteWithin(one, rewrite))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rewriteWithin(one, rewrite)]))
}

/** Rows with each row rewritten, and with the hashes by which everything refers to contents as their new texts have them. */
export function rewriteRows(rows: readonly DumpRow[], rewrite: (row: DumpRow) => DumpRow['row']): DumpRow[] {
  const rewritten = rows.map((row) => ({ table: row.table, row: rewrite(row) }))
  const hashes = new Map<unknown, string>()
  for (const { table, row } of rewritten)
    if (table === 'contents') hashes.set(row.hash, hashOf(String(row.body)))
  return rewritten.map(({ table, row }) => {
    const hash = hashes.get(row.hash)
    return { table, row: hash === undefined ? row : { ...row, hash } }
  })
}

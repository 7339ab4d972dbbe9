import { createHash } from 'node:crypto'
import type { DumpRow } from './format.ts'

type Contents = { rows: DumpRow[]; files: Map<string, Buffer> }

/**
 * A partner's rows and files under another number. Its pictures' addresses hold the number, so contents that name them
 * change, and with them the hashes by which everything refers to contents.
 */
export function renumber({ rows, files }: Contents, from: number, to: number): Contents {
  const moveAddress = (text: string) => text.replaceAll(`/_files/${from}/`, `/_files/${to}/`)
  const moved: DumpRow[] = rows.map(({ table, row }) => {
    const next = JSON.parse(moveAddress(JSON.stringify(row))) as DumpRow['row']
    return { table, row: { ...next, partner_id: to } }
  })
  const hashes = new Map<unknown, string>()
  for (const { table, row } of moved) {
    if (table === 'contents')
      hashes.set(row.hash, createHash('sha256').update(String(row.body)).digest('hex'))
  }
  for (const { row } of moved) {
    const hash = hashes.get(row.hash)
    if (hash) row.hash = hash
  }
  return {
    rows: moved,
    files: new Map([...files].map(([address, bytes]) => [moveAddress(address), bytes])),
  }
}

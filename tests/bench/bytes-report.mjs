/** Tables of what pages weigh: of each by itself, and of one build against another. */
import { comparePages } from './compare.mjs'
import { number, table } from './figures.mjs'
import { kinds, sum } from './page-bytes.mjs'

export function reportBytes(pages, say) {
  say('(c) Bytes of each home page; compressed file by file')
  for (const [host, page] of Object.entries(pages)) {
    const rows = Object.entries(kinds).map(([kind, name]) => {
      const { files, raw, gzip, brotli } = sum(page[kind])
      return [name, files, number(raw), number(gzip), number(brotli)]
    })
    say(table([host, 'files', 'raw', 'gzip -9', 'brotli 11'], rows))
  }
}

const signed = (value) => (value > 0 ? `+${number(value)}` : number(value))

/** Gives the differences of all pages, those that are more than hashes in names among them. */
export function reportDifferences(before, after, count, say) {
  say(`(d) The same pages with ${count} more block types: bytes more than without`)
  const all = []
  for (const [host, page] of Object.entries(before)) {
    const differences = comparePages(page, after[host])
    all.push(...differences)
    const rows = differences.map(({ kind, files, raw, brotli, same }) => [
      kinds[kind],
      signed(files),
      signed(raw),
      signed(brotli),
      same ? 'the same but for hashes' : 'DIFFERENT',
    ])
    say(table([host, 'files', 'raw', 'brotli 11', 'content'], rows))
  }
  return all
}

import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'

/** Times that a text is seen before it gets a name: one with a list of any length is another text each time. */
const worthNaming = 3
/** The server keeps each statement on each connection, in some 50 kB where it keeps the plan too. */
const mostNames = 400
/**
 * Where all names are given, how often a text is seen before it takes the place of the one that was used longest ago: a
 * search has thousands of shapes, and whoever tries them all must not leave the rest without names.
 */
const worthReplacing = 100
const mostCandidates = 2_000
/** A seed's insert of a thousand rows costs its reading, not its planning. */
const longest = 20_000

/**
 * Names for statements that come again and again: the server then reads and plans one once a connection instead of
 * every time, which under row-level security is more than half of what a list costs (decision 0018).
 *
 * A named statement belongs to a connection. A pooler that hands connections about after each transaction has to track
 * the names itself (PgBouncer from 1.21, with `max_prepared_statements`); where one does not, the first statement that
 * is not found, or found twice, ends the naming for this process, and the transaction is run again without. A name is
 * made of its text, so that it never stands for another. The listening connection needs a direct way, or PgBouncer's
 * session mode, in any case.
 */
export function createStatementNames() {
  const names = new LRUCache<string, string>({ max: mostNames })
  const seen = new Map<string, number>()
  let generation = 0
  let isOff = false

  /** The name of a text, once it was seen a few times; `undefined` for one that goes without. */
  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || isOff) return known
    if (text.length > longest) return undefined
    const times = (seen.get(text) ?? 0) + 1
    seen.delete(text)
    if (times < (names.size < mostNames ? worthNaming : worthReplacing)) {
      note(text, times)
      return undefined
    }
    const name = `danjang_${generation}_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
    names.set(text, name)
    return name
  }

  /** Those seen last are forgotten last. */
  function note(text: string, times: number): void {
    seen.set(text, times)
    const [oldest] = seen.keys()
    if (seen.size > mostCandidates && oldest !== undefined) seen.delete(oldest)
  }

  return {
    nameOf,
    /** After a migration a kept statement may answer other columns than it did: every text gets another name. */
    renew() {
      names.clear()
      generation += 1
    },
    /** No names any more. */
    giveUp() {
      names.clear()
      isOff = true
    },
  }
}

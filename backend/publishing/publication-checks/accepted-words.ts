import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { writeAudit, type Author } from '#backend/editing/resources/audit.ts'
import type { AcceptedWord } from '#schema/publications.ts'
import { readAndCheck, type Asked } from './check-publication.ts'

/** Words of medical-advertising law in drafts that somebody publishes all the same. */
export async function readAcceptedWords(tx: PartnerTransaction, asked: Asked): Promise<AcceptedWord[]> {
  const found = await readAndCheck(tx, asked)
  return found.flatMap(({ kind, where, excerpt, message }) =>
    kind === 'advertising' && excerpt ? [{ where, excerpt, message }] : [],
  )
}

/** The same in the words of the log. */
export const toWarnings = (words: readonly AcceptedWord[]): string[] =>
  words.map(({ where, excerpt, message }) => `${where.join(' › ')} ‘${excerpt.phrase}’: ${message}`)

/** Writes down who published a revision with such words in it; nothing where it has none. */
export async function logAcceptedWords(
  tx: PartnerTransaction,
  author: Author,
  { revision, words }: { revision: number; words: readonly AcceptedWord[] },
): Promise<void> {
  if (words.length === 0) return
  await writeAudit(tx, 'publications', author, {
    action: 'CREATED',
    rowId: null,
    title: `${revision}번 리비전`,
    before: null,
    after: null,
    warnings: toWarnings(words),
  })
}

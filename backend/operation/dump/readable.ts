import type { Row, Table } from './format.ts'
import { partnerTables } from './partner-tables.ts'

/** Tables that a readable export leaves out, besides those that every copy leaves out. */
const leftOut = [
  // Who may sign in, and with what.
  'accounts',
  'api_keys',
  'webhooks',
  'social_keys',
  'social_accounts',
  'guesses',
  'known_clients',
  // What happened, in place of what is there.
  'audit_log',
  'revisions',
  'scheduled_publications',
  'preview_answers',
  'limit_refusals',
  'cart_items',
  'recent_products',
  // Rows hold the contents that they refer to.
  'contents',
]

/** Columns that a readable export leaves out, by table: each gets its default, or an empty text where it has none. */
const leftOutColumns: Record<string, string[]> = {
  partners: ['signing_key', 'published_revision', 'changes'],
  customers: ['password_hash', 'guest_id'],
  customer_posts: ['password_hash'],
  reservations: ['idempotency_key', 'request_hash'],
  slot_claims: ['hold_hash', 'holder'],
}

/**
 * Tables of a readable export, those that others refer to first. A table all of whose rows refer to one that is left
 * out is left out as well.
 */
export const readableTables: Table[] = []
for (const table of partnerTables({ isMove: false })) {
  const isWhole = referencesOutside(table).every((columns) => columns.some((name) => isOptional(table, name)))
  if (!leftOut.includes(table.name) && isWhole) readableTables.push(table)
}

/** Does each row of a table refer to a saved content? Then it holds the content itself. */
export const holdsContent = (name: string): boolean =>
  readableTables.find((table) => table.name === name)?.references.some((one) => one.table === 'contents') ??
  false

/** Columns of each reference to a table that is left out. Contents are not: rows hold them. */
function referencesOutside({ name, references }: Table): string[][] {
  const isThere = (other: string) =>
    other === name || other === 'contents' || readableTables.some((table) => table.name === other)
  return references.filter(({ table }) => !isThere(table)).map(({ columns }) => columns)
}

function isOptional({ columns }: Table, name: string): boolean {
  return columns.some((column) => column.name === name && !column.isRequired)
}

/** The columns of a row that a readable export has. */
export function readableColumns(table: Table, row: Row): Row {
  const out = leftOutColumns[table.name] ?? []
  const outside = referencesOutside(table).flat()
  const entries = table.columns.flatMap(({ name, isGenerated, isRequired, hasDefault }) => {
    if (name === 'partner_id' || isGenerated || outside.includes(name)) return []
    if (out.includes(name)) return hasDefault || !isRequired ? [] : [[name, '']]
    // A column with a default says that it is null; all others are null where nothing is said.
    return row[name] === null && !hasDefault ? [] : [[name, row[name]]]
  })
  return Object.fromEntries(entries) as Row
}

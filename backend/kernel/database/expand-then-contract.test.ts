import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Migrations from the time when builds did not yet run beside each other. */
const before = 11

/** Statements that make an older build fail. */
const contracting = [
  /\bdrop\s+(?:table|column|function|type)\b/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\balter\s+column\b[^;]*\btype\b/i,
  // An older build inserts rows without a value for the new column.
  /\badd\s+column\b(?![^;]*\b(?:default|generated)\b)[^;]*\bnot\s+null\b/i,
]
const contracts = (text: string) => contracting.some((statement) => statement.test(text))

test('a statement that breaks older builds is recognised, and one that only adds is let through', () => {
  for (const text of [
    'ALTER TABLE "notices" DROP COLUMN "old";',
    'ALTER TABLE "notices" RENAME COLUMN "old" TO "new";',
    'ALTER TABLE "notices" ALTER COLUMN "title" SET NOT NULL;',
    'ALTER TABLE "notices" ALTER COLUMN "title" SET DATA TYPE integer;',
    'ALTER TABLE "notices" ADD COLUMN "new" text NOT NULL;',
    'DROP TABLE "notices";',
  ])
    expect([text, contracts(text)]).toEqual([text, true])
  for (const text of [
    'ALTER TABLE "notices" ADD COLUMN "new" text;',
    'ALTER TABLE "notices" ADD COLUMN "new" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "notices" ADD COLUMN "new" text GENERATED ALWAYS AS (lower("title")) STORED NOT NULL;',
    'CREATE TABLE "new" ("id" integer NOT NULL);',
  ])
    expect([text, contracts(text)]).toEqual([text, false])
})

const folder = new URL('migrations/', import.meta.url)
const added = readdirSync(folder).filter(
  (name) => name.endsWith('.sql') && Number.parseInt(name, 10) > before,
)

test.each(['0000_first_release.sql', ...added])('%s only adds, or is named a contraction', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8')
  expect(contracts(text) && !/^\d{4}_contract-/.test(name)).toBe(false)
})

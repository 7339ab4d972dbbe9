import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '#tests/support/backend.ts'
import { fillEveryTable } from '#tests/support/every-table.ts'
import type { Transaction } from './database.ts'
import { tables } from './tables.ts'

/* The rows of clinics can be divided by clinic, into partitions or over servers (docs/scale.md). */

/** Tables that are not divided, each with the reason: every part needs its rows, or they belong to no clinic. */
const undivided: Record<string, string> = {
  danjang_migrations: 'a list of what the database itself has',
  operators: 'accounts of the deployment',
  operator_sessions: 'accounts of the deployment',
  operator_keys: 'accounts of the deployment',
  operator_log: 'acts of operators, also for clinics that are gone',
  sent_codes: 'limits that hold across clinics',
  partners: 'looked up by number and by code; few rows, which seldom change',
  partner_hosts: 'looked up by host, before the clinic is known',
}

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend()
})
afterAll(() => app.close())

type Key = { table: string; name: string; columns: string[] }
type Reference = Key & { other: string; other_columns: string[] }

const columnsOf = (relation: string, numbers: string) =>
  sql.raw(`array(
    select coalesce(a.attname::text, 'an expression')
    from unnest(${numbers}) with ordinality as n (number, place)
      left join pg_attribute a on a.attrelid = ${relation} and a.attnum = n.number
    order by place)`)

test('every primary key, unique key and exclusion begins with the clinic, except in named tables', async () => {
  const { rows } = await app.database.asOperator((tx) =>
    tx.execute<Key>(sql`
      select c.relname as "table", i.indexrelid::regclass::text as name, ${columnsOf('c.oid', 'i.indkey::int2[]')} as columns
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and (i.indisunique or i.indisexclusion)`),
  )
  expect(rows.length).toBeGreaterThan(Object.keys(tables).length)
  expect(rows.filter(({ table, columns }) => columns[0] !== 'partner_id' && !(table in undivided))).toEqual(
    [],
  )
  // A listed table must still break the rule, else it leaves the list.
  for (const table of Object.keys(undivided))
    expect(rows.some((key) => key.table === table && key.columns[0] !== 'partner_id')).toBe(true)
})

test('every reference stays within the clinic, or names a table that is not divided', async () => {
  const { rows } = await app.database.asOperator((tx) =>
    tx.execute<Reference>(sql`
      select c.relname as "table", k.conname as name, ${columnsOf('k.conrelid', 'k.conkey')} as columns,
        k.confrelid::regclass::text as other, ${columnsOf('k.confrelid', 'k.confkey')} as other_columns
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`),
  )
  expect(rows.length).toBeGreaterThan(Object.keys(tables).length)
  const leaving = rows.filter(
    ({ table, other, columns, other_columns }) =>
      !(other in undivided) &&
      (table in undivided || columns[0] !== 'partner_id' || other_columns[0] !== 'partner_id'),
  )
  expect(leaving).toEqual([])
})

test('PostgreSQL can partition every table of clinics by clinic, with its keys, references and rows', async () => {
  await fillEveryTable(app.database, { partnerId: 1, canary: 'a', id: 66_001, uuid: crypto.randomUUID() })
  const names = Object.values(tables)
    .map(getTableName)
    .filter((name) => !(name in undivided))
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`create schema divided`)
    for (const name of names) await divide(tx, name)
    for (const name of names) await copyRows(tx, name)
    for (const name of names) await copyReferences(tx, name, names)
    for (const name of names) {
      const { rows } = await tx.execute(sql.raw(`select from divided.${name} where partner_id = 1`))
      expect([name, rows.length > 0]).toEqual([name, true])
    }
    await tx.execute(sql`drop schema divided cascade`)
  })
})

async function divide(tx: Transaction, name: string): Promise<void> {
  await tx.execute(
    sql.raw(
      `create table divided.${name} (like public.${name} including all) partition by hash (partner_id)`,
    ),
  )
  for (const rest of [0, 1])
    await tx.execute(
      sql.raw(
        `create table divided.${name}_${rest} partition of divided.${name} for values with (modulus 2, remainder ${rest})`,
      ),
    )
}

async function copyRows(tx: Transaction, name: string): Promise<void> {
  const { rows } = await tx.execute<{ columns: string }>(sql`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_schema = 'public' and table_name = ${name} and is_generated = 'NEVER'`)
  const columns = rows[0]?.columns
  await tx.execute(
    sql.raw(
      `insert into divided.${name} (${columns}) overriding system value select ${columns} from public.${name}`,
    ),
  )
}

async function copyReferences(tx: Transaction, name: string, divided: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conparentid = 0 and conrelid = ${`public.${name}`}::regclass`)
  for (const { name: constraint, definition } of rows) {
    const moved = definition.replace(/ REFERENCES (\w+)/, (all, other: string) =>
      divided.includes(other) ? ` REFERENCES divided.${other}` : all,
    )
    await tx.execute(sql.raw(`alter table divided.${name} add constraint ${constraint} ${moved}`))
  }
}

import type { Database } from './database.ts'
import { sqlState } from './sql-state.ts'
import { deploymentTables, tables } from './tables.ts'
import { drafts } from '#backend/publishing/site/table.ts'
import { getTableName, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let database: Database
beforeAll(async () => {
  app = await startBackend()
  database = app.database
})
afterAll(() => app.close())

type Row = Record<string, unknown>
const rowsOf = async (partnerId: number, query: ReturnType<typeof sql>) =>
  (await database.withPartner(partnerId, (tx) => tx.execute<Row>(query))).rows
const stateOf = (work: Promise<unknown>) => work.then(() => undefined, sqlState)

test('its tables and columns are those that the code knows, though migrations are written by hand', async () => {
  const { rows } = await database.asOperator((tx) =>
    tx.execute<{ column: string; nullable: string }>(sql`
      select table_name || '.' || column_name as column, is_nullable as nullable
      from information_schema.columns
      where table_schema = 'public' and table_name <> 'danjang_migrations'`),
  )
  const known = [...Object.values(tables), ...deploymentTables].flatMap((table) =>
    getTableConfig(table).columns.map((column) => [
      `${getTableName(table)}.${column.name}`,
      // What the database works out may be null in its eyes.
      column.generated ? 'YES' : column.notNull ? 'NO' : 'YES',
    ]),
  )
  expect(Object.fromEntries(rows.map(({ column, nullable }) => [column, nullable]))).toEqual(
    Object.fromEntries(known),
  )
})

describe('row-level security', () => {
  test('is forced on every table; its key is a partner’s, or requests have no right to it at all', async () => {
    const { rows } = await database.asOperator((tx) =>
      tx.execute<{ name: string; forced: boolean; key: string | null; isOpen: boolean }>(sql`
        select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
          (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
           where i.indrelid = c.oid and i.indisprimary) as key,
          has_table_privilege('app', c.oid, 'select, insert, update, delete, truncate, references, trigger')
            or has_any_column_privilege('app', c.oid, 'select, insert, update, references') as "isOpen"
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`),
    )
    const tables = rows.filter(({ name }) => name !== 'danjang_migrations')
    expect(tables.length).toBeGreaterThanOrEqual(11)
    const ofDeployment = new Set(deploymentTables.map((table) => getTableName(table)))
    for (const { name, forced, key, isOpen } of tables) {
      expect([name, forced]).toEqual([name, true])
      if (ofDeployment.has(name)) expect([name, isOpen]).toEqual([name, false])
      else expect([name, key]).toEqual([name, 'partner_id'])
    }
  })

  test('requests run as a role that is no superuser and cannot pass it by', async () => {
    const [role] = await rowsOf(
      1,
      sql`select current_user, rolsuper, rolbypassrls from pg_roles where rolname = current_user`,
    )
    expect(role).toEqual({ current_user: 'app', rolsuper: false, rolbypassrls: false })
  })

  test('no partner gives no rows, another’s are neither seen nor written', async () => {
    expect(await rowsOf(0, sql`select * from drafts`)).toEqual([])
    expect(
      new Set((await rowsOf(1, sql`select partner_id from drafts`)).map(({ partner_id }) => partner_id)),
    ).toEqual(new Set([1]))
    expect(await stateOf(rowsOf(1, sql`insert into contents values (2, 'x', '{}')`))).toBe('42501')
    await database.withPartner(1, (tx) =>
      tx
        .update(drafts)
        .set({ hash: 'x' })
        .where(sql`partner_id = 2`),
    )
    expect(
      await stateOf(rowsOf(1, sql`update partners set published_revision = 9 where partner_id = 2`)),
    ).toBeUndefined()
    expect((await database.findPartner(hosts.b))?.revision).toBe(1)
  })

  test('a thousand alternating requests leak nothing', async () => {
    const ask = async (index: number) => {
      const partnerId = (index % 2) + 1
      expect(await rowsOf(partnerId, sql`select partner_id from partners`)).toEqual([
        { partner_id: partnerId },
      ])
    }
    // Fifty at once: of a thousand some would be told that there is no connection for them.
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)))
    }
  })

  test.each(['revisions', 'revision_entries'])('%s is append-only', async (name) => {
    const table = sql.identifier(name)
    expect(await stateOf(rowsOf(1, sql`delete from ${table}`))).toBe('42501')
    expect(await stateOf(rowsOf(1, sql`update ${table} set partner_id = 1`))).toBe('42501')
  })

  test('a content is never rewritten, and there for as long as something refers to it', async () => {
    expect(await stateOf(rowsOf(1, sql`update contents set body = '{}'`))).toBe('42501')
    for (const holder of ['drafts', 'slot_data', 'revision_entries']) {
      const held = sql`hash in (select hash from ${sql.identifier(holder)})`
      expect((await rowsOf(1, sql`select hash from contents where ${held}`)).length).toBeGreaterThan(0)
      expect(await stateOf(rowsOf(1, sql`delete from contents where ${held}`))).toBe('23503')
      expect(await stateOf(rowsOf(1, sql`update contents set hash = hash || 'x' where ${held}`))).toBe(
        '23503',
      )
    }
  })
})

test('a row that cannot be read does not take the page with it', async () => {
  await database.asOperator(async (tx) => {
    await tx.execute(
      sql`insert into contents values (1, 'junk', 'no json'), (1, 'odd', '{"component":7,"data":[1]}')`,
    )
    await tx.execute(
      sql`update drafts set hash = 'junk' where partner_id = 1 and key in ('footer', 'introduce', 'theme')`,
    )
    await tx.execute(sql`update drafts set hash = 'odd' where partner_id = 1 and key = 'popup'`)
  })
  const cookie = await app.signIn()
  const api = app.client(hosts.a, cookie)
  await api.request('POST /admin/publish')
  const { global, theme } = JSON.parse(await (await app.send('/page?path=/_app')).text())
  expect(global.header.data).toMatchObject({ title: '가나' })
  expect(global.footer).toEqual({ id: 'footer', component: 'Unreadable', version: 1, data: {} })
  expect(global.popup).toEqual({ id: 'popup', component: 'Unreadable', version: 1, data: {} })
  expect(theme.primary1).toBe('#0f5b45')
  expect((await app.send('/page?path=/')).status).toBe(200)
  expect((await app.send('/page?path=/introduce')).status).toBe(404)
  expect((await api.request('GET /admin/global')).slots.footer.problem).toMatchObject({
    type: 'unknown-component',
  })
})

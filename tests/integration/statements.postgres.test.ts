import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend()
})
afterAll(() => app.close())

const kept = sql`select count(*)::integer as count from pg_prepared_statements where name like 'danjang%'`
const hostOf = (partnerId: number) =>
  app.database.withPartner(partnerId, async (tx) => {
    const { rows } = await tx.execute(
      sql`select partner_id from partner_hosts where partner_id > ${0} limit 1`,
    )
    return rows
  })

test('what comes again is kept by the server, and still answers each partner its own', async () => {
  for (let round = 0; round < 12; round += 1) {
    const partnerId = (round % 2) + 1
    expect(await hostOf(partnerId)).toEqual([{ partner_id: partnerId }])
  }
  const { rows } = await app.database.asOperator((tx) => tx.execute(kept))
  expect(rows[0]?.count).toBeGreaterThan(0)
})

test('a statement kept from before a migration is run anew', async () => {
  const ask = async () => {
    const { rows } = await app.database.asOperator((tx) =>
      tx.execute(sql`select value from statements_kept where id = ${1}`),
    )
    return rows
  }
  await app.database.asOperator((tx) =>
    tx.execute(sql`create table statements_kept as select 1 as id, 7 as value`),
  )
  for (let round = 0; round < 6; round += 1) expect(await ask()).toEqual([{ value: 7 }])
  await app.database.asOperator((tx) =>
    tx.execute(sql`alter table statements_kept alter column value type text`),
  )
  for (let round = 0; round < 6; round += 1) expect(await ask()).toEqual([{ value: '7' }])
  await app.database.asOperator((tx) => tx.execute(sql`drop table statements_kept`))
})

test('where a pooler hands out a connection that has forgotten, it goes on without names', async () => {
  for (let round = 0; round < 6; round += 1) await hostOf(1)
  await app.database.asOperator((tx) => tx.execute(sql`deallocate all`))
  for (let round = 0; round < 6; round += 1) expect(await hostOf(1)).toEqual([{ partner_id: 1 }])
  for (let round = 0; round < 6; round += 1) {
    await app.database.asOperator((tx) => tx.execute(sql`select ${round}::integer as unnamed`))
  }
  const { rows } = await app.database.asOperator((tx) =>
    tx.execute(sql`${kept} and statement like '%as unnamed%'`),
  )
  expect(rows).toEqual([{ count: 0 }])
})

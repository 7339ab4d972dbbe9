import type { Transaction } from './database.ts'
import { usualLimits } from './limits.ts'
import { openPostgres } from './postgres.ts'
import { run } from './run.ts'
import { sqlState } from './sql-state.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
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
  const { rows } = await app.database.withPartner(1, (tx) => tx.execute(kept))
  expect(rows[0]?.count).toBeGreaterThan(0)
})

test('pg_stat_activity names each connection by its purpose', async () => {
  const { rows } = await app.database.asOperator((tx) =>
    tx.execute<{ name: string }>(
      sql`select distinct application_name as name from pg_stat_activity where datname = current_database() order by 1`,
    ),
  )
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['danjang', 'danjang-listener', 'danjang-operator']),
  )
})

const number = (value: number) => sql`select ${value}::integer as value`
const asked = <T>(partnerId: number, work: (tx: Transaction) => Promise<T>, atOnce = false) =>
  app.database.withPartner(partnerId, work, { readOnly: true, atOnce })

test('what is asked side by side is answered in its order, each as it was asked', async () => {
  const ask = (tx: Transaction) => Promise.all([1, 2, 3].map((value) => tx.execute(number(value))))
  for (const atOnce of [false, true]) {
    const answers = await app.database.withPartner(1, ask, { readOnly: true, atOnce })
    expect(answers.map(({ rows }) => rows)).toEqual([[{ value: 1 }], [{ value: 2 }], [{ value: 3 }]])
  }
})

test('after one that fails nothing is carried out, whoever catches it, and the connection keeps just what the server has read', async () => {
  const ask = async (value: number, after: SQL) => {
    let told: unknown[] = []
    const work = async (tx: Transaction) => {
      const answers = await Promise.allSettled([
        tx.execute(sql`select ${value}::integer as before`),
        tx.execute(sql`select 1 / ${value}::integer as failing`),
        tx.execute(after),
      ])
      const late = await Promise.allSettled([tx.execute(number(1))])
      told = [...answers, ...late].map((answer) =>
        answer.status === 'fulfilled' ? answer.value.rows : sqlState(answer.reason),
      )
    }
    const end = await app.database.withPartner(1, work).then(() => 'committed', sqlState)
    return [...told, end]
  }
  const after = sql`select ${'x'}::text as after`
  // Under a name from the third time on, so that it first gets one in a message that fails.
  for (let round = 0; round < 4; round += 1) {
    expect(await ask(0, after)).toEqual([[{ before: 0 }], '22012', '22012', '22012', '22012'])
  }
  const row = { failing: 1 }
  const answers = [[{ before: 1 }], [row], [{ after: 'x' }], [{ value: 1 }]]
  expect(await ask(1, after)).toEqual([...answers, 'committed'])
})

test('what is still to be sent when a transaction has failed never is', async () => {
  const failing = (tx: Transaction) =>
    Promise.all([
      tx.execute(sql`update partners set changes = changes + ${1}`),
      Promise.reject(new Error('Something else went wrong.')),
    ])
  const changes = async () => {
    const { rows } = await app.database.asOperator((tx) =>
      tx.execute(sql`select sum(changes)::integer as changes from partners`),
    )
    return rows[0]?.changes
  }
  const before = await changes()
  await expect(app.database.withPartner(1, failing)).rejects.toThrow('Something else')
  // On the same connection, which would carry it out with its own.
  await app.database.withPartner(1, (tx) => tx.execute(number(1)))
  expect(await changes()).toBe(before)
})

test('what runs on a connection outside of its transaction sees nothing', async () => {
  const read = sql`select current_user as role, count(*)::integer as rows from partner_hosts`
  const answers = app.database.withPartner(1, async (tx) => {
    const within = await tx.execute(read)
    await tx.execute(sql`rollback`)
    const outside = await tx.execute(read)
    await tx.execute(sql`reset role`)
    const reset = await tx.execute(read)
    return [within, outside, reset].map(({ rows }) => rows[0])
  })
  const nothing = { role: 'app', rows: 0 }
  expect(await answers).toEqual([{ role: 'app', rows: 1 }, nothing, nothing])
})

test('without its role nothing is carried out: what goes with a beginning that fails is not', async () => {
  const operate = (statement: SQL) => app.database.asOperator((tx) => tx.execute(statement))
  const { rows } = await operate(sql`select current_database() as name`)
  // Whoever may write, but may not take the role on.
  const stranger = `stranger_${String(rows[0]?.name).slice(-12)}`
  await operate(sql.raw(`create role ${stranger} login password 'secret'`))
  await operate(sql.raw('create table statements_probe (value integer)'))
  await operate(sql.raw(`grant insert on statements_probe to ${stranger}`))
  const url = Object.assign(new URL(inject('testDatabases').server ?? ''), {
    pathname: `/${rows[0]?.name}`,
    username: stranger,
    password: 'secret',
    // In place of those that take on the role with the connection.
    search: '?options=-c%20work_mem%3D4MB',
  })
  const nothing = () => {}
  const engine = await openPostgres(url.href, nothing, nothing, { ...usualLimits, patience: 60_000 })
  const insert = (tx: Transaction) => tx.execute(sql`insert into statements_probe values (${1})`)
  const refused = run(engine, { readOnly: false, partnerId: 1 }, insert)
  await expect(refused.catch((error: unknown) => sqlState(error))).resolves.toBe('42501')
  await run(engine, { readOnly: false }, insert)
  await engine.close()
  const kept = await operate(sql`select count(*)::integer as count from statements_probe`)
  expect(kept.rows).toEqual([{ count: 1 }])
  await operate(sql.raw('drop table statements_probe'))
  await operate(sql.raw(`drop role ${stranger}`))
})

test('for no partner’s number none of the connections is taken', async () => {
  const take = () => app.database.withPartner(Number.NaN, () => Promise.resolve())
  for (let round = 0; round < 12; round += 1) await expect(take()).rejects.toThrow(TypeError)
  await expect(asked(1, (tx) => tx.execute(number(1)))).resolves.toMatchObject({ rows: [{ value: 1 }] })
})

test('one that takes too long is told as what may be tried again', async () => {
  const cookie = await app.signIn()
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`select from partners for update`)
    const answer = await app.send('/admin/publish', { method: 'POST', headers: { cookie } })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  })
})

test('what is asked last is committed, and nothing can be asked after it', async () => {
  await app.database.asOperator((tx) => tx.execute(sql`create table statements_last (value integer)`))
  const insert = (tx: Transaction, value: number) =>
    tx.execute(sql`insert into statements_last values (${value})`)
  await app.database.asOperator(async (tx) => {
    await insert(tx, 1)
    tx.lastly()
    await Promise.all([insert(tx, 2), insert(tx, 3)])
    await expect(insert(tx, 4)).rejects.toHaveProperty('cause.message', expect.stringContaining('its last'))
  })
  const { rows } = await app.database.asOperator((tx) =>
    tx.execute(sql`table statements_last order by value`),
  )
  expect(rows).toEqual([1, 2, 3].map((value) => ({ value })))
  await app.database.asOperator((tx) => tx.execute(sql`drop table statements_last`))
})

test('one that asks at once cannot ask again later', async () => {
  const twice = async (tx: Transaction) => {
    await tx.execute(number(1))
    return tx.execute(number(2))
  }
  await expect(asked(1, twice, true)).rejects.toHaveProperty(
    'cause.message',
    expect.stringContaining('its last'),
  )
  await expect(asked(1, twice)).resolves.toMatchObject({ rows: [{ value: 2 }] })
})

test('a commit that fails leaves its connection to the next, whatever that asks', async () => {
  await app.database.asOperator(async (tx) => {
    await tx.execute(
      sql`create table statements_deferred (value integer unique deferrable initially deferred)`,
    )
    await tx.execute(sql`grant insert on statements_deferred to app`)
  })
  const insertTwice = (isLast: boolean) => (tx: Transaction) => {
    if (isLast) tx.lastly()
    return tx.execute(sql`insert into statements_deferred values (1), (1)`)
  }
  // The error and the server's word that it is ready come apart in some of these, and the connection is free between.
  for (let round = 0; round < 200; round += 1) {
    const failed = app.database.withPartner(1, insertTwice(round % 2 === 0)).catch(sqlState)
    expect(await failed).toBe('23505')
    const next = await asked(1, (tx) => tx.execute(number(round)), true)
    expect(next).toMatchObject({ rows: [{ value: round }] })
  }
  await app.database.asOperator((tx) => tx.execute(sql`drop table statements_deferred`))
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
  await asked(1, (tx) => tx.execute(sql`deallocate all`))
  for (let round = 0; round < 6; round += 1) expect(await hostOf(1)).toEqual([{ partner_id: 1 }])
  for (let round = 0; round < 6; round += 1) {
    await asked(1, (tx) => tx.execute(sql`select ${round}::integer as unnamed`))
  }
  const { rows } = await asked(1, (tx) => tx.execute(sql`${kept} and statement like '%as unnamed%'`))
  expect(rows).toEqual([{ count: 0 }])
})

import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { fragment, statement } from './written-statement.ts'

const written = (query: ReturnType<ReturnType<typeof statement>>) => new PgDialect().sqlToQuery(query)

test('a statement is written once for each shape, and a value sent once wherever it stands', () => {
  let times = 0
  const find = statement<{ id: number; name: string }, { isNamed: boolean }>((value, { isNamed }) => {
    times += 1
    const name = isNamed ? sql` or a.name = ${value('name')}` : sql``
    return sql`select ${'constant'} where a.id = ${value('id')}${name} or b.id = ${value('id')}`
  })
  const ask = (id: number, isNamed: boolean) => written(find({ id, name: 'x' }, { isNamed }))
  expect(ask(7, true)).toEqual({
    sql: 'select $1 where a.id = $2 or a.name = $3 or b.id = $2',
    params: ['constant', 7, 'x'],
  })
  expect(ask(8, true).params).toEqual(['constant', 8, 'x'])
  expect(ask(8, false)).toEqual({ sql: 'select $1 where a.id = $2 or b.id = $2', params: ['constant', 8] })
  expect(times).toBe(2)
})

test('a value that is missing is told', () => {
  const find = statement<{ id?: number }>((value) => sql`select ${value('id')}`)
  expect(() => find({}, null)).toThrow('id')
})

test('a fragment is written once for each shape, and filled with values and with SQL where it stands', () => {
  let times = 0
  const named = fragment<{ name: unknown; table: unknown }, { isNot: boolean }>((value, { isNot }) => {
    times += 1
    const not = isNot ? sql`not ` : sql``
    return sql`${not}exists (select from ${value('table')} where name = ${value('name')} and kind = ${'kept'})`
  })
  const ask = (name: string, isNot: boolean) =>
    written(sql`select ${1} where ${named({ name, table: sql`rows_of(${2})` }, { isNot })} limit ${3}`)
  expect(ask('a', false)).toMatchObject({
    sql: 'select $1 where exists (select from rows_of($2) where name = $3 and kind = $4) limit $5',
    params: [1, 2, 'a', 'kept', 3],
  })
  expect(ask('b', false).params).toEqual([1, 2, 'b', 'kept', 3])
  expect(ask('b', true).sql).toContain('where not exists')
  expect(times).toBe(2)
  // In a statement, the place of a value is a value of the fragment.
  const find = statement<{ name: string }>(
    (value) => sql`select ${named({ name: value('name'), table: sql`t` }, { isNot: false })}`,
  )
  expect(written(find({ name: 'c' }, null))).toEqual({
    sql: 'select exists (select from t where name = $1 and kind = $2)',
    params: ['c', 'kept'],
  })
})

test('a list that is a value of a fragment is sent as one', () => {
  const inside = fragment<{ ids: number[] }>((value) => sql`id = any(${value('ids')})`)
  expect(written(inside({ ids: [1, 2] }, null)).params).toEqual([[1, 2]])
  expect(() => fragment<{ id?: number }>((value) => sql`${value('id')}`)({}, null)).toThrow('id')
})

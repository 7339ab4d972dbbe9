import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { statement } from './written-statement.ts'

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

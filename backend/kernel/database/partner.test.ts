import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { notices } from '#backend/content/notices/table.ts'
import type { Transaction } from './database.ts'
import { bindPartner, isOfPartner } from './partner.ts'

const written = (condition: ReturnType<typeof isOfPartner>) => new PgDialect().sqlToQuery(condition)

test('the condition names the partner of its transaction, and no other', () => {
  expect(written(isOfPartner({ partnerId: 7 }, notices))).toMatchObject({
    sql: '"notices"."partner_id" = $1',
    params: [7],
  })
})

test('a bound transaction knows its partner, does what the transaction does, and leaves that as it was', () => {
  const tx = drizzle.mock() as unknown as Transaction
  const bound = bindPartner(tx, 7)
  expect(written(isOfPartner(bound, notices)).params).toEqual([7])
  expect(Object.keys(bound)).toEqual(['partnerId'])
  expect(bound.select().from(notices).where(isOfPartner(bound, notices)).toSQL().params).toEqual([7])
  expect(tx).not.toHaveProperty('partnerId')
  expect(written(isOfPartner(bindPartner(tx, 8), notices)).params).toEqual([8])
})

import { connectDatabase } from './connect.ts'
import { DatabaseError } from './database.ts'
import { sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danjang-migrations-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a database with the migrations of another build is refused, and told what to do with it', async () => {
  const dataDir = join(folder, 'data')
  const database = await connectDatabase({ dataDir })
  await database.asOperator((tx) =>
    tx.execute(sql`
      update danjang_migrations set name = '0000_role_by_hand', digest = ''
      where name = (select min(name) from danjang_migrations)`),
  )
  await database.close()
  const again = connectDatabase({ dataDir })
  await expect(again).rejects.toThrow(DatabaseError)
  await expect(again).rejects.toThrow(
    /does not know 0000_role_by_hand\. .* move it away, and the next start makes a new one/,
  )
})

import type { Database } from '#backend/database/database.ts'
import { createFileStore } from '#backend/files/file-store.ts'
import { seedPartners } from '#backend/seeds/seed.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { testDefinitions } from './blocks.ts'
import { testPartner } from './partners.ts'

/** The owner's account, the same at each partner. */
export const admin = { email: 'owner@example.com', password: '비밀번호-열두글자' }
export const hosts = { a: 'a.test', b: 'b.test' }

/** Writes the two partners that most tests have: 1 at `hosts.a`, 2 at `hosts.b`, of the test blocks and without pictures. */
export async function seedTwoPartners(database: Database): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'danjang-files-'))
  const logger = pino({ level: 'silent' })
  const seeds = { database, files: createFileStore(directory), logger, definitions: testDefinitions, admin }
  await seedPartners(seeds, [testPartner('가나', hosts.a), testPartner('다라', hosts.b)])
  await rm(directory, { recursive: true })
}

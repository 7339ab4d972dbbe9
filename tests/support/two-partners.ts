import type { Database } from '#backend/kernel/database/database.ts'
import { testDefinitions } from './blocks.ts'
import { testPartner } from './partners.ts'
import { seedPartners } from './seed-partners.ts'

export { admin } from './seed-partners.ts'
export const hosts = { a: 'a.test', b: 'b.test' }

/** Writes the two partners that most tests have: 1 at `hosts.a`, 2 at `hosts.b`, of the test blocks and without pictures. */
export const seedTwoPartners = (database: Database): Promise<void> =>
  seedPartners(database, testDefinitions, [testPartner('가나', hosts.a), testPartner('다라', hosts.b)])

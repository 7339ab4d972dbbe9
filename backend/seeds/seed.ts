import { bindPartner } from '#backend/database/partner.ts'
import type { Database, Transaction } from '#backend/database/database.ts'
import { partners } from '#backend/partners/table.ts'
import type { FileStore } from '#backend/files/file-store.ts'
import type { Definitions } from '#backend/site/block-check.ts'
import { hashPassword } from '#backend/credentials/passwords.ts'
import { count, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { calendarFrom } from './calendar.ts'
import type { DemoPartner } from './demo-partner.ts'
import type { PartnerContent } from './partner-content.ts'
import { checkPartner } from './partner-content.ts'
import { storeImages } from './store-images.ts'
import { writePartner, type Owner } from './write-partner.ts'

type SeedOptions = {
  database: Database
  files: FileStore
  logger: Logger
  definitions: Definitions
  /** The owner's account, the same at each partner. */
  admin: { email?: string | undefined; password?: string | undefined }
  /** The moment whose day in Seoul the demo's days are counted from; now unless told. */
  now?: Date
  /** A folder in which pictures are kept once they are drawn. Unset: all are drawn. */
  pictureCache?: string | undefined
}

export type SeedResult = {
  /** Codes of the partners made; none where the database already had any. */
  partners: string[]
  /** Set where no password was given: the only time it can be told. */
  generatedPassword?: string
  email: string
}

/** Fills a new database with the demo; does nothing where there is a partner. Throws with everything wrong in the demo. */
export async function seedDemo(options: SeedOptions): Promise<SeedResult> {
  const { demoPartners } = await import('#demo/index.ts')
  return seedPartners(options, demoPartners)
}

/** As `seedDemo`, with partners of one's own. Everything is drawn and checked before the first row is written. */
export async function seedPartners(options: SeedOptions, demos: DemoPartner[]): Promise<SeedResult> {
  const { database, files, logger, definitions, admin, now = new Date(), pictureCache } = options
  const calendar = calendarFrom(now)
  const email = (admin.email ?? 'admin@danjang.local').toLowerCase()
  const nothing: SeedResult = { partners: [], email }
  if (!(await database.asOperator(isEmpty))) return nothing

  const password = admin.password ?? randomBytes(12).toString('base64url')
  const prepared: { partnerId: number; content: PartnerContent; owner: Owner }[] = []
  for (const [index, demo] of demos.entries()) {
    const partnerId = index + 1
    logger.info({ partner: demo.code }, 'drawing the pictures of a demo partner')
    const images = await storeImages(files, partnerId, demo, pictureCache)
    const owner = {
      email,
      name: '관리자',
      passwordHash: await hashPassword(password, partnerId),
      role: 'owner' as const,
    }
    prepared.push({ partnerId, content: await checkPartner(demo, images, definitions, calendar), owner })
  }
  const isWritten = await database.asOperator(async (tx) => {
    // Two nodes may start on one new database: the second finds it filled.
    await tx.execute(sql`lock table partners in share row exclusive mode`)
    if (!(await isEmpty(tx))) return false
    for (const { partnerId, content, owner } of prepared)
      await writePartner(bindPartner(tx, partnerId), content, owner)
    return true
  })
  if (!isWritten) return nothing
  const codes = demos.map(({ code }) => code)
  return { partners: codes, email, ...(admin.password === undefined && { generatedPassword: password }) }
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  const [row] = await tx.select({ partners: count() }).from(partners)
  return row?.partners === 0
}

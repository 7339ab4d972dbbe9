import { accounts } from '#backend/people/accounts/table.ts'
import { hashPassword } from '#backend/kernel/credentials/passwords.ts'
import type { Database, Transaction } from '#backend/kernel/database/database.ts'
import type { Dump, Row } from '#backend/operation/dump/format.ts'
import { addPartner, readDump } from '#backend/operation/dump/import-dump.ts'
import { shiftDays } from '#backend/operation/dump/shift-days.ts'
import type { FileStore } from '#backend/clinic/files/file-store.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { partnerProfile } from '#schema/partners.ts'
import { count, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

/** Clinics of the demo, each an export in `demo/`. They get the numbers 1, 2 and 3. Source: docs/product.md, A10. */
export const demoClinics = ['raon', 'mirae', 'solo'] as const

/** Folder of a clinic's export, below the folder that the server was started in. */
export const demoFolder = (clinic: (typeof demoClinics)[number]): string => join('demo', clinic)

/** Name and theme of a clinic of the demo, as its export has them. Throws `DumpError` where it is not whole. */
export async function readDemoLook(
  clinic: (typeof demoClinics)[number],
): Promise<{ name: string; theme: unknown }> {
  const { rows } = await readDump(demoFolder(clinic))
  const find = (table: string, is: (row: Row) => boolean) =>
    rows.find((entry) => entry.table === table && is(entry.row))?.row
  const { partnerName } = partnerProfile.parse(find('partners', () => true)?.profile)
  const hash = find('drafts', ({ kind }) => kind === 'theme')?.hash
  const theme = find('contents', (content) => content.hash === hash)
  return { name: partnerName, theme: JSON.parse(String(theme?.body)) }
}

type SeedOptions = {
  database: Database
  files: FileStore
  /** The owner's account, the same at each clinic. */
  admin: { email?: string | undefined; password?: string | undefined }
  /** The demo's days are moved towards this one; now unless told. */
  now?: Date
}

export type SeedResult = {
  /** Codes of the partners made; none where the database already had any. */
  partners: string[]
  /** Set where no password was given: the only time it can be told. */
  generatedPassword?: string
  email: string
}

/** Fills a new database with the demo; does nothing where there is a partner. Throws `DumpError` where the demo is not whole. */
export async function seedDemo({
  database,
  files,
  admin,
  now = new Date(),
}: SeedOptions): Promise<SeedResult> {
  const email = (admin.email ?? 'admin@danjang.local').toLowerCase()
  const nothing: SeedResult = { partners: [], email }
  if (!(await database.asOperator(isEmpty))) return nothing

  const password = admin.password ?? randomBytes(12).toString('base64url')
  const prepared: { dump: Dump; passwordHash: string }[] = []
  for (const [index, clinic] of demoClinics.entries()) {
    const dump = shiftDays(await readDump(demoFolder(clinic)), now)
    prepared.push({ dump, passwordHash: await hashPassword(password, index + 1) })
  }
  const isWritten = await database.asOperator(async (tx) => {
    // Two nodes may start on one new database: the second finds it filled.
    await tx.execute(sql`lock table partners in share row exclusive mode`)
    if (!(await isEmpty(tx))) return false
    for (const { dump, passwordHash } of prepared) {
      const { partnerId } = await addPartner(tx, files, dump)
      await tx.insert(accounts).values({ partnerId, email, name: '관리자', passwordHash, role: 'owner' })
    }
    return true
  })
  if (!isWritten) return nothing
  return {
    partners: [...demoClinics],
    email,
    ...(admin.password === undefined && { generatedPassword: password }),
  }
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  const [row] = await tx.select({ partners: count() }).from(partners)
  return row?.partners === 0
}

import { accounts } from '#backend/people/accounts/table.ts'
import { hashPassword } from '#backend/kernel/credentials/passwords.ts'
import { demoFolder } from '#backend/operation/seeds/seed-demo.ts'
import { definitions } from '#registry/definitions.ts'
import { importPartner } from './import-dump.ts'
import { restoreDump } from './restore-dump.ts'
import { writeDump } from './write-dump.ts'
import { tables } from './format.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { files } from '#backend/clinic/files/table.ts'
import { and, like, notInArray, notLike, sql } from 'drizzle-orm'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { testPartner } from '#tests/support/partners.ts'

/** What a partner leaves behind: who is signed in, and what is under way for minutes. */
const ephemeral = [
  'sessions',
  'customer_sessions',
  'hand_overs',
  'preview_links',
  'invitations',
  'password_resets',
  'passkey_challenges',
  'certifications',
  'phone_codes',
  'social_sign_ins',
  'unproved_claims',
  'leases',
  'presence',
  'notifications',
  'message_counts',
  'webhook_deliveries',
]

/** What visitors and the console fill, and the demo does not. */
const unfilled = [
  'api_keys',
  'audit_log',
  'cart_items',
  'consultations',
  'employee_options',
  'limit_refusals',
  'list_views',
  'notification_templates',
  'passkeys',
  'preview_answers',
  'recent_products',
  'recovery_codes',
  'reservation_moves',
  'retention_runs',
  'scheduled_entries',
  'social_keys',
  'social_accounts',
  'scheduled_publications',
  'two_factors',
  'waitings',
  'webhooks',
]

let directory: string
let source: Awaited<ReturnType<typeof startBackend>>

/** A clinic of the demo with an owner, and another beside it. */
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'danjang-dump-'))
  source = await startBackend({ partners: [], definitions })
  await importPartner(source, demoFolder('raon'), { hosts: [hosts.a] })
  await importPartner(source, demoFolder('solo'), { hosts: [hosts.b] })
  // Logos and a few gated pictures stand for all.
  await source.database.asOperator(async (tx) => {
    const kept = tx.select({ path: files.path }).from(files).where(like(files.path, '%gated%')).limit(4)
    await tx.delete(files).where(and(notInArray(files.path, kept), notLike(files.alt, '%의원')))
  })
  const passwordHash = await hashPassword(admin.password, 1)
  const owner = { partnerId: 1, email: admin.email, name: '관리자', passwordHash, role: 'owner' as const }
  await source.database.asOperator((tx) => tx.insert(accounts).values(owner))
  await source.signIn(hosts.a)
  await signInCustomer(source.database, 1)
})
afterAll(async () => {
  await source.close()
  await rm(directory, { recursive: true })
})

const sums = async (database: Database) =>
  database.asOperator(async (tx) => {
    const found: Record<string, unknown> = {}
    for (const { name: table } of tables) {
      const { rows } = await tx.execute(
        sql`select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(table)} t`,
      )
      found[table] = rows[0]
    }
    return found
  })
/** JSON with the addresses of pictures as the first partner has them. */
const inFirst = (value: unknown) => JSON.stringify(value).replaceAll('/_files/2/', '/_files/1/')
const shell = (app: typeof source, host: string) =>
  app.client(host).request('GET /page', { query: { path: '/_app' } })

test('a back-up read back has the same counts and checksums, files included', async () => {
  const path = join(directory, 'all.gz')
  const counts = await writeDump(source, path, null)
  expect(counts.files).toBeGreaterThan(4)
  const target = await startBackend({ partners: [testPartner('옛', 'old.test')] })
  expect(await restoreDump(target, path)).toEqual(counts)
  expect(await sums(target.database)).toEqual(await sums(source.database))
  const logo = (await target.client(hosts.a).request('GET /partners/this')).partnerLogoImageUrl ?? ''
  expect((await target.files.get(logo))?.bytes).toEqual((await source.files.get(logo))?.bytes)
  await target.close()
})

test('a partner moves to another database, under another number where it must', async () => {
  const path = join(directory, 'one.gz')
  await writeDump(source, path, 'raon')
  const target = await startBackend({ partners: [testPartner('먼저', 'first.test')] })
  expect(await importPartner(target, path)).toMatchObject({ partnerId: 2 })
  expect(inFirst(await shell(target, hosts.a))).toBe(inFirst(await shell(source, hosts.a)))
  const logo = (await target.client(hosts.a).request('GET /partners/this')).partnerLogoImageUrl ?? ''
  expect(logo).toMatch(/^\/_files\/2\//)
  expect(await target.files.get(logo)).not.toBeNull()
  expect(await target.signIn(hosts.a)).toMatch(/^danjang_admin=/)
  await expect(importPartner(target, path)).rejects.toThrow('The code raon is taken')
  await target.close()

  const empty = await startBackend({ partners: [] })
  expect(await importPartner(empty, path)).toMatchObject({ partnerId: 1 })
  expect(await shell(empty, hosts.a)).toEqual(await shell(source, hosts.a))
  await empty.close()
})

test('all of a clinic moves with it, pictures and references, and nobody stays signed in', async () => {
  const path = join(directory, 'clinic.gz')
  await writeDump(source, path, 'raon')
  const target = await startBackend({ partners: [testPartner('먼저', 'first.test')] })
  await importPartner(target, path)
  const [before, after] = [await rowsOf(source.database, 1), await rowsOf(target.database, 2)]
  for (const table of ephemeral) {
    expect([table, after[table]]).toEqual([table, 0])
    delete before[table]
    delete after[table]
  }
  // A table that nothing fills is not tested here, but with every table's one row.
  expect(
    Object.keys(before)
      .filter((table) => before[table] === 0)
      .sort(),
  ).toEqual(unfilled.sort())
  expect(after).toEqual(before)
  const products = (app: typeof source) => app.client(hosts.a).request('GET /v2/products', { query: {} })
  expect(inFirst(await products(target))).toBe(inFirst(await products(source)))
  await target.close()
})

/** Rows of a partner by table. */
const rowsOf = async (database: Database, partnerId: number) =>
  database.asOperator(async (tx) => {
    const found: Record<string, number> = {}
    for (const { name, isOfClinic } of tables) {
      if (!isOfClinic) continue
      const { rows } = await tx.execute<{ rows: number }>(
        sql`select count(*)::int as rows from ${sql.identifier(name)} where partner_id = ${partnerId}`,
      )
      found[name] = rows[0]?.rows ?? 0
    }
    return found
  })

test('a dump that is not whole, or of the other kind, changes nothing', async () => {
  const path = join(directory, 'cut.gz')
  const before = await sums(source.database)
  await writeDump(source, path, null)
  await expect(importPartner(source, path)).rejects.toThrow('use restore')
  await writeFile(path, (await readFile(path)).subarray(0, 500))
  await expect(restoreDump(source, path)).rejects.toThrow()
  await expect(writeDump(source, path, 'nobody')).rejects.toThrow('There are: raon, solo')
  expect(await sums(source.database)).toEqual(before)
})

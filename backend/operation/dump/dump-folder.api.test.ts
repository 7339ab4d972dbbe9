import { sql } from 'drizzle-orm'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files } from '#backend/clinic/files/table.ts'
import { migrationNames } from '#backend/kernel/database/migrate.ts'
import { demoFolder } from '#backend/operation/seeds/seed-demo.ts'
import { definitions } from '#registry/definitions.ts'
import { startBackend } from '#tests/support/backend.ts'
import { fillEveryTable } from '#tests/support/every-table.ts'
import { readDumpFolder, writeDumpFolder } from './dump-folder.ts'
import { importPartner, readDump } from './import-dump.ts'
import { shiftDays } from './shift-days.ts'
import { upgradeDump } from './upgrade-dump.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'danjang-folder-'))
})
afterAll(() => rm(directory, { recursive: true }))

/** Texts of a folder's files, without the moment at which it was written. */
async function textsOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name)).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'base64')))
  const found = Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']))
  const { createdAt: _, ...header } = JSON.parse(Buffer.from(found['clinic.json'] ?? '', 'base64').toString())
  return { ...found, 'clinic.json': JSON.stringify(header) }
}

test('a clinic that is read from a folder is written to the same folder again', async () => {
  const [first, again] = [join(directory, 'first'), join(directory, 'again')]
  const one = await startBackend({ partners: [], definitions })
  await importPartner(one, demoFolder('solo'))
  await writeDumpFolder(one, first, 'solo')
  const other = await startBackend({ partners: [], definitions })
  await importPartner(other, first)
  await writeDumpFolder(other, again, 'solo')
  expect(await textsOf(again)).toEqual(await textsOf(first))
  // And is shown as it was.
  const home = (app: typeof one) =>
    app.client('solo.localhost').request('GET /page', { query: { path: '/' } })
  expect(await home(other)).toEqual(await home(one))
  await one.close()
  await other.close()
})

test('a folder holds no account, session, key or secret of a clinic that has all of them', async () => {
  const app = await startBackend()
  await fillEveryTable(app.database, {
    partnerId: 1,
    canary: 'canary-of-a',
    id: 66_001,
    uuid: crypto.randomUUID(),
  })
  // A listed picture has to be in the store, and this one is only a name.
  await app.database.asOperator((tx) => tx.delete(files).where(sql`path = 'canary-of-a'`))
  const folder = join(directory, 'secrets')
  await writeDumpFolder(app, folder, '가나')
  const { rows } = await readDumpFolder(folder)
  const tables = [...new Set(rows.map(({ table }) => table))]
  expect(tables).toContain('customers')
  expect(
    tables.filter((name) => /account|session|key|passkey|factor|token|invit|webhook|code/.test(name)),
  ).toEqual(['keywords'])
  const secrets = rows.flatMap(({ table, row }) =>
    Object.entries(row)
      .filter(([column]) => /password|^secret|token|_hash|_key|account|guest_id|holder/.test(column))
      .filter(([, value]) => value !== '')
      .map(([column]) => `${table}.${column}`),
  )
  expect(secrets).toEqual([])
  await app.close()
})

test('an export of the first release is read back with what this build has added', async () => {
  const { header, rows, files: pictures } = await readDumpFolder(demoFolder('solo'))
  const added = ['retention_periods', 'retention_runs', 'limit_refusals', 'unproved_claims']
  const first = {
    header: { ...header, migrations: ['0000_first_release'] },
    rows: rows.filter(({ table }) => !added.includes(table)),
    files: pictures,
  }
  const upgraded = await upgradeDump(first)
  expect(upgraded.header.migrations).toEqual(migrationNames)
  const count = (dump: { rows: { table: string }[] }, name: string) =>
    dump.rows.filter(({ table }) => table === name).length
  for (const table of ['products', 'product_options', 'drafts', 'visits'])
    expect([table, count(upgraded, table)]).toEqual([table, count(first, table)])
})

test('an export of a later build is refused, and so is a folder that lacks a table or a picture', async () => {
  const folder = join(directory, 'later')
  await cp(demoFolder('solo'), folder, { recursive: true })
  const text = await readFile(join(folder, 'clinic.json'), 'utf8')
  await writeFile(join(folder, 'clinic.json'), text.replace(/"migrations": \[/, '"migrations": ["zz_later",'))
  await expect(readDump(folder)).rejects.toThrow('later build')
  await writeFile(join(folder, 'clinic.json'), text)
  await rm(join(folder, 'products.json'))
  await expect(readDump(folder)).rejects.toThrow('products.json is missing')
  await expect(readDump(directory)).rejects.toThrow('clinic.json is missing')
})

test('nothing but an earlier export is written over', async () => {
  const folder = await mkdtemp(join(directory, 'mine-'))
  await writeFile(join(folder, 'letter.txt'), 'mine')
  const app = await startBackend()
  await expect(writeDumpFolder(app, folder, '가나')).rejects.toThrow('holds something else')
  expect(await readdir(folder)).toEqual(['letter.txt'])
  await app.close()
})

test('days move by whole weeks towards today, in rows and in what they hold', async () => {
  const dump = await readDumpFolder(demoFolder('raon'))
  const written = new Date(dump.header.createdAt)
  const later = (days: number) => new Date(written.getTime() + days * 86_400_000)
  expect(shiftDays(dump, later(6))).toBe(dump)
  const days = (moved: typeof dump) =>
    moved.rows.flatMap(({ table, row }) => (table === 'visits' ? [Date.parse(String(row.day))] : []))
  const moved = days(shiftDays(dump, later(15)))
  expect(new Set(moved.map((day, index) => (day - (days(dump)[index] ?? 0)) / 86_400_000))).toEqual(
    new Set([14]),
  )
  const claims = (of: typeof dump) => of.rows.filter(({ table }) => table === 'slot_claims')
  expect(claims(shiftDays(shiftDays(dump, later(14)), later(0)))).not.toEqual(claims(dump))
  const birthdays = (of: typeof dump) => of.rows.map(({ row }) => row.birth_date).filter(Boolean)
  expect(birthdays(shiftDays(dump, later(700)))).toEqual(birthdays(dump))
})

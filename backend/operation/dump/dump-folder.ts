import type { Database, Transaction } from '#backend/kernel/database/database.ts'
import { migrationNames } from '#backend/kernel/database/migrate.ts'
import { readAddress } from '#backend/clinic/files/file-address.ts'
import type { FileStore } from '#backend/clinic/files/file-store.ts'
import stringify from 'json-stringify-pretty-compact'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { DumpError } from './dump-error.ts'
import { dumpHeader, type Dump, type DumpCounts, type DumpRow, type Row } from './format.ts'
import { holdsContent, readableColumns, readableTables } from './readable.ts'
import { partnerTables } from './partner-tables.ts'
import { fileOf, partnerOf, readRows } from './read-rows.ts'
import { hashOf } from './rewrite-rows.ts'

/*
 * A folder: `clinic.json` with the header, `<table>.json` with a table's rows, and `files/` with the pictures. Rows have
 * no `partner_id`, and no column that is null. A row that refers to a saved content holds the content itself.
 */
const folderHeader = dumpHeader.extend({
  partner: z.string(),
  /** Number of the partner, which addresses of pictures hold. */
  partnerId: z.number().int(),
  /** Tables, those that others refer to first. */
  tables: z.array(z.string()),
})

const headerFile = 'clinic.json'
const print = (value: unknown) => `${stringify(value, { maxLength: 110 })}\n`

/**
 * Writes what a clinic shows to a folder: readable, in an order that stays, without accounts, sessions, keys, secrets
 * and earlier publications. What the folder held of an earlier export leaves. Throws where no partner has the code, the
 * folder holds something else, or a listed file is missing or damaged.
 */
export async function writeDumpFolder(
  { database, files }: { database: Database; files: FileStore },
  folder: string,
  code: string,
): Promise<DumpCounts> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  if (names.length > 0 && !names.includes(headerFile))
    throw new Error(`${folder} holds something else than an export: name a new folder, or an empty one.`)
  const rows = await database.asOperator((tx) => readAll(tx, code), { readOnly: true, hasNoTimeout: true })
  const bodies = new Map(
    rows.flatMap(({ table, row }) =>
      table === 'contents' ? [[row.hash, JSON.parse(String(row.body)) as unknown]] : [],
    ),
  )
  const pictures = new Map<string, Buffer>()
  for (const { table, row } of rows)
    if (table === 'files') pictures.set(String(row.path), await fileOf(files, String(row.path)))

  for (const name of names) await rm(join(folder, name), { recursive: true })
  const written: string[] = []
  let count = 0
  for (const table of readableTables) {
    const own = rows.filter((row) => row.table === table.name)
    if (own.length === 0) continue
    const readable = own.map(({ row }) => {
      const { hash, ...kept } = readableColumns(table, row)
      return holdsContent(table.name) ? { ...kept, content: bodies.get(hash) } : kept
    })
    await writeFile(join(folder, `${table.name}.json`), print(readable))
    written.push(table.name)
    count += own.length
  }
  for (const [address, bytes] of pictures) {
    const path = join(folder, 'files', placeOf(address))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  }
  const header: z.infer<typeof folderHeader> = {
    format: 'danjang-dump',
    version: 1,
    partner: code,
    partnerId: rows[0]?.row.partner_id ?? 0,
    migrations: migrationNames,
    createdAt: new Date().toISOString(),
    tables: written,
  }
  // Last: a folder without it is no export.
  await writeFile(join(folder, headerFile), print(header))
  return { rows: count, files: pictures.size }
}

async function readAll(tx: Transaction, code: string): Promise<DumpRow[]> {
  const rows: DumpRow[] = []
  const wanted = { partnerId: await partnerOf(tx, code), tables: partnerTables({ isMove: false }) }
  for await (const { table, json } of readRows(tx, wanted)) rows.push({ table, row: JSON.parse(json) as Row })
  return rows
}

/** Place of a picture in the folder: its address without the partner's number. */
const placeOf = (address: string) => readAddress(address)?.key.split('/').slice(1).join('/') ?? ''

/** Reads a folder that `writeDumpFolder` wrote. Throws `DumpError` for what is none, or lacks a picture or a table. */
export async function readDumpFolder(folder: string): Promise<Dump> {
  const { partnerId, tables, ...header } = await readJson(folder, headerFile, folderHeader)
  const rows: DumpRow[] = []
  const add = (table: string, row: object) => rows.push({ table, row: { partner_id: partnerId, ...row } })
  const contents = new Set<string>()
  for (const table of tables) {
    for (const row of await readJson(folder, `${table}.json`, z.array(z.looseObject({})))) {
      if (!holdsContent(table)) add(table, row)
      else {
        const { content, ...rest } = row
        const body = JSON.stringify(content)
        const hash = hashOf(body)
        if (!contents.has(hash)) add('contents', { hash, body })
        contents.add(hash)
        add(table, { ...rest, hash })
      }
    }
  }
  const files = new Map<string, Buffer>()
  for (const { table, row } of rows) {
    if (table !== 'files') continue
    const address = String(row.path)
    files.set(address, await readPart(folder, join('files', placeOf(address))))
  }
  return { header, rows, files }
}

async function readJson<S extends z.ZodType>(folder: string, name: string, schema: S): Promise<z.output<S>> {
  const text = (await readPart(folder, name)).toString()
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new DumpError('format', `${join(folder, name)} is no part of an export.`)
  }
}

async function readPart(folder: string, name: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, name))
  } catch {
    throw new DumpError('whole', `${join(folder, name)} is missing: the export is not whole.`)
  }
}

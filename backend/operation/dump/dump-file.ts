import type { FileStore } from '#backend/clinic/files/file-store.ts'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, createGzip } from 'node:zlib'
import { z, ZodError } from 'zod'
import type { Database } from '#backend/kernel/database/database.ts'
import { migrationNames } from '#backend/kernel/database/migrate.ts'
import { DumpError } from './dump-error.ts'
import { dumpHeader, type Dump, type DumpCounts, type DumpHeader, type DumpRow } from './format.ts'
import { fileOf, readRows } from './read-rows.ts'

/* Gzipped lines: the header, rows, files, and an end that counts them, without which the file is not whole. */
const dumpLine = z.union([
  z.object({ table: z.string(), row: z.looseObject({ partner_id: z.number().int().optional() }) }),
  z.object({ file: z.string(), base64: z.string() }),
  z.object({ end: z.literal(true), rows: z.number().int(), files: z.number().int() }),
])

type Source = { database: Database; files: FileStore }

/**
 * Writes everything, or one partner (then without sessions), to a file, as it was at one moment. The file appears when
 * it is whole. Throws where no partner has the code, or a listed file is missing or damaged.
 */
export async function writeDump(
  { database, files }: Source,
  path: string,
  code: string | null,
): Promise<DumpCounts> {
  const counts: DumpCounts = { rows: 0, files: 0 }
  const rows = await database.asOperator((tx) => readRows(tx, code), { readOnly: true })

  async function* lines() {
    const header: DumpHeader = {
      format: 'danjang-dump',
      version: 1,
      partner: code,
      migrations: migrationNames,
      createdAt: new Date().toISOString(),
    }
    yield `${JSON.stringify(header)}\n`
    for (const { table, json } of rows) {
      counts.rows += 1
      yield `{"table":"${table}","row":${json}}\n`
    }
    for (const { table, json } of rows) {
      if (table !== 'files') continue
      const { path: address } = JSON.parse(json) as { path: string }
      const bytes = await fileOf(files, address)
      counts.files += 1
      yield `${JSON.stringify({ file: address, base64: bytes.toString('base64') })}\n`
    }
    yield `${JSON.stringify({ end: true, ...counts })}\n`
  }

  const unfinished = `${path}.unfinished`
  // A file that an earlier run left would keep its rights.
  await rm(unfinished, { force: true })
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return counts
}

/** Reads a file that `writeDump` wrote. Throws `DumpError` for what is none, or is cut off. */
export async function readDumpFile(path: string): Promise<Dump> {
  const rows: DumpRow[] = []
  const files = new Map<string, Buffer>()
  let header: DumpHeader | undefined
  let isWhole = false
  const take = (line: string) => {
    if (!header) header = dumpHeader.parse(JSON.parse(line))
    else {
      const entry = dumpLine.parse(JSON.parse(line))
      if ('table' in entry) rows.push(entry)
      else if ('file' in entry) files.set(entry.file, Buffer.from(entry.base64, 'base64'))
      else isWhole = entry.rows === rows.length && entry.files === files.size
    }
  }
  try {
    await pipeline(createReadStream(path), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const line of linesOf(chunks)) take(line)
    })
  } catch (error) {
    if (isCutOff(error)) throw cutOff(path)
    if (isNoDump(error)) throw new DumpError('format', `${path} is no dump of this application.`)
    throw error
  }
  if (!header || !isWhole) throw cutOff(path)
  return { header, rows, files }
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  // Pieces of a line that is not at its end: a picture is one line of many megabytes.
  let pieces: string[] = []
  for await (const chunk of chunks) {
    const parts = decoder.write(chunk).split('\n')
    for (const part of parts.slice(0, -1)) {
      pieces.push(part)
      yield pieces.join('')
      pieces = []
    }
    pieces.push(parts.at(-1) ?? '')
  }
}

const cutOff = (path: string) =>
  new DumpError('whole', `${path} is not whole: its end is missing or counts otherwise.`)

const codeOf = (error: unknown) => (error as { code?: unknown }).code
/** The gzip stream ends too early. */
const isCutOff = (error: unknown) => codeOf(error) === 'Z_BUF_ERROR'
const isNoDump = (error: unknown) =>
  codeOf(error) === 'Z_DATA_ERROR' || error instanceof SyntaxError || error instanceof ZodError

import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import { z, ZodError } from 'zod'
import { DumpError } from './dump-error.ts'
import { dumpHeader, type Dump, type DumpHeader, type DumpRow } from './format.ts'

/* A file has gzipped lines: the header, rows, files, and an end with their counts. Without the end it is not whole. */
const dumpLine = z.union([
  z.object({ table: z.string(), row: z.looseObject({ partner_id: z.number().int().optional() }) }),
  z.object({ file: z.string(), base64: z.string() }),
  z.object({ end: z.literal(true), rows: z.number().int(), files: z.number().int() }),
])

export type DumpFile = { file: string; bytes: Buffer }

/** Reads the header of a file. Throws `DumpError` if the file is no dump. */
export async function readDumpHeader(path: string): Promise<DumpHeader> {
  for await (const text of linesOf(path)) return parsed(path, () => dumpHeader.parse(JSON.parse(text)))
  throw cutOff(path)
}

/**
 * Yields the rows of a file that `writeDump` wrote, then its pictures, one by one. Throws `DumpError` if the file is
 * no dump, and at the end if it is cut off.
 */
export async function* readDumpEntries(path: string): AsyncGenerator<DumpRow | DumpFile> {
  const counts = { rows: 0, files: 0 }
  let [isFirst, isWhole] = [true, false]
  for await (const text of linesOf(path)) {
    if (isFirst) {
      parsed(path, () => dumpHeader.parse(JSON.parse(text)))
      isFirst = false
      continue
    }
    const entry = parsed(path, () => dumpLine.parse(JSON.parse(text)))
    if ('end' in entry) isWhole = entry.rows === counts.rows && entry.files === counts.files
    else if ('file' in entry) {
      counts.files += 1
      yield { file: entry.file, bytes: Buffer.from(entry.base64, 'base64') }
    } else {
      counts.rows += 1
      yield entry
    }
  }
  if (!isWhole) throw cutOff(path)
}

/** Reads a whole file into memory. Throws `DumpError` if it is no dump or is cut off. */
export async function readDumpFile(path: string): Promise<Dump> {
  const dump: Dump = { header: await readDumpHeader(path), rows: [], files: new Map() }
  for await (const entry of readDumpEntries(path)) {
    if ('file' in entry) dump.files.set(entry.file, entry.bytes)
    else dump.rows.push(entry)
  }
  return dump
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  // Holds pieces of an unfinished line, because a picture is one line of many megabytes.
  let pieces: string[] = []
  // The loop throws the error.
  const chunks = pipeline(createReadStream(path), createGunzip(), () => {})
  try {
    for await (const chunk of chunks) {
      const parts = decoder.write(chunk as Buffer).split('\n')
      for (const part of parts.slice(0, -1)) {
        pieces.push(part)
        yield pieces.join('')
        pieces = []
      }
      pieces.push(parts.at(-1) ?? '')
    }
  } catch (error) {
    if (codeOf(error) === 'Z_BUF_ERROR') throw cutOff(path)
    if (codeOf(error) === 'Z_DATA_ERROR') throw noDump(path)
    throw error
  }
}

function parsed<T>(path: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw error instanceof SyntaxError || error instanceof ZodError ? noDump(path) : error
  }
}

const cutOff = (path: string) =>
  new DumpError('whole', `${path} is not whole: its end is missing, or has other counts.`)
const noDump = (path: string) => new DumpError('format', `${path} is no dump of this application.`)
const codeOf = (error: unknown) => (error as { code?: unknown }).code

import type { Transaction } from '#backend/kernel/database/database.ts'
import type { Dump } from '#backend/operation/dump/format.ts'
import { addPartner, readDump } from '#backend/operation/dump/import-dump.ts'
import { rewriteTexts } from '#backend/operation/dump/rewrite-rows.ts'
import type { FileStore } from '#backend/clinic/files/file-store.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import type { newClinic } from '#schema/operator.ts'
import { sql } from 'drizzle-orm'
import { join } from 'node:path'
import type { z } from 'zod'

type NewClinic = z.output<typeof newClinic>

/** Stands for the clinic's name in the texts of a template. */
const placeholder = '{병원 이름}'

/**
 * What a new clinic begins with: the export in `templates/` that was chosen, with the clinic's name. Throws `DumpError`
 * where it is not whole.
 */
export async function readTemplate({ name, template }: NewClinic): Promise<Dump> {
  const dump = await readDump(join('templates', template))
  return { ...dump, rows: rewriteTexts(dump.rows, (text) => text.replaceAll(placeholder, () => name)) }
}

/** Writes a new clinic with its first publication, and returns its number. */
export async function writeClinic(
  tx: Transaction,
  files: FileStore,
  { hosts }: NewClinic,
  template: Dump,
): Promise<number> {
  // Two who open a clinic at once get two numbers.
  await tx.execute(sql`lock table partners in share row exclusive mode`)
  const prepare = () => freeCode(tx, hosts[0] ?? '')
  const { partnerId } = await addPartner(tx, files, template, { hosts, prepare })
  return partnerId
}

/** The name that commands know a clinic by: the first part of its host, with a number where that is taken. */
export async function freeCode(tx: Transaction, host: string): Promise<string> {
  const wanted = host.replace(/^www\./, '').split('.')[0] || 'clinic'
  const taken = new Set((await tx.select({ code: partners.code }).from(partners)).map(({ code }) => code))
  let code = wanted
  for (let number = 2; taken.has(code); number += 1) code = `${wanted}-${number}`
  return code
}

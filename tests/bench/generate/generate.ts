import { newsChannel } from '#backend/kernel/database/channel.ts'
import type { Database, Transaction } from '#backend/kernel/database/database.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { calendarFrom } from './calendar.ts'
import type { Definitions } from '#backend/publishing/site/block-check.ts'
import { count, like, max, sql } from 'drizzle-orm'
import { makeClinic, mostTreatments } from './make-clinic.ts'
import { publishShell } from './publish-shell.ts'
import { createRandom } from './random.ts'
import type { NumberedClinic } from './write-clinics.ts'
import { writeClinics } from './write-clinics.ts'

export type GenerateOptions = {
  database: Database
  definitions: Definitions
  partners: number
  /** Of all partners together, spread evenly. */
  treatments: number
  /** The same number makes the same clinics. */
  seed: number
  /** The moment whose day in Seoul the days are counted from; now unless told. */
  now?: Date
}

export type Generated = { partners: number; treatments: number }

/** Clinics whose rows are made and written in one go. */
const atOnce = 20

/**
 * Makes clinics `gen-0001`, `gen-0002`, … at the hosts `gen-0001.localhost`, …, for benchmarks: all of them or none.
 * Throws where there is one already, and where a clinic would need more treatments than the words make.
 */
export async function generate(options: GenerateOptions): Promise<Generated> {
  const { database, definitions, seed, now = new Date() } = options
  const each = Math.ceil(options.treatments / options.partners)
  if (each > mostTreatments) {
    throw new Error(
      `${options.treatments} treatments of ${options.partners} partners are ${each} each; the words make ${mostTreatments} at most.`,
    )
  }
  const calendar = calendarFrom(now)
  await database.asOperator(async (tx) => {
    await tx.execute(sql`lock table partners in share row exclusive mode`)
    const firstNumber = await nextNumber(tx)
    const numbers = Array.from({ length: options.partners }, (_, index) => firstNumber + index)
    for (let start = 0; start < numbers.length; start += atOnce) {
      const clinics = numbers.slice(start, start + atOnce).map((partnerId, offset): NumberedClinic => {
        const index = start + offset
        const random = createRandom(seed * 10_007 + index)
        const own = share(options.treatments, options.partners, index)
        const code = `gen-${String(index + 1).padStart(4, '0')}`
        return { ...makeClinic(random, calendar, own), partnerId, code }
      })
      await writeClinics(tx, clinics, calendar)
    }
    await publishShell(tx, numbers, definitions)
    // No publication, but every node has to look anew.
    await tx.execute(sql`select pg_notify(${newsChannel}, 'everything')`)
  })
  return { partners: options.partners, treatments: options.treatments }
}

/** An even part of a whole; the first ones have one more where it does not come out even. */
const share = (whole: number, parts: number, index: number) =>
  Math.floor(whole / parts) + (index < whole % parts ? 1 : 0)

async function nextNumber(tx: Transaction): Promise<number> {
  const [taken] = await tx.select({ partners: count() }).from(partners).where(like(partners.code, 'gen-%'))
  if (taken && taken.partners > 0) {
    throw new Error(
      `There are ${taken.partners} generated partners already: generate into a database without any.`,
    )
  }
  const [last] = await tx.select({ id: max(partners.partnerId) }).from(partners)
  return (last?.id ?? 0) + 1
}

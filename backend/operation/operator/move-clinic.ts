import { partners } from '#backend/clinic/partners/table.ts'
import type { FileStore } from '#backend/clinic/files/file-store.ts'
import { giveAway, holdUnsent, takeBack } from '#backend/kernel/background/hand-over.ts'
import { newsChannel } from '#backend/kernel/database/channel.ts'
import type { Database, Transaction } from '#backend/kernel/database/database.ts'
import type { DumpCounts } from '#backend/operation/dump/format.ts'
import { partnerOf } from '#backend/operation/dump/read-rows.ts'
import { writeFiles, writeRows } from '#backend/operation/dump/write-dump.ts'
import { eq, sql } from 'drizzle-orm'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { logAct } from './log.ts'
import { requireClinic } from './read-clinics.ts'

type Source = { database: Database; files: FileStore }

const outboxes = ['notifications', 'webhook_deliveries']

/** Milliseconds to wait after the suspension, until earlier requests have ended. */
const settling = 15_000
/** Milliseconds between checks for messages that are being sent. */
const lookEvery = 500

/**
 * Suspends a clinic and writes all of it to a file, with its unsent messages, which this deployment no longer sends.
 * Waits until no sender has the lease of one. Throws if no clinic has the code or the file can't be written. Then the
 * clinic is as before.
 */
export async function moveClinic(
  { database, files }: Source,
  path: string,
  code: string,
  { settle = database.engine === 'postgres' ? settling : 0 } = {},
): Promise<DumpCounts> {
  const { id, wasRunning } = await database.asOperator((tx) => suspend(tx, code))
  let isWritten = false
  const write = async (tx: Transaction): Promise<DumpCounts | null> => {
    if (await isSending(tx, id)) return null
    const moved = wasRunning ? 'running' : 'suspended'
    const counts = await writeFiles(files, await writeRows(tx, { path, code, moved }))
    isWritten = true
    for (const outbox of outboxes) await giveAway(tx, outbox, id)
    await logAct(tx, null, { action: 'CLINIC_MOVED', clinic: await requireClinic(tx, id) })
    return counts
  }
  try {
    await sleep(settle)
    for (;;) {
      const counts = await database.asOperator(write, { hasNoTimeout: true, isSnapshot: true })
      if (counts) return counts
      await sleep(lookEvery)
    }
  } catch (error) {
    if (isWritten) await rm(path, { force: true })
    await database.asOperator((tx) => goOn(tx, id, { isRunning: wasRunning }))
    throw error
  }
}

/**
 * Takes back a move whose file was imported nowhere. The clinic runs again, and this deployment sends its messages.
 * Throws if no clinic has the code.
 */
export const moveClinicBack = (database: Database, code: string): Promise<void> =>
  database.asOperator(async (tx) => {
    const id = await partnerOf(tx, code)
    await goOn(tx, id, { isRunning: true })
    await logAct(tx, null, { action: 'CLINIC_MOVED_BACK', clinic: await requireClinic(tx, id) })
  })

async function suspend(tx: Transaction, code: string): Promise<{ id: number; wasRunning: boolean }> {
  const id = await partnerOf(tx, code)
  const suspended = await tx
    .update(partners)
    .set({ suspendedAt: sql`now()` })
    .where(sql`${partners.partnerId} = ${id} and ${partners.suspendedAt} is null`)
    .returning({ id: partners.partnerId })
  await tellNodes(tx)
  return { id, wasRunning: suspended.length > 0 }
}

/** Locks unsent messages until the transaction ends. Returns true if a sender already has the lease of one. */
async function isSending(tx: Transaction, id: number): Promise<boolean> {
  // A code is valid for minutes, and the row that it proves stays behind.
  await tx.execute(sql`
    update notifications set dropped_at = now()
    where partner_id = ${id} and kind = 'PHONE_CODE' and sent_at is null and dropped_at is null`)
  const held = []
  for (const outbox of outboxes) held.push(await holdUnsent(tx, outbox, id))
  return held.includes(true)
}

async function goOn(tx: Transaction, id: number, { isRunning }: { isRunning: boolean }): Promise<void> {
  for (const outbox of outboxes) await takeBack(tx, outbox, id)
  if (isRunning) await tx.update(partners).set({ suspendedAt: null }).where(eq(partners.partnerId, id))
  await tellNodes(tx)
}

/** Tells every node to read the clinic's state again. */
async function tellNodes(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_notify(${newsChannel}, 'everything')`)
}

import { files } from '#backend/clinic/files/table.ts'
import { notify } from '#backend/messages/notifications/notify.ts'
import { createMessageSender } from '#backend/messages/notifications/sender.ts'
import type { Message, Transport } from '#backend/messages/notifications/transport.ts'
import { webhooks } from '#backend/messages/webhooks/table.ts'
import { tables } from '#backend/operation/dump/format.ts'
import { addPartner, importPartner, readDump } from '#backend/operation/dump/import-dump.ts'
import { writeDump } from '#backend/operation/dump/write-dump.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { eq, sql } from 'drizzle-orm'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBackend } from '#tests/support/backend.ts'
import { checksums, fillEveryTable } from '#tests/support/every-table.ts'
import { moveClinic, moveClinicBack } from './move-clinic.ts'

/* A move takes everything of a clinic along, and each message is sent once. */

/** Sessions, and proofs that are valid for minutes. People sign in again. */
const leftBehind = [
  'sessions',
  'presence',
  'customer_sessions',
  'hand_overs',
  'passkey_challenges',
  'certifications',
  'phone_codes',
  'social_sign_ins',
  'unproved_claims',
  'leases',
]
/** Messages, waiting lists and sent links, which only one deployment may have. */
const neverCopied = [
  'notifications',
  'message_counts',
  'webhook_deliveries',
  'waitings',
  'invitations',
  'password_resets',
  'preview_links',
]

type App = Awaited<ReturnType<typeof startBackend>>
const code = '가나'
let source: App
let target: App
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'danjang-move-'))
})
afterAll(() => rm(directory, { recursive: true }))
beforeEach(async () => {
  source = await startBackend()
  target = await startBackend({ partners: [] })
})
afterEach(async () => {
  await source.close()
  await target.close()
})

const move = () => moveClinic(source, join(directory, 'moved.gz'), code, { settle: 0 })
const importMoved = () => importPartner(target, join(directory, 'moved.gz'))

/** Sends due messages as a node does, and returns the recipients. */
async function sent({ database }: App): Promise<string[]> {
  const messages: Message[] = []
  const transport: Transport = {
    name: 'kept',
    takes: () => true,
    async send(message) {
      messages.push(message)
    },
  }
  await senderOf(database, transport).run()
  return messages.map(({ recipient }) => recipient).sort()
}
const senderOf = (database: App['database'], transport: Transport) =>
  createMessageSender({ database, logger: pino({ level: 'silent' }), transports: [transport] })

const recipients = ['+821000000001', '+821000000002', '+821000000003']
const writeReminders = (dueAt: Date) =>
  source.database.withPartner(1, (tx) =>
    notify(
      tx,
      recipients.map((recipient) => ({
        kind: 'REMINDER' as const,
        audience: 'visitor' as const,
        recipient,
        dueAt,
      })),
    ),
  )
const letTimePass = ({ database }: App) =>
  database.asOperator((tx) => tx.execute(sql`update notifications set due_at = now(), leased_until = null`))
const isRunning = async ({ database }: App) => {
  const [row] = await database.asOperator((tx) =>
    tx.select({ suspendedAt: partners.suspendedAt }).from(partners).where(eq(partners.code, code)),
  )
  return row?.suspendedAt === null
}

test('every row of every table moves, except sessions and proofs', async () => {
  const marked = { partnerId: 1, canary: 'canary-of-a', id: 66_001, uuid: crypto.randomUUID() }
  await fillEveryTable(source.database, marked)
  await source.database.asOperator(async (tx) => {
    // A listed picture has to be in the store, but this one has no file.
    await tx.delete(files).where(eq(files.path, marked.canary))
    await tx.execute(sql`update notifications set kind = 'REMINDER'`)
  })
  const before = await checksums(source.database, 1)
  await move()
  await importMoved()
  const after = await checksums(target.database, 1)
  for (const table of leftBehind) {
    expect([table, after[table]]).toEqual([table, ''])
    delete before[table]
    delete after[table]
  }
  expect(after).toEqual(before)
})

test('reminders are sent where the clinic went, once, and never where it was', async () => {
  await writeReminders(new Date(Date.now() + 86_400_000))
  await move()
  await importMoved()
  expect([await isRunning(source), await isRunning(target)]).toEqual([false, true])
  expect(await sent(target)).toEqual([])
  for (const app of [source, target]) await letTimePass(app)
  expect(await sent(source)).toEqual([])
  expect(await sent(target)).toEqual(recipients)
  // The operator resumes the clinic by mistake.
  await source.database.asOperator((tx) => tx.update(partners).set({ suspendedAt: null }))
  expect(await sent(source)).toEqual([])
})

test('a move waits until a message under way is sent, and leaves it behind', async () => {
  await writeReminders(new Date())
  const taken: string[] = []
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const slow: Transport = {
    name: 'slow',
    takes: () => true,
    async send({ recipient }) {
      taken.push(recipient)
      begin()
      await answered
    },
  }
  const sending = senderOf(source.database, slow).run()
  await begun
  let isMoved = false
  const moving = move().then(() => (isMoved = true))
  await expect.poll(() => isRunning(source)).toBe(false)
  expect(isMoved).toBe(false)
  answer()
  await Promise.all([sending, moving])
  await importMoved()
  await letTimePass(target)
  expect([...taken, ...(await sent(target))].sort()).toEqual(recipients)
})

test('a copy sends none of the messages that its original sends', async () => {
  await fillEveryTable(source.database, { partnerId: 1, canary: 'a', id: 66_001, uuid: crypto.randomUUID() })
  await source.database.asOperator((tx) => tx.delete(files).where(eq(files.path, 'a')))
  await writeReminders(new Date())
  await source.database.asOperator((tx) => tx.update(webhooks).set({ isActive: true }))
  const path = join(directory, 'copy.gz')
  await writeDump(source, path, code)
  await importPartner(target, path)
  for (const { name } of tables.filter((table) => neverCopied.includes(table.name))) {
    const { rows } = await target.database.asOperator((tx) =>
      tx.execute(sql`select from ${sql.identifier(name)}`),
    )
    expect([name, rows.length]).toEqual([name, 0])
  }
  // The clinic's own systems hear nothing of bookings that are tried in the copy.
  const told = await target.database.asOperator((tx) =>
    tx.select({ isActive: webhooks.isActive }).from(webhooks),
  )
  expect(told).toEqual([{ isActive: false }])
  expect(await isRunning(source)).toBe(true)
  expect(await sent(source)).toEqual(expect.arrayContaining(recipients))
})

test('an import leaves out the waiting list that a copy by an older build has', async () => {
  await writeReminders(new Date())
  await move()
  const dump = await readDump(join(directory, 'moved.gz'))
  delete dump.header.moved
  await target.database.asOperator((tx) => addPartner(tx, target.files, dump))
  await target.database.asOperator((tx) => tx.update(partners).set({ suspendedAt: null }))
  expect(await sent(target)).toEqual([])
})

test('a clinic that already runs here is not imported a second time', async () => {
  await writeReminders(new Date())
  await move()
  await importMoved()
  const again = importPartner(target, join(directory, 'moved.gz'), {
    hosts: ['again.test'],
    prepare: async () => 'again',
  })
  await expect(again).rejects.toThrow('at work here already, as 가나')
  expect(await sent(target)).toEqual(recipients)
})

test('a clinic that was suspended before its move stays suspended after it', async () => {
  await source.database.asOperator((tx) => tx.update(partners).set({ suspendedAt: new Date() }))
  await move()
  await importMoved()
  expect(await isRunning(target)).toBe(false)
})

test('after a move fails or is taken back, the clinic runs and has its messages', async () => {
  await writeReminders(new Date())
  const missing = '/_files/1/0123456789abcdef-640x480.webp'
  const picture = { partnerId: 1, path: missing, alt: '', width: 1, height: 1, mime: 'image/webp' }
  await source.database.asOperator((tx) => tx.insert(files).values(picture))
  await rm(join(directory, 'moved.gz'), { force: true })
  await expect(move()).rejects.toThrow(`${missing} is missing`)
  expect([await isRunning(source), existsSync(join(directory, 'moved.gz'))]).toEqual([true, false])
  await source.database.asOperator((tx) => tx.delete(files).where(eq(files.path, missing)))
  await move()
  expect(await sent(source)).toEqual([])
  await moveClinicBack(source.database, code)
  expect(await isRunning(source)).toBe(true)
  expect(await sent(source)).toEqual(recipients)
})

import { notify } from '#backend/messages/notifications/notify.ts'
import { createMessageSender } from '#backend/messages/notifications/sender.ts'
import { restoreDump } from '#backend/operation/dump/restore-dump.ts'
import { writeDump } from '#backend/operation/dump/write-dump.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '#tests/support/backend.ts'
import { addDoctor, addOption, at, openClinic } from '#tests/support/reservations.ts'
import { settleRestored } from './after-restore.ts'

/* A restored database doesn't know the numbers and messages from after its back-up. */

let app: Awaited<ReturnType<typeof startBackend>>
let directory: string
let backup: string
let option: number
let sent: { recipient: string; text: string }[] = []
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'danjang-restored-'))
  backup = join(directory, 'all.gz')
  app = await startBackend()
  await addDoctor(app.database, 1)
  option = await addOption(app.database, 1, { name: '보톡스' })
  await openClinic(app.database, 1)
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

async function send(): Promise<typeof sent> {
  sent = []
  const transport = {
    name: 'kept',
    takes: () => true,
    async send(message: (typeof sent)[number]) {
      sent.push(message)
    },
  }
  const logger = pino({ level: 'silent' })
  await createMessageSender({ database: app.database, logger, transports: [transport] }).run()
  return sent
}
async function book(contactName: string, hour: number) {
  const body = {
    reservedAt: at(3, hour),
    items: [{ productOptionId: option }],
    sensitiveConsent: true,
    contactName,
    contactPhone: '010-9876-5432',
  }
  expect((await app.send('/customer/reservations', { body })).status).toBe(201)
}

test('a link that was sent after the back-up does not open another person’s booking', async () => {
  await book('박초원', 15)
  await send()
  await writeDump(app, backup, null)
  await book('이바다', 10)
  const [message] = await send()
  const [, token = ''] = /#reservation=(\S+)/.exec(message?.text ?? '') ?? []
  const open = () => app.send('/guest/reservations/lookup', { body: { linkToken: token } })
  expect(await (await open()).text()).toContain('이바다')
  await restoreDump(app, backup)
  await book('김하늘', 11)
  const response = await open()
  expect([response.status, await response.text()]).toEqual([404, expect.not.stringContaining('김하늘')])
})

test('messages that the lost database may have sent wait for the clinic; later ones are sent', async () => {
  await app.database.withPartner(1, (tx) =>
    notify(tx, [
      {
        kind: 'CONFIRMED',
        audience: 'visitor',
        recipient: '+821000000001',
        dueAt: new Date(Date.now() - 3_600_000),
      },
      {
        kind: 'CONFIRMED',
        audience: 'visitor',
        recipient: '+821000000002',
        dueAt: new Date(Date.now() - 1_000),
      },
    ]),
  )
  await send()
  await restoreDump(app, backup)
  await app.database.withPartner(1, (tx) =>
    notify(tx, [
      {
        kind: 'CONFIRMED',
        audience: 'visitor',
        recipient: '+821000000003',
        dueAt: new Date(Date.now() - 3_600_000),
      },
      {
        kind: 'CONFIRMED',
        audience: 'visitor',
        recipient: '+821000000004',
        dueAt: new Date(Date.now() - 1_000),
      },
    ]),
  )
  const end = new Date(Date.now() - 60_000).toISOString()
  expect(await settleRestored(app.database, end)).toEqual({ held: 1 })
  expect((await send()).map(({ recipient }) => recipient)).toEqual(['+821000000004'])
  const cookie = await app.signIn()
  const listed = await app.client('a.test', cookie).request('GET /admin/messages/undelivered', { query: {} })
  expect(listed.rows.map(({ recipient }) => recipient)).toEqual(['+8210****0003'])
  expect(() => settleRestored(app.database, 'yesterday')).toThrow('is no moment such as')
})

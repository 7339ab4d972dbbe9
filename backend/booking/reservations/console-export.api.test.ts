import { auditLog } from '#backend/editing/resources/table.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActors, type ActorName } from '#tests/support/actors.ts'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { addDoctor, at, openClinic } from '#tests/support/reservations.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let sessionOf: Awaited<ReturnType<typeof makeActors>>
beforeAll(async () => {
  app = await startBackend()
  await openClinic(app.database, 1)
  sessionOf = await makeActors(app.database, 1, 0)
  const employeeId = await addDoctor(app.database, 1)
  const api = app.client(hosts.a, await app.signIn())
  for (const [contactName, hour, memo] of [
    ['김하늘', 10, '=HYPERLINK("https://evil.example")'],
    ['이바다', 15, '창가 자리'],
  ] as const) {
    await api.request('POST /admin/reservations', {
      body: {
        type: 'VISIT',
        contactName,
        contactPhone: '010-1234-5678',
        reservedAt: at(3, hour),
        durationMinutes: 30,
        employeeId,
        memo,
      },
    })
  }
})
afterAll(() => app.close())

async function take(actor: ActorName, query = '') {
  const cookie = (await sessionOf(actor)) ?? ''
  return app.send(`/admin/reservations/export${query}`, { method: 'POST', body: {}, headers: { cookie } })
}
async function rowsOf(answer: Response): Promise<Record<string, string>[]> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return parse(new TextDecoder().decode(bytes), { columns: true, bom: true })
}
const exportsLogged = async () =>
  (await app.database.withPartner(1, (tx) => tx.select().from(auditLog))).filter(
    ({ action, resource }) => action === 'EXPORTED' && resource === 'reservations',
  )

test('who runs the clinic takes whole contacts, which is written down; a formula is harmless', async () => {
  const rows = await rowsOf(await take('manager'))
  expect(rows.map((row) => [row.이름, row.전화번호, row.상태, row.메모])).toEqual([
    ['김하늘', '010-1234-5678', '확정', '\'=HYPERLINK("https://evil.example")'],
    ['이바다', '010-1234-5678', '확정', '창가 자리'],
  ])
  const logged = await exportsLogged()
  expect(logged.map(({ accountName, title }) => [accountName, title])).toEqual([['manager', '2건']])
})

test('the desk takes what its list shows, masked; an editor and a stranger take nothing', async () => {
  const before = (await exportsLogged()).length
  const rows = await rowsOf(await take('desk'))
  expect(rows.map((row) => [row.이름, row.전화번호])).toEqual([
    ['김*늘', '010****5678'],
    ['이*다', '010****5678'],
  ])
  expect([(await take('editor')).status, (await take('nobody')).status]).toEqual([403, 401])
  expect((await exportsLogged()).length).toBe(before)
})

test('a file has what the list finds', async () => {
  const named = await rowsOf(await take('owner', `?keyword=${encodeURIComponent('바다')}`))
  expect(named.map((row) => row.이름)).toEqual(['이바다'])
  const day = at(3, 10).slice(0, 10)
  expect(await rowsOf(await take('owner', `?day=${day}`))).toHaveLength(2)
  expect(await rowsOf(await take('owner', '?status=CANCELLED'))).toEqual([])
})

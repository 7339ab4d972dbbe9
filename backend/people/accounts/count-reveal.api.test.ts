import { guesses } from '#backend/kernel/credentials/table.ts'
import { notifications } from '#backend/messages/notifications/table.ts'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, hosts, startBackend } from '#tests/support/backend.ts'
import { at, addDoctor, openClinic } from '#tests/support/reservations.ts'

/* Looks at contacts are limited and told of. Source: docs/product.md, X22. */

let app: Awaited<ReturnType<typeof startBackend>>
let reservation: number
let consultation: number
beforeAll(async () => {
  app = await startBackend()
  await openClinic(app.database, 1)
  const employeeId = await addDoctor(app.database, 1)
  const who = { contactName: '이바다', contactPhone: '010-9876-5432', sensitiveConsent: true }
  const booked = await app.send('/customer/reservations', {
    body: { type: 'VISIT', reservedAt: at(3, 10), employeeId, ...who },
  })
  reservation = ((await booked.json()) as { id: number }).id
  const asked = await app.send('/customer/consultations', { body: { message: '궁금합니다', ...who } })
  consultation = ((await asked.json()) as { id: number }).id
})
afterAll(() => app.close())

async function invite(email: string, role: 'desk' | 'manager') {
  const owner = app.client(hosts.a, await app.signIn())
  const { token } = await owner.request('POST /admin/invitations', { body: { email, role } })
  const body = { token, name: '이도윤', password: '데스크의 비밀번호' }
  const accepted = await app.send('/admin/invitation/acceptance', { body })
  return accepted.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const look = async (cookie: string, path: string) => {
  const answer = await app.send(`/admin/${path}/reveal`, { method: 'POST', headers: { cookie } })
  return answer
}

const notices = async () => {
  const rows = await app.database.asOperator((tx) =>
    tx
      .select()
      .from(notifications)
      .where(inArray(notifications.kind, ['CONTACTS_SEEN'])),
  )
  return rows.map(({ recipient, values }) => [recipient, (values as { 건수: string }).건수]).sort()
}

test('an account looks at 100 contacts an hour of all kinds; half-way it and the owners are told, once', async () => {
  const desk = await invite('desk@example.com', 'desk')
  const paths = [`reservations/${reservation}`, `consultations/${consultation}`]
  for (let looks = 1; looks <= 100; looks += 1) {
    expect([looks, (await look(desk, paths[looks % 2] ?? '')).status]).toEqual([looks, 200])
    if (looks === 49) expect(await notices()).toEqual([])
  }
  expect(await notices()).toEqual(
    [
      ['desk@example.com', '50'],
      [admin.email, '50'],
    ].sort(),
  )
  for (const path of paths) {
    const refused = await look(desk, path)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await refused.text()).toContain('한 시간에 100건까지')
  }
  // Another account has its own.
  expect((await look(await app.signIn(), paths[0] ?? '')).status).toBe(200)
  await app.database.asOperator((tx) => tx.delete(guesses))
  expect((await look(desk, paths[0] ?? '')).status).toBe(200)
})

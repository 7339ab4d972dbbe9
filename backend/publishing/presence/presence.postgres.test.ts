import { sessions } from '#backend/people/accounts/table.ts'
import { createBackend, type Backend } from '#backend/create-backend.ts'
import { presence } from './table.ts'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeActors } from '#tests/support/actors.ts'
import { callers, hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { testDefinitions } from '#tests/support/blocks.ts'

/*
 * Who is in the console knows who else is there, on whatever node.
 */

let app: Awaited<ReturnType<typeof startBackend>>
let node: Backend
let sessionOf: Awaited<ReturnType<typeof makeActors>>
beforeAll(async () => {
  app = await startBackend()
  const database = await app.connectAgain?.()
  if (!database) throw new Error('PostgreSQL gives another connection')
  node = createBackend({
    ...app,
    database,
    logger: pino({ level: 'silent' }),
    definitions: testDefinitions,
  })
  const member = await signInCustomer(app.database, 1)
  sessionOf = await makeActors(app.database, 1, member.id)
})
afterAll(async () => {
  await node.close()
  await app.close()
})
beforeEach(() => app.database.asOperator((tx) => tx.delete(presence)))

const enter = async (role: 'owner' | 'manager' | 'editor' | 'desk', from: 'app' | 'node' = 'app') => {
  const cookie = (await sessionOf(role)) ?? ''
  const api = (from === 'app' ? app : callers(node)).client(hosts.a, cookie)
  return {
    api,
    goTo: (place: string, field: string | null = null) =>
      api.request('PUT /admin/presence', { body: { place, field } }),
    others: async () => (await api.request('GET /admin/presence')).rows,
  }
}
const form = '/content/products/7'

test('others are seen on every node with name, role, screen and field, and never by oneself or another clinic', async () => {
  const [manager, editor] = [await enter('manager'), await enter('editor', 'node')]
  await manager.goTo(form)
  await manager.goTo(form, '/title')
  await editor.goTo('/site/pages/home/hero')
  const seen = { name: 'manager', role: 'manager', place: form, field: '/title', isSelf: false }
  expect(await editor.others()).toEqual([seen])
  expect((await manager.others()).map(({ name }) => name)).toEqual(['editor'])
  const second = await enter('manager', 'node')
  expect((await second.others()).map(({ name, isSelf }) => [name, isSelf])).toEqual([
    ['editor', false],
    ['manager', true],
  ])
  const elsewhere = app.client(hosts.b, await app.signIn(hosts.b))
  expect((await elsewhere.request('GET /admin/presence')).rows).toEqual([])
  expect((await second.api.request('GET /admin/audit')).count).toBe(0)
})

test('on screens that a role may not see it sees nobody', async () => {
  const [owner, editor, desk] = [await enter('owner'), await enter('editor'), await enter('desk')]
  const seenAt = async (place: string) => {
    await owner.goTo(place)
    return [await editor.others(), await desk.others()].map((people) => people.length)
  }
  expect(await seenAt('/')).toEqual([1, 1])
  expect(await seenAt('/reservations')).toEqual([0, 1])
  expect(await seenAt('/customers/3')).toEqual([0, 1])
  expect(await seenAt('/site/theme')).toEqual([1, 0])
  expect(await seenAt('/settings/webhooks')).toEqual([0, 0])
})

test('who leaves, signs out, or is silent for a minute is gone; to be there is no use of a session', async () => {
  const [manager, editor] = [await enter('manager'), await enter('editor')]
  await manager.goTo(form)
  await manager.api.request('DELETE /admin/presence')
  expect(await editor.others()).toEqual([])
  await manager.goTo(form)
  const soon = new Date(Date.now() + 3_600_000)
  const [before] = await app.database.asOperator(async (tx) => {
    await tx.update(presence).set({ seenAt: new Date(Date.now() - 61_000) })
    return tx.update(sessions).set({ expiresAt: soon }).returning({ expiresAt: sessions.expiresAt })
  })
  expect(await editor.others()).toEqual([])
  await editor.goTo('/')
  const kept = () => app.database.asOperator((tx) => tx.select({ place: presence.place }).from(presence))
  expect(await kept()).toEqual([{ place: '/' }])
  const prolonged = await app.database.asOperator((tx) =>
    tx.select({ expiresAt: sessions.expiresAt }).from(sessions).where(eq(sessions.partnerId, 1)),
  )
  expect(prolonged.every(({ expiresAt }) => expiresAt.getTime() === before?.expiresAt.getTime())).toBe(true)
  await manager.goTo(form)
  await manager.api.request('DELETE /admin/session')
  expect(await kept()).toEqual([{ place: '/' }])
})

test('a place is a path, and a field a pointer', async () => {
  const { goTo } = await enter('owner')
  await expect(goTo('javascript:alert(1)')).rejects.toMatchObject({
    status: 422,
    errors: [{ path: '/place' }],
  })
  await expect(goTo(form, 'title')).rejects.toMatchObject({ status: 422, errors: [{ path: '/field' }] })
})

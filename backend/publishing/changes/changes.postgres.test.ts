import { resources } from '#backend/editing/resources/resources.ts'
import { createBackend, type Backend } from '#backend/create-backend.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callers, hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { makeActors } from '#tests/support/actors.ts'
import { boardTypes } from '#backend/content/boards/table.ts'
import { customerPosts } from '#backend/content/customer-posts/table.ts'
import { testDefinitions } from '#tests/support/blocks.ts'
import { addDoctor, at, openClinic } from '#tests/support/reservations.ts'

/*
 * Open consoles hear of what anybody changes, on whatever node.
 */

let app: Awaited<ReturnType<typeof startBackend>>
let node: Backend
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
  for (const partnerId of [1, 2]) await openClinic(app.database, partnerId)
})
afterAll(async () => {
  await node.close()
  await app.close()
})

/** Reads the events of a console at another node than the one that changes something. */
async function listen(host: string, signedIn?: string) {
  const cookie = signedIn ?? (await app.signIn(host))
  const response = await callers(node).send('/admin/changes', { host, headers: { cookie } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  const reader = (response.body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  await reader.read()
  return {
    cookie,
    /** The next event, whatever heartbeats come before it; `undefined` once the stream has ended. */
    async next(): Promise<unknown> {
      for (;;) {
        const { value, done } = await reader.read()
        if (done) return undefined
        const data = /^data: (.*)$/m.exec(value)?.[1]
        if (data) return JSON.parse(data)
      }
    },
  }
}

const enter = async (host: string, cookie: string, partnerId: number, hour: number) =>
  app.client(host, cookie).request('POST /admin/reservations', {
    body: {
      type: 'VISIT',
      contactName: '김하늘',
      contactPhone: '010-1234-5678',
      reservedAt: at(3, hour),
      durationMinutes: 30,
      employeeId: await addDoctor(app.database, partnerId),
    },
  })

test('a console hears at once of a reservation that is made or changed on another node, and never of another clinic’s', async () => {
  const [a, b] = [await listen(hosts.a), await listen(hosts.b)]
  const { id } = await enter(hosts.a, a.cookie, 1, 10)
  expect(await a.next()).toEqual({ changed: 'reservations', isNew: true })
  await app.client(hosts.a, a.cookie).request('PUT /admin/reservations/{reservationId}', {
    params: { reservationId: id },
    body: { reservedAt: at(3, 16) },
  })
  expect(await a.next()).toEqual({ changed: 'reservations', isNew: false })
  // The first that b hears of is its own.
  await enter(hosts.b, b.cookie, 2, 11)
  expect(await b.next()).toEqual({ changed: 'reservations', isNew: true })
})

test('what is edited is told of with its number or key and with who did it, to the roles that may read it', async () => {
  const member = await signInCustomer(app.database, 1)
  const sessionOf = await makeActors(app.database, 1, member.id)
  const [owner, editor, desk] = [
    await listen(hosts.a),
    await listen(hosts.a, await sessionOf('editor')),
    await listen(hosts.a, await sessionOf('desk')),
  ]
  const api = app.client(hosts.a, owner.cookie)
  await enter(hosts.a, owner.cookie, 1, 12)
  const made = await api.request('POST /admin/{resource}', {
    params: { resource: 'notices' },
    body: { ...resources.get('notices')?.sample },
  })
  const theme = await api.request('GET /admin/theme')
  const saved = await api.request('PUT /admin/theme', {
    body: { ...theme.draft, primary1: '#123456' },
    headers: { 'if-match': theme.etag },
  })
  await api.request('POST /admin/publish')

  const reservation = { changed: 'reservations', isNew: true }
  const by = '관리자'
  const notice = { changed: 'notices', isNew: true, key: String(made.id), by }
  const draft = { changed: 'drafts', isNew: expect.any(Boolean), key: 'theme/theme', etag: saved.etag, by }
  const revision = { changed: 'revisions', isNew: true }
  const heard = async (console: typeof owner, count: number) => {
    const events = []
    while (events.length < count) events.push(await console.next())
    return events
  }
  expect(await heard(owner, 4)).toEqual([reservation, notice, draft, revision])
  expect(await heard(editor, 3)).toEqual([notice, draft, revision])
  expect(await heard(desk, 1)).toEqual([reservation])
})

test('a customer’s post is told of at once, and so is its answer, once', async () => {
  const member = await signInCustomer(app.database, 2)
  const writer = await listen(hosts.b)
  const id = await app.database.withPartner(2, async (tx) => {
    const [board] = await tx
      .insert(boardTypes)
      .values({ partnerId: 2, name: '묻고 답하기', writer: 'CUSTOMER' })
      .returning()
    const words = { author: '김하늘', title: '질문', content: '주차되나요?', passwordHash: 'none' }
    const [post] = await tx
      .insert(customerPosts)
      .values({ ...words, partnerId: 2, boardTypeId: board?.id ?? 0, customerId: member.id })
      .returning()
    return post?.id ?? 0
  })
  expect(await writer.next()).toEqual({ changed: 'notice-customer-boards', isNew: true })
  const api = app.client(hosts.b, writer.cookie)
  await api.request('PUT /admin/notice-customer-boards/{id}/reply', {
    params: { id },
    body: { reply: '네.' },
  })
  await api.request('POST /admin/notice-customer-boards/{id}/reveal', { params: { id } })
  await enter(hosts.b, writer.cookie, 2, 15)
  expect(await writer.next()).toEqual({ changed: 'notice-customer-boards', isNew: false })
  expect(await writer.next()).toEqual({ changed: 'reservations', isNew: true })
})

test('the streams end with their node, at once', async () => {
  const a = await listen(hosts.a)
  node.endStreams()
  expect(await a.next()).toBeUndefined()
  const late = await listen(hosts.a)
  expect(await late.next()).toBeUndefined()
})

// @vitest-environment happy-dom
import { rounds } from '#tests/support/rounds.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from './client.ts'
import { createSessionFetch, customerSession } from './session-fetch.ts'
import { createSignOut } from './sign-out.ts'

/** Fate of a request: `unheard` never reaches the API, of `unanswered` the answer is lost. */
type Fate = 'fine' | 'error' | 'unheard' | 'unanswered' | 'hang'
const fates: Fate[] = ['fine', 'error', 'unheard', 'unanswered', 'hang']

/** An API with sessions, and the browser's one cookie, as far as a sign-out goes. */
function createWorld() {
  const alive = new Set<string>()
  let cookie: string | null = null
  let count = 0
  const answer = (request: Request, sent: string | null): [Response, string | null] => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/_api', '')}`
    if (call === 'POST /api/signin') {
      if (sent !== null) alive.delete(sent)
      const id = `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`
      alive.add(id)
      return [Response.json({}, { headers: { 'session-id': id } }), id]
    }
    const isIn = sent !== null && alive.has(sent)
    if (call === 'GET /customers/this')
      return isIn
        ? [Response.json({}, { headers: { 'session-id': sent } }), sent]
        : [Response.json({ code: 'signed-out' }, { status: 401 }), sent]
    return [new Response(null, { status: 204 }), null]
  }
  const logOut = async (request: Request, sent: string | null): Promise<[Response, string | null]> => {
    const { sessionId } = (await request.json()) as { sessionId?: string }
    if (sent !== null && alive.has(sent) && sessionId !== undefined && sessionId !== sent)
      return [Response.json({ code: 'other-session' }, { status: 409 }), sent]
    if (sent !== null) alive.delete(sent)
    return [new Response(null, { status: 204 }), null]
  }
  const world = {
    fate: 'fine' as Fate,
    alive,
    cookie: () => cookie,
    async fetch(request: Request): Promise<Response> {
      const { fate } = world
      if (fate === 'hang')
        await new Promise((_, fail) =>
          request.signal.addEventListener('abort', () => fail(new Error('aborted'))),
        )
      if (fate === 'unheard') throw new TypeError('Failed to fetch')
      if (fate === 'error') return Response.json({ message: '고장', status: 500 }, { status: 500 })
      const sent = request.credentials === 'omit' ? null : cookie
      const isLogOut = request.url.endsWith('/customer/logout')
      const [response, next] = await (isLogOut ? logOut(request, sent) : answer(request, sent))
      if (fate === 'unanswered') throw new TypeError('Failed to fetch')
      if (request.credentials !== 'omit') cookie = next
      return response
    },
  }
  return world
}
type World = ReturnType<typeof createWorld>

/** A document of the site. */
function openDocument(world: World) {
  const session = createSessionFetch({ ...customerSession, storage: () => localStorage, fetch: world.fetch })
  const api = createApiClient({ baseUrl: '/_api', origin: 'https://clinic.test', fetch: session.fetch })
  const signOut = createSignOut(session, (sessionId, signal) =>
    api.request('POST /customer/logout', { body: { sessionId }, signal }),
  )
  const stop = signOut.watch(window)
  const signIn = () =>
    api.request('POST /api/signin', { body: { phone: '01012345678', password: 'x' } }).catch(() => {})
  const isIn = () =>
    api.request('GET /customers/this').then(
      () => true,
      () => false,
    )
  return { signOut, stop, signIn, isIn }
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

/** Lets time pass until something is done. */
async function within<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(20_000)
  return work
}

test.each(fates.slice(1))(
  'a sign-out whose call ends as %s is told, and done by the next load',
  async (fate) => {
    const world = createWorld()
    const before = openDocument(world)
    await before.signIn()
    const id = world.cookie() ?? ''
    world.fate = fate
    const end = within(before.signOut.end('person'))
    expect([await end, before.signOut.state()]).toEqual([false, 'failed'])
    before.stop()
    // The cookie is still there, and no other call takes it along.
    world.fate = 'fine'
    const after = openDocument(world)
    expect(await after.isIn()).toBe(false)
    await within(after.signOut.retry())
    expect([world.alive.has(id), after.signOut.state()]).toEqual([false, 'none'])
    after.stop()
  },
)

test('it is tried again by itself, and at once when the network is back', async () => {
  const world = createWorld()
  const { signOut, stop, signIn } = openDocument(world)
  await signIn()
  world.fate = 'unheard'
  await signOut.end('person')
  const states: string[] = []
  signOut.follow(() => states.push(signOut.state()))
  world.fate = 'fine'
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([world.alive.size, states]).toEqual([0, ['ended']])
  stop()
})

test('a browser that keeps nothing ends its session all the same, as long as the page is open', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  const world = createWorld()
  const { signOut, stop, signIn, isIn } = openDocument(world)
  await signIn()
  world.fate = 'error'
  expect(await signOut.end('person')).toBe(false)
  world.fate = 'fine'
  expect(await isIn()).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(world.alive.size).toBe(0)
  stop()
  vi.restoreAllMocks()
})

test('a retry never ends a session that began since, whoever began it', async () => {
  const world = createWorld()
  const { signOut, stop, signIn } = openDocument(world)
  await signIn()
  world.fate = 'error'
  await signOut.end('person')
  world.fate = 'fine'
  // By a program that shares the cookie and nothing else.
  await world.fetch(new Request('https://clinic.test/_api/api/signin', { method: 'POST' }))
  expect([await signOut.retry(), signOut.state(), world.alive.has(world.cookie() ?? '')]).toEqual([
    true,
    'ended',
    true,
  ])
  stop()
})

test('who presses is signed out though the browser has another session than the page knows', async () => {
  const world = createWorld()
  const { signOut, stop, signIn } = openDocument(world)
  await signIn()
  await world.fetch(new Request('https://clinic.test/_api/api/signin', { method: 'POST' }))
  expect(await signOut.end('person')).toBe(true)
  expect(world.alive.size).toBe(0)
  stop()
})

/** A session that somebody wanted to end does end, and no other one. */
test('random walks of signing in and out, failing, reloading and waiting', async () => {
  const step = fc.tuple(
    fc.constantFrom('sign in', 'sign out', 'refused', 'ask', 'reload', 'wait', 'online'),
    fc.constantFrom(...fates),
  )
  const walk = async (steps: [string, Fate][]) => {
    localStorage.clear()
    const world = createWorld()
    const toEnd = new Set<string>()
    let page = openDocument(world)
    for (const [act, fate] of steps) {
      world.fate = fate
      const id = world.cookie()
      if (act === 'sign in') {
        world.fate = fate === 'hang' ? 'error' : fate
        await within(page.signIn())
        // An answer that is lost leaves a session that no browser has: the API's replacement is all that ends it.
        if (fate === 'unanswered') for (const one of world.alive) if (one !== world.cookie()) toEnd.add(one)
      } else if (act === 'sign out' || act === 'refused') {
        if (id !== null && world.alive.has(id)) toEnd.add(id)
        const isDone = await within(page.signOut.end(act === 'sign out' ? 'person' : 'refusal'))
        // Done, here or by a later try, or said not to be.
        if (id !== null && world.alive.has(id))
          expect([isDone, page.signOut.state()]).toEqual([false, 'failed'])
      } else if (act === 'ask') {
        world.fate = fate === 'hang' ? 'fine' : fate
        const isIn = await page.isIn()
        if (isIn) expect(toEnd.has(world.cookie() ?? '')).toBe(false)
      } else if (act === 'reload') {
        page.stop()
        page = openDocument(world)
      } else {
        if (act === 'online') window.dispatchEvent(new Event('online'))
        await vi.advanceTimersByTimeAsync(70_000)
      }
    }
    world.fate = 'fine'
    const kept = world.cookie()
    const isKept = kept !== null && world.alive.has(kept) && !toEnd.has(kept)
    await vi.advanceTimersByTimeAsync(200_000)
    if (kept !== null && toEnd.has(kept)) expect(world.alive.has(kept)).toBe(false)
    if (isKept) expect(world.alive.has(kept)).toBe(true)
    expect(['none', 'ended']).toContain(page.signOut.state())
    page.stop()
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 12 }), walk), {
    numRuns: rounds({ few: 150, all: 3_000 }),
  })
})

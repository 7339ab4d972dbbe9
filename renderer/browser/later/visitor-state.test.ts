// @vitest-environment happy-dom
import { MutationObserver } from '@tanstack/react-query'
import { callMutation } from '#api/call-query.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { createApplication } from '../create-application.ts'
import type { Application } from '../../shared/site.tsx'
import { followVisitor } from './visitor-state.ts'

const guestId = '6f1c2b34-8d5e-4f60-9a71-0b2c3d4e5f60'
const hanul = { id: 7, kind: 'member', name: '김하늘', createdAt: '2026-11-01T00:00:00.000Z' }

/** The API's answers by call: a body, or a status where it refuses. */
let answers: Record<string, unknown>
let asked: string[]
const answer = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  const call = `${request.method} ${pathname.replace('/_api', '')}`
  const guest = request.headers.get('guest-id')
  asked.push(call + search + (guest ? ` of ${guest}` : ''))
  const body = answers[call] ?? 404
  return Promise.resolve(
    typeof body === 'number'
      ? Response.json({ message: '', status: body }, { status: body })
      : Response.json(body),
  )
}

let stop = () => {}
/** An application at rest, in a browser in which `kept` was signed in when it was last here. */
function visit(kept?: { id: number; kind: string; name: string }): Application {
  const auth = { user: kept ?? null }
  localStorage.setItem('danjang-state', JSON.stringify({ version: 1, state: { auth } }))
  const application = createApplication()
  stop = followVisitor(application, performance.now())
  return application
}
const kept = { id: 7, kind: 'member', name: '옛 이름' }
const stateOf = ({ store }: Application) => {
  const { auth, badge, widget } = store.getState()
  return { name: auth.user?.name ?? null, cartCount: badge.cartCount, isLoggedIn: widget.isLoggedIn }
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  localStorage.clear()
  localStorage.setItem('guestId', guestId)
  asked = []
  answers = {
    'GET /customers/this': hanul,
    'GET /customer/badge': { cartCount: 5, reservationCount: 0 },
    'GET /guest/badge': { cartCount: 2 },
    'POST /customer/logout': {},
  }
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('a guest who has been here before gets the number in their cart', async () => {
  const application = visit()
  await eventually(() => expect(stateOf(application).cartCount).toBe(2))
  expect(asked).toEqual([`GET /guest/badge of ${guestId}`])
})

test('of a guest who is new nothing is asked', () => {
  localStorage.removeItem('guestId')
  visit()
  expect(asked).toEqual([])
  expect(localStorage.getItem('guestId')).toMatch(/^[\da-f-]{36}$/)
})

test('whoever was signed in is asked of the API first, and then their cart', async () => {
  const application = visit(kept)
  expect(stateOf(application)).toEqual({ name: '옛 이름', cartCount: 0, isLoggedIn: true })
  await eventually(() => expect(stateOf(application).cartCount).toBe(5))
  expect(stateOf(application)).toEqual({ name: '김하늘', cartCount: 5, isLoggedIn: true })
  expect(asked).toEqual(['GET /customers/this', 'GET /customer/badge'])
})

test('whoever is signed in no more is a guest', async () => {
  answers['GET /customers/this'] = 401
  const application = visit(kept)
  await eventually(() => expect(stateOf(application).cartCount).toBe(2))
  expect(stateOf(application)).toEqual({ name: null, cartCount: 2, isLoggedIn: false })
  expect(asked).toEqual(['GET /customers/this', `GET /guest/badge of ${guestId}`])
})

test.each([401, 403])('a %i of any personal call signs out, and takes the count along', async (status) => {
  answers['GET /customer/badge'] = status
  const application = visit(kept)
  await eventually(() =>
    expect(stateOf(application)).toEqual({ name: null, cartCount: 2, isLoggedIn: false }),
  )
  expect(asked).toContain('POST /customer/logout')
  expect(application.queryClient.getQueryData(['GET /customer/badge'])).toBeUndefined()
})

test('signing in and out is heard, whatever comes of signing out', async () => {
  const application = visit()
  const { api, queryClient } = application
  answers['POST /api/signin'] = hanul
  answers['POST /carts/synchronization'] = { rows: [] }
  await new MutationObserver(queryClient, callMutation(api, 'POST /api/signin')).mutate({
    body: { phone: '01012345678', password: 'x' },
  })
  await eventually(() =>
    expect(stateOf(application)).toEqual({ name: '김하늘', cartCount: 5, isLoggedIn: true }),
  )
  await eventually(() => expect(asked).toContain('POST /carts/synchronization'))
  answers['POST /customer/logout'] = 409
  await new MutationObserver(queryClient, callMutation(api, 'POST /customer/logout'))
    .mutate({})
    .catch(() => {})
  expect(stateOf(application)).toEqual({ name: null, cartCount: 2, isLoggedIn: false })
})

test('the count is asked again when something was put into the cart', async () => {
  const application = visit()
  const { api, queryClient } = application
  await eventually(() => expect(stateOf(application).cartCount).toBe(2))
  answers = { 'POST /guest/carts': { rows: [] }, 'GET /guest/badge': { cartCount: 3 } }
  await new MutationObserver(queryClient, callMutation(api, 'POST /guest/carts')).mutate({
    headers: { 'guest-id': guestId },
    body: { items: [{ productOptionId: 4 }] },
  })
  await eventually(() => expect(stateOf(application).cartCount).toBe(3))
})

test('another person never sees the count of the one before', async () => {
  const application = visit(kept)
  await eventually(() => expect(stateOf(application).cartCount).toBe(5))
  answers['GET /customer/badge'] = { cartCount: 1, reservationCount: 0 }
  application.store.getState().setUser({ ...hanul, id: 8 } as never)
  expect(stateOf(application).cartCount).toBe(0)
  await eventually(() => expect(stateOf(application).cartCount).toBe(1))
})

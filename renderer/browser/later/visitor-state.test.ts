// @vitest-environment happy-dom
import { MutationObserver } from '@tanstack/react-query'
import { BroadcastChannel } from 'node:worker_threads'
import { callMutation } from '#api/call-query.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { createApplication, type BrowserApplication } from '../create-application.ts'
import { createLeave } from '../create-leave.ts'
import type { Application } from '../../shared/site.tsx'
import { followVisitor } from './visitor-state.ts'

const toasts = vi.hoisted(() => [] as string[])
vi.mock('#ui/toast.tsx', () => ({ showToast: (text: string) => toasts.push(text) }))

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
function visit(kept?: { id: number; kind: string; name: string }): BrowserApplication {
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
  // happy-dom has none, and hides Node's.
  vi.stubGlobal('BroadcastChannel', BroadcastChannel)
  localStorage.clear()
  localStorage.setItem('guestId', guestId)
  asked = []
  toasts.length = 0
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

test('a member whose session is over is a guest, and is told', async () => {
  answers['GET /customers/this'] = 401
  const application = visit(kept)
  await eventually(() => expect(stateOf(application).cartCount).toBe(2))
  expect(stateOf(application)).toEqual({ name: null, cartCount: 2, isLoggedIn: false })
  expect(toasts).toEqual(['로그인 시간이 만료되었습니다. 다시 로그인해 주세요.'])
  // The script that ends the session comes by itself.
  await eventually(() =>
    expect(asked.toSorted()).toEqual([
      'GET /customers/this',
      `GET /guest/badge of ${guestId}`,
      'POST /customer/logout',
    ]),
  )
})

test('a guest whose session is over is told nothing', async () => {
  answers['GET /customers/this'] = 401
  const application = visit({ ...kept, kind: 'guest' })
  await eventually(() => expect(stateOf(application).cartCount).toBe(2))
  expect(toasts).toEqual([])
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

test('signing in is heard; signing out forgets all that a person has left, whatever comes of the call', async () => {
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
  expect(queryClient.getQueryData(['GET /customers/this'])).toEqual(hanul)
  localStorage.setItem('booster-search-keyword', '["리프팅"]')
  sessionStorage.setItem('danjang-certification', '{}')
  const { store, signOut } = application
  store.setState({
    product: { backupData: { rows: [], count: 0, validUntil: null, address: '/products', block: 'list' } },
    reservation: { draft: { type: 'VISIT' } },
    tempSelectedProductOptions: { selectedEvent: null, selectedProductId: 4, selectedProducts: [] },
  })
  answers['POST /customer/logout'] = 500
  await createLeave(application).signOut()
  store.getState().setUser(null)
  expect((await signOut()).state()).toBe('failed')
  expect(stateOf(application)).toEqual({ name: null, cartCount: 0, isLoggedIn: false })
  expect(queryClient.getQueryData(['GET /customers/this'])).toBeNull()
  const { product, reservation, tempSelectedProductOptions } = store.getState()
  expect([product, reservation, tempSelectedProductOptions.selectedProductId]).toEqual([
    { backupData: null },
    { draft: null },
    null,
  ])
  expect(sessionStorage.length).toBe(0)
  // The number is another, whose cart is empty.
  expect(Object.keys(localStorage).sort()).toEqual(['danjang-session', 'danjang-state', 'guestId'])
  expect(localStorage.getItem('guestId')).not.toBe(guestId)
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

// @vitest-environment happy-dom
import { callQuery } from '#api/call-query.ts'
import { getCustomerQueryOptions } from '#api/queries/get-customer.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { createApplication } from './create-application.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const asked: string[] = []
/** An API that knows nobody any more. */
const refuse = (request: Request) => {
  const { pathname } = new URL(request.url)
  asked.push(`${request.method} ${pathname}`)
  const isSignOut = pathname === '/_api/customer/logout'
  return Promise.resolve(
    isSignOut
      ? new Response(null, { status: 204 })
      : Response.json({ status: 401, message: '로그인이 필요합니다.', code: 'signed-out' }, { status: 401 }),
  )
}

it('forgets who was signed in, and what was theirs, when the API no longer knows them', async () => {
  vi.stubGlobal('fetch', refuse)
  const { api, queryClient, store } = createApplication()
  store.getState().setUser({ id: 1, name: '김하늘' } as never)
  const cart = callQuery(api, 'GET /carts', undefined, { personal: true })
  const notices = callQuery(api, 'GET /customer/notices', { query: {} })
  for (const { queryFn: _, ...options } of [cart, notices, getCustomerQueryOptions(api)]) {
    await queryClient.fetchQuery({ ...options, queryFn: () => ({}) } as never)
  }

  const failed = [1, 2].map((page) =>
    queryClient.fetchQuery({
      queryKey: [page],
      queryFn: () => api.request('GET /recent-products', { query: {} }),
    }),
  )
  await Promise.allSettled(failed)

  expect(store.getState().auth.user).toBeNull()
  expect(queryClient.getQueryData(cart.queryKey)).toBeUndefined()
  expect(queryClient.getQueryData(notices.queryKey)).toBeDefined()
  expect(queryClient.getQueryData(getCustomerQueryOptions(api).queryKey)).toBeNull()
  // Two failures at once, one request for the cookie to go.
  await eventually(() => expect(asked.filter((one) => one === 'POST /_api/customer/logout')).toHaveLength(1))
})

it('keeps the answers that the server drew a page from, however late a block of it hydrates', async () => {
  vi.useFakeTimers()
  const { queryClient } = createApplication()
  queryClient.setQueryData(['GET /faqs'], { rows: [] })
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect(queryClient.getQueryData(['GET /faqs'])).toEqual({ rows: [] })
})

it('takes nobody for who is signed in to be no failure', async () => {
  vi.stubGlobal('fetch', refuse)
  const { api, queryClient } = createApplication()
  asked.length = 0
  expect(await queryClient.fetchQuery(getCustomerQueryOptions(api))).toBeNull()
  expect(asked).toEqual(['GET /_api/customers/this'])
})

import type { ApiClient } from '#api/client.ts'
import { createApiClient } from '#api/client.ts'
import { getPartnerKeywordsQueryOptions } from '#api/queries/get-partner-keywords.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import type { BadServer } from '#tests/support/bad-server.ts'
import { startBadServer } from '#tests/support/bad-server.ts'
import type { QueryClient } from '@tanstack/react-query'
import { MutationObserver, onlineManager, QueryObserver, timeoutManager } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

/*
 * What queries and mutations do when a real server misbehaves. Source: docs/product.md, E2 to E5.
 */

const sessionOver = '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.'

let server: BadServer
let api: ApiClient
let queryClient: QueryClient
const tell = vi.fn<(message: string) => void>()
const endSession = vi.fn<() => void>()
/** Times in ms that the library would wait between tries, which it does not do here. */
const delays: number[] = []

beforeAll(async () => {
  server = await startBadServer()
  api = createApiClient({ baseUrl: '/_api', origin: server.origin })
  timeoutManager.setTimeoutProvider({
    setTimeout: (callback, delay) => {
      if (delay > 0 && delay <= 30_000) delays.push(delay)
      return setTimeout(callback, delay <= 30_000 ? 0 : delay).unref()
    },
    clearTimeout: (timer: NodeJS.Timeout | undefined) => clearTimeout(timer),
    setInterval: (callback, delay) => setInterval(callback, delay),
    clearInterval: (timer: NodeJS.Timeout | undefined) => clearInterval(timer),
  })
})
afterAll(() => server.close())
beforeEach(() => {
  tell.mockReset()
  endSession.mockReset()
  delays.length = 0
  queryClient = createSiteQueryClient({ tell, endSession })
})

const search = (keyword = '보톡스') => ({
  queryKey: ['GET /page-search', keyword],
  queryFn: () => api.request('GET /page-search', { query: { keyword } }),
})
/** As `useQuery` would: with everything the client does of itself. */
const query = async (options: Parameters<QueryClient['fetchQuery']>[0] = search()) => {
  const observer = new QueryObserver(queryClient, options)
  const result = new Promise<unknown>((done) => {
    const leave = observer.subscribe((state) => {
      if (state.fetchStatus !== 'idle') return
      done(state.data)
      queueMicrotask(() => leave())
    })
  })
  return result
}
const mutate = () =>
  new MutationObserver(queryClient, { mutationFn: () => api.request('POST /admin/publish') })
    .mutate()
    .catch(() => {})

const problem = (status: number) => ({ status, message: `실패 ${status}`, code: 'x' })
const told = () => tell.mock.calls.map(([message]) => message)

describe('a query that fails', () => {
  test.each([400, 410, 422, 429])('with %i tells its message, and is not asked again', async (status) => {
    server.answerWith(status, problem(status))
    await query()
    expect(told()).toEqual([`실패 ${status}`])
    expect(server.requests).toHaveLength(1)
    expect(endSession).not.toHaveBeenCalled()
  })
  test.each([404, 409])('with %i says nothing', async (status) => {
    server.answerWith(status, problem(status))
    await query()
    expect(told()).toEqual([])
  })
  test.each([401, 403])('with %i ends the session and says why', async (status) => {
    server.answerWith(status, problem(status))
    await query()
    expect(endSession).toHaveBeenCalledOnce()
    expect(told()).toEqual([sessionOver])
  })
  test('with 5xx is asked three times more, each time later, and tells once', async () => {
    server.answerWith(503, problem(503))
    await query()
    expect(server.requests).toHaveLength(4)
    expect(delays).toEqual([1000, 2000, 4000])
    expect(told()).toEqual(['실패 503'])
  })
  test('without an answer says so, after three times more', async () => {
    server.answer((request) => request.socket.destroy())
    await query()
    expect(server.requests).toHaveLength(4)
    expect(told()).toEqual(['알 수 없는 시스템 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'])
  })
  test('without a network says so at once, and is asked again when the network is back', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    onlineManager.setOnline(false)
    queryClient.mount()
    try {
      server.answer((request) => request.socket.destroy())
      const observer = new QueryObserver(queryClient, search())
      const leave = observer.subscribe(() => {})
      await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ status: 'error' }))
      expect(server.requests).toHaveLength(1)
      expect(told()).toEqual(['인터넷 연결이 끊겼습니다. 연결을 확인하고 다시 눌러 주세요.'])
      server.answerWith(200, { rows: [] })
      vi.unstubAllGlobals()
      onlineManager.setOnline(true)
      await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ rows: [] }))
      leave()
    } finally {
      vi.unstubAllGlobals()
      onlineManager.setOnline(true)
      queryClient.unmount()
    }
  })
  test('and then comes says nothing', async () => {
    let times = 0
    server.answer((_, response) => {
      times += 1
      response.writeHead(times < 3 ? 500 : 200)
      response.end(times < 3 ? '' : '{"rows":[]}')
    })
    expect(await query()).toEqual({ rows: [] })
    expect(told()).toEqual([])
  })
  test('waits 30 s at most before it is asked again', async () => {
    server.answerWith(500)
    await query({ ...search(), retry: 7 })
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })
  test.each([
    ['keywords', getPartnerKeywordsQueryOptions],
    ['partner information', getPartnerQueryOptions],
  ])('for %s is nothing to tell', async (_, options) => {
    server.answerWith(500, problem(500))
    await query(options(api) as never)
    server.answerWith(401, problem(401))
    await query(options(api) as never)
    expect(told()).toEqual([])
    expect(endSession).not.toHaveBeenCalled()
  })
})

describe('a mutation that fails', () => {
  test.each([400, 404, 422, 500])('with %i tells its message, and is not asked again', async (status) => {
    server.answerWith(status, problem(status))
    await mutate()
    expect(told()).toEqual([`실패 ${status}`])
    expect(server.requests).toHaveLength(1)
  })
  test('without a network fails at once, and is not sent when the network is back', async () => {
    onlineManager.setOnline(false)
    server.answerWith(500, problem(500))
    try {
      await mutate()
      expect(told()).toEqual(['실패 500'])
    } finally {
      onlineManager.setOnline(true)
    }
    await queryClient.resumePausedMutations()
    expect(server.requests).toHaveLength(1)
  })
  test('with 409 says nothing', async () => {
    server.answerWith(409, problem(409))
    await mutate()
    expect(told()).toEqual([])
  })
  test.each([401, 403])('with %i ends the session and says why', async (status) => {
    server.answerWith(status, problem(status))
    await mutate()
    expect(endSession).toHaveBeenCalledOnce()
    expect(told()).toEqual([sessionOver])
  })
})

test('an answer is fresh for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T00:00:00Z') })
  try {
    server.answerWith(200, { rows: [] })
    await queryClient.fetchQuery(search())
    vi.setSystemTime(new Date('2026-11-20T00:04:59.999Z'))
    await queryClient.fetchQuery(search())
    expect(server.requests).toHaveLength(1)
    vi.setSystemTime(new Date('2026-11-20T00:05:00.001Z'))
    await queryClient.fetchQuery(search())
    expect(server.requests).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('on a server nobody is told and no session ended', async () => {
  queryClient = createSiteQueryClient()
  server.answerWith(401, problem(401))
  await query()
  expect(told()).toEqual([])
})

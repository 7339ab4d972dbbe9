import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiClient } from '#api/client.ts'
import { SiteDirectory } from './site-directory.ts'

function directory(answers: (() => Promise<{ partnerId: number; revision: number; changes: number }>)[]) {
  let asked = 0
  const request = () => (answers[Math.min(asked++, answers.length - 1)] as () => Promise<unknown>)()
  const api = () => ({ request }) as unknown as ApiClient
  return { directory: new SiteDirectory({ api, holds: 60_000 }), asked: () => asked }
}
afterEach(() => void vi.useRealTimers())
const hangs = () => new Promise<never>(() => {})
const at = (revision: number) => async () => ({ partnerId: 7, revision, changes: 0 })
const fails = (status: number) => async () => {
  throw new ApiError({ status, message: '', code: '' })
}

test('a site is asked for once, and again when it was published anew', async () => {
  const { directory: sites, asked } = directory([at(1), at(2)])
  expect(await Promise.all([sites.find('a'), sites.find('a')])).toEqual([
    { partnerId: 7, revision: 1, changes: 0 },
    { partnerId: 7, revision: 1, changes: 0 },
  ])
  expect(sites.known('a')).toMatchObject({ revision: 1 })
  expect(asked()).toBe(1)
  sites.published(8)
  expect(sites.known('a')).toMatchObject({ revision: 1 })
  sites.published(7)
  expect(sites.known('a')).toBeUndefined()
  expect(await sites.find('a')).toMatchObject({ revision: 2 })
})

test('an answer that was asked for before a publication is not trusted after it', async () => {
  let answer: (state: { partnerId: number; revision: number; changes: number }) => void = () => {}
  const { directory: sites } = directory([() => new Promise((done) => (answer = done)), at(2)])
  const first = sites.find('a')
  sites.published(7)
  answer({ partnerId: 7, revision: 1, changes: 0 })
  await first
  expect(sites.known('a')).toBeUndefined()
  expect(await sites.find('a')).toMatchObject({ revision: 2 })
})

test('an unknown host is known to be unknown, and a silent API leaves what was known, as stale', async () => {
  expect(await directory([fails(404)]).directory.find('x')).toBeNull()
  const { directory: sites } = directory([at(1), fails(500)])
  await sites.find('a')
  sites.published(null)
  expect(await sites.find('a')).toEqual({ partnerId: 7, revision: 1, changes: 0, stale: true })
  await expect(directory([fails(500)]).directory.find('a')).rejects.toThrow(ApiError)
})

test('an API that hangs delays nobody once a site is known, and is not asked by every request', async () => {
  vi.useFakeTimers()
  const { directory: sites, asked } = directory([at(1), hangs, at(2)])
  await sites.find('a')
  await vi.advanceTimersByTimeAsync(60_001)
  // The first request after the answer has become old is answered as fast as any.
  expect(sites.known('a')).toEqual({ partnerId: 7, revision: 1, changes: 0 })
  expect(sites.known('a')).toMatchObject({ revision: 1 })
  expect(asked()).toBe(2)
  // Much later one waits, for a fifth of a second; then it is known for a while that waiting is of no use.
  await vi.advanceTimersByTimeAsync(3_600_000)
  const found = sites.find('a')
  await vi.advanceTimersByTimeAsync(200)
  expect(await found).toEqual({ partnerId: 7, revision: 1, changes: 0, stale: true })
  expect(sites.known('a')).toMatchObject({ stale: true })
  expect(asked()).toBe(2)
})

test('an answer that has become old is renewed behind the request that uses it', async () => {
  vi.useFakeTimers()
  const { directory: sites } = directory([at(1), at(2)])
  await sites.find('a')
  await vi.advanceTimersByTimeAsync(60_001)
  expect(sites.known('a')).toMatchObject({ revision: 1 })
  await vi.advanceTimersByTimeAsync(0)
  expect(sites.known('a')).toEqual({ partnerId: 7, revision: 2, changes: 0 })
})

test('after a publication an API that hangs is waited for once', async () => {
  vi.useFakeTimers()
  const { directory: sites, asked } = directory([at(1), hangs])
  await sites.find('a')
  sites.published(7)
  const found = sites.find('a')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await found).toMatchObject({ revision: 1, stale: true })
  expect(sites.known('a')).toMatchObject({ revision: 1, stale: true })
  expect(asked()).toBe(2)
})

test('that the API failed is remembered for two seconds where nothing else is known', async () => {
  vi.useFakeTimers()
  const { directory: sites, asked } = directory([fails(500), at(1)])
  for (let times = 0; times < 3; times += 1) await expect(sites.find('a')).rejects.toThrow(ApiError)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(2_001)
  expect(await sites.find('a')).toMatchObject({ revision: 1 })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageLoader } from './load-page.ts'
import type { PageData } from '../shared/site-data.ts'

const answers = vi.fn<(address: string) => Response>()
beforeEach(() => {
  answers.mockReset().mockImplementation((address) => Response.json({ path: address }))
  vi.stubGlobal('fetch', async (address: string) => answers(address))
})
afterEach(() => vi.unstubAllGlobals())
const signal = new AbortController().signal

test('a page that was fetched ahead is not asked for again', async () => {
  const arrived = vi.fn<(page: PageData) => void>()
  const loader = createPageLoader(arrived)
  loader.prefetch('/_page?path=/events')
  loader.prefetch('/_page?path=/events')
  expect(await loader.load('/_page?path=/events', signal)).toEqual({ path: '/_page?path=/events' })
  expect(answers).toHaveBeenCalledTimes(1)
  expect(arrived).toHaveBeenCalledTimes(1)
})

test('what failed ahead of time is asked for when it is wanted', async () => {
  answers.mockImplementationOnce(() => new Response(null, { status: 503 }))
  const loader = createPageLoader(() => {})
  loader.prefetch('/_page?path=/')
  expect(await loader.load('/_page?path=/', signal)).toEqual({ path: '/_page?path=/' })
  expect(answers).toHaveBeenCalledTimes(2)
})

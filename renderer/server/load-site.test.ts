import { callQuery } from '#api/call-query.ts'
import { ApiError, type ApiClient } from '#api/client.ts'
import type { QueryContext } from '#api/query-context.ts'
import type { BlockEnvelope } from '#schema/block.ts'
import { globalSlots } from '#schema/block.ts'
import { defineBlock, type BlockDefinition } from '#schema/define-block.ts'
import { pageDefinition, shellPath } from '#schema/page.ts'
import { notFoundPath } from '#schema/plain/not-found-path.ts'
import type { TreatmentWord } from '#schema/plain/treatment-word.ts'
import { z } from 'zod'
import { expect, test, vi } from 'vitest'
import { loadSite, queryDeadline, type LoadSiteOptions } from './load-site.ts'

const plain = { version: 1, title: '시험', description: '시험', migrations: {}, sample: {} }
const shellBlock = (slot: (typeof globalSlots)[number]) =>
  defineBlock({ ...plain, component: `Test-${slot}`, slot, schema: z.object({}) })
const notice = defineBlock({
  ...plain,
  component: 'TestNotice',
  slot: 'section',
  schema: z.object({}),
  parameters: ['page'],
  queries: (_data, { api, params }: QueryContext) => ({
    notice: callQuery(api, 'GET /customer/notices/{id}', {
      params: { id: Number(params.noticeId) },
      query: {},
    }),
    cart: callQuery(api, 'GET /carts', undefined, { personal: true }),
  }),
  subject: {
    query: 'notice',
    describe: ({ title }: { title: string }, { path }) => ({ title, description: `${path}의 공지` }),
  },
})
const event = defineBlock({
  ...plain,
  component: 'TestEvent',
  slot: 'section',
  schema: z.object({}),
  parameters: ['eventId', 'page'],
  queries: (_data, { api, search }: QueryContext) => ({
    ...(search.eventId && {
      event: callQuery(api, 'GET /events', { query: { eventId: Number(search.eventId) } }),
    }),
  }),
  subject: {
    query: 'event',
    parameter: 'eventId',
    describe: ({ rows: [first] }: { rows: { title: string }[] }, { path }) =>
      first && { title: first.title, description: `${path}의 이벤트` },
  },
})
const missing = defineBlock({ ...plain, component: 'TestMissing', slot: 'section', schema: z.object({}) })
const definitions = new Map(
  [...globalSlots.map(shellBlock), notice, event, missing].map((definition) => [
    definition.component,
    definition as unknown as BlockDefinition,
  ]),
)

const envelope = (component: string): BlockEnvelope => ({ id: component, component, version: 1, data: {} })
const page = (path: string, component: string) => ({
  ...pageDefinition.parse({ pattern: '/', title: '공지', blocks: [envelope(component)] }),
  revision: 1,
  key: 'page',
  path,
  params: { noticeId: path.split('/').at(-1) ?? '' },
})

/** An API with one notice, number 3, whose answer holds until a moment. */
function fakeApi(treatmentWord?: TreatmentWord) {
  const asked: string[] = []
  const request = async (
    name: string,
    input: { query?: { path?: string; eventId?: number }; params?: { id: number } } = {},
  ) => {
    asked.push(name)
    const path = input.query?.path ?? ''
    if (name === 'GET /page' && path === shellPath)
      return {
        revision: 1,
        theme: {},
        global: Object.fromEntries(globalSlots.map((slot) => [slot, envelope(`Test-${slot}`)])),
      }
    if (name === 'GET /page' && path === '/events')
      return { ...page(path, 'TestEvent'), title: '이벤트', seo: { noindex: false, title: '이달의 이벤트' } }
    if (name === 'GET /page') return page(path, path === notFoundPath ? 'TestMissing' : 'TestNotice')
    if (name === 'GET /customer/popups')
      return { rows: [{ id: 4 }, { id: 9 }], validUntil: '2026-12-01T00:00:00.000Z' }
    if (name === 'GET /partners/this' && treatmentWord) return { homepageConfig: { treatmentWord } }
    if (name === 'GET /events') return { rows: input.query?.eventId === 7 ? [{ title: '겨울 관리' }] : [] }
    if (name === 'GET /customer/notices/{id}' && input.params?.id === 3)
      return { title: '휴진 안내', validUntil: '2026-12-01T00:00:00.000Z' }
    const validUntil = input.params?.id === 5 ? '2026-12-24T15:00:00.000Z' : undefined
    throw new ApiError({ status: 404, message: '없습니다.', code: 'not-found', validUntil })
  }
  return { api: { request } as unknown as ApiClient, asked }
}

type Own = Partial<Pick<LoadSiteOptions, 'trial' | 'state' | 'revision' | 'productTexts'>>
const load = (api: ApiClient, path: string, query = '', own: Own = {}) =>
  loadSite({
    api,
    origin: 'http://gaon.test',
    path,
    parameters: new URLSearchParams(query),
    state: 'published',
    revision: 1,
    definitions,
    productTexts: new Set(),
    scripts: { entry: [], blocks: () => ({}) },
    ...own,
  })

test('a popup that is tried comes with the page, alone and for good; else a page brings none', async () => {
  const popupsOf = async (own: Own = {}) =>
    (await load(fakeApi().api, '/cscenter/notice/3', '', own)).data.queries.find(
      ([key]) => key[0] === 'GET /customer/popups',
    )?.[1]
  expect(await popupsOf({ trial: { popup: 9 } })).toEqual({ rows: [{ id: 9 }], validUntil: null })
  expect(await popupsOf()).toBeUndefined()
})

test('a page without scripts waits for a late answer, and any other says that it lacks one', async () => {
  vi.useFakeTimers()
  try {
    const told = async (query: string) => {
      const { api } = fakeApi()
      const request = async (name: string, input: object) => {
        if (name === 'GET /customer/notices/{id}') await vi.advanceTimersByTimeAsync(queryDeadline)
        return (api.request as (name: string, input: object) => Promise<unknown>)(name, input)
      }
      const late = { request } as unknown as ApiClient
      const { subject, data } = await load(late, '/cscenter/notice/3', query, {
        state: 'draft',
        revision: undefined,
      })
      return [subject?.title, data.isPartial]
    }
    expect(await told('')).toEqual([undefined, true])
    expect(await told('still')).toEqual(['휴진 안내', undefined])
  } finally {
    vi.useRealTimers()
  }
})

test('a page is named by the thing that its path names', async () => {
  const { data, subject, validUntil } = await load(fakeApi().api, '/cscenter/notice/3')
  expect(data).toMatchObject({ status: 200, page: { title: '휴진 안내' } })
  expect(subject).toEqual({ title: '휴진 안내', description: '/cscenter/notice/3의 공지' })
  expect(validUntil).toBe(Date.parse('2026-12-01T00:00:00.000Z'))
})

test('a path that names nothing is answered by the page for unknown paths, and may be kept', async () => {
  const { data, complete } = await load(fakeApi().api, '/cscenter/notice/4')
  expect(data.status).toBe(404)
  expect(data.page.blocks.map(({ component }) => component)).toEqual(['TestMissing'])
  expect(complete).toBe(true)
})

test('a thing that begins to be there ends the page that says it is missing', async () => {
  const { data, complete, validUntil } = await load(fakeApi().api, '/cscenter/notice/5')
  expect([data.status, complete, validUntil]).toEqual([404, true, Date.parse('2026-12-24T15:00:00.000Z')])
})

test('a page has its answers in one order, whichever came first', async () => {
  const ask = fakeApi().api.request as (name: string, input?: object) => Promise<unknown>
  const keysWith = async (late: string) => {
    const request = async (name: string, input?: object) => {
      if (name === late) await new Promise((done) => void setImmediate(done))
      return name === 'GET /partners/this' ? { homepageConfig: {} } : ask(name, input)
    }
    const { data } = await load({ request } as unknown as ApiClient, '/cscenter/notice/3')
    return data.queries.map(([key]) => key[0])
  }
  const keys = ['GET /customer/notices/{id}', 'GET /partners/this']
  for (const late of keys) expect(await keysWith(late)).toEqual(keys)
})

test('the server asks nothing in the name of a visitor', async () => {
  const { api, asked } = fakeApi()
  const { complete } = await load(api, '/cscenter/notice/3')
  expect(asked).not.toContain('GET /carts')
  expect(complete).toBe(true)
})

test('a page reads the query parameters that its blocks name, and no other', async () => {
  const { data, parameters } = await load(fakeApi().api, '/cscenter/notice/3', 'page=2&junk=1')
  expect(data.search).toEqual({ page: '2' })
  expect(parameters).toEqual(['page'])
})

test('a parameter that chooses one thing names the page, and is part of its address; no other is', async () => {
  const { data, subject, address } = await load(fakeApi().api, '/events', 'junk=1&page=2&eventId=7')
  expect(data.page).toMatchObject({ title: '겨울 관리', seo: { noindex: false } })
  expect(data.page.seo).not.toHaveProperty('title')
  expect(subject).toEqual({ title: '겨울 관리', description: '/events?eventId=7의 이벤트' })
  expect(address).toBe('/events?eventId=7')
})

test.each(['', 'eventId=8', 'page=2'])(
  'a page without the thing asked for is what it is: %s',
  async (query) => {
    const { data, subject, address } = await load(fakeApi().api, '/events', query)
    expect(data).toMatchObject({ status: 200, page: { title: '이벤트', seo: { title: '이달의 이벤트' } } })
    expect({ subject, address }).toEqual({ subject: undefined, address: '/events' })
  },
)

test('a page and its shell are of the clinic’s word, so that a browser mixes no two (docs/product.md, C11)', async () => {
  const own = { productTexts: new Set(['시술 안내']) }
  const named = (word: TreatmentWord) => {
    const { api } = fakeApi(word)
    const request = async (...call: Parameters<typeof api.request>) => {
      const answer = await api.request(...call)
      return 'blocks' in Object(answer) ? { ...Object(answer), title: '시술 안내' } : answer
    }
    return load({ request } as unknown as ApiClient, '/none', '', own)
  }
  const [plain, said] = [await named('시술'), await named('진료')]
  expect([plain, said].map(({ data }) => data.page.title)).toEqual(['시술 안내', '진료 안내'])
  expect(said.data.shellId).not.toBe(plain.data.shellId)
})

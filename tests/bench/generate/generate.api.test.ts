import { generate } from './generate.ts'
import { definitions } from '#registry/definitions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '#tests/support/backend.ts'
import { calendarFrom } from './calendar.ts'

let app: Awaited<ReturnType<typeof startBackend>>
const wanted = { definitions, partners: 3, treatments: 92, seed: 7 }

beforeAll(async () => {
  app = await startBackend({ partners: [], definitions })
  await generate({ ...wanted, database: app.database })
})
afterAll(() => app.close())

const clinic = (number: number) => app.client(`gen-000${number}.localhost`)

test('makes clinics with a shell, a home page and treatments spread evenly', async () => {
  const counts: number[] = []
  for (const number of [1, 2, 3]) {
    const api = clinic(number)
    const shell = await api.request('GET /page', { query: { path: '/_app' } })
    expect(shell).toMatchObject({ revision: 1, global: { header: { component: 'GlobalHeaderType1' } } })
    expect(await api.request('GET /page', { query: { path: '/' } })).toMatchObject({ key: 'home' })
    expect((await api.request('GET /partners/this')).partnerName).toMatch(/피부과의원$/)
    counts.push((await api.request('GET /v2/products', { query: { pageSize: 5 } })).count)
  }
  expect(counts).toEqual([31, 31, 30])
})

test('treatments have names of their own, categories, and prices that can be paid', async () => {
  const { rows } = await clinic(2).request('GET /v2/products', { query: { pageSize: 100 } })
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  for (const { name, categories, options } of rows) {
    expect([name, categories.length, options.length > 0]).toEqual([name, 1, true])
    for (const { price } of options) expect(price?.amount).toBeGreaterThan(0)
  }
})

test('clinics have running events, doctors who work, notices and questions', async () => {
  const api = clinic(3)
  expect((await api.request('GET /events', { query: {} })).count).toBeGreaterThan(0)
  const { rows } = await api.request('GET /partner-employee-schedules', { query: {} })
  expect(rows.length).toBeGreaterThanOrEqual(2)
  for (const { days } of rows) expect(days.some(({ hours }) => hours.length > 0)).toBe(true)
  expect((await api.request('GET /customer/notices', { query: {} })).count).toBe(8)
  expect((await api.request('GET /customer/faqs', { query: {} })).count).toBe(8)
})

test('the same seed makes the same clinics, another seed others', async () => {
  const names = async (host: typeof app, number: number) =>
    (
      await host
        .client(`gen-000${number}.localhost`)
        .request('GET /v2/products', { query: { pageSize: 100 } })
    ).rows.map(({ name, options }) => [name, options.map(({ price }) => price?.regularAmount)])
  const again = await startBackend({ partners: [], definitions })
  await generate({ ...wanted, database: again.database })
  expect(await names(again, 2)).toEqual(await names(app, 2))
  await again.close()
  const other = await startBackend({ partners: [], definitions })
  await generate({ ...wanted, seed: 8, database: other.database })
  expect(await names(other, 2)).not.toEqual(await names(app, 2))
  await other.close()
})

test('refuses where there are generated partners, and more treatments than there are words for', async () => {
  await expect(generate({ ...wanted, database: app.database })).rejects.toThrow(
    '3 generated partners already',
  )
  await expect(generate({ ...wanted, treatments: 10_000, database: app.database })).rejects.toThrow(
    '10000 treatments of 3 partners',
  )
})

test('days are counted in Seoul', () => {
  // A Friday evening in UTC is Saturday in Seoul.
  const { at } = calendarFrom(new Date('2026-11-20T19:00:00Z'))
  expect([at(0, '14:30'), at(41)]).toEqual([new Date('2026-11-21T05:30Z'), new Date('2026-12-31T15:00Z')])
})

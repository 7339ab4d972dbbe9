import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

/* Compares docs/operations/ and the table in docs/operations.md with the metrics that the server exports. */

const read = (path: string) => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8')
const alerts = read('operations/alerts.yaml')
const dashboard = read('operations/dashboard.json')
const guide = read('operations.md')

const metrics = createMetrics()
afterAll(() => metrics.close())
metrics.observeDatabase({ connections: () => [], readDueWork: async () => [] })
metrics.observeReadings({
  pageCacheBytes: () => 0,
  preparationWaiting: () => 0,
  picturesWaiting: () => 0,
})
const exported = metrics.registry.getMetricsAsArray().map(({ name }) => name)
const own = exported.filter((name) => name.startsWith('danjang_'))

/** Metrics that a text names. A histogram counts by its series. */
const named = (text: string) =>
  new Set(
    [...text.matchAll(/\b(?:danjang|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  )

test.each(Object.entries({ alerts, dashboard, guide }))('%s name only metrics that exist', (_, text) => {
  const names = [...named(text)]
  expect(names).not.toEqual([])
  expect(names.filter((name) => !exported.includes(name))).toEqual([])
})

test('the dashboard and the guide name each of our metrics', () => {
  expect(own.filter((name) => !named(dashboard).has(name))).toEqual([])
  expect(own.filter((name) => !named(guide).has(name))).toEqual([])
})

test('each alarm says what happened and what to do, and the guide lists it', () => {
  const rules = alerts.split(/^ +- alert: /m).slice(1)
  expect(rules.length).toBeGreaterThan(10)
  for (const rule of rules) {
    const [name = ''] = rule.split('\n')
    expect(rule).toMatch(/^ +summary: '.{20,}'$/m)
    expect(rule).toMatch(/^ +action: '.{40,}'$/m)
    expect(rule).toMatch(/severity: (?:page|ticket)/)
    expect(guide).toContain(`\`${name}\``)
  }
  const actions = rules.map((rule) => /action: .*/.exec(rule)?.[0])
  expect(new Set(actions).size).toBe(rules.length)
})

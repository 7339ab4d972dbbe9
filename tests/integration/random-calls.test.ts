import { contract } from '#api/contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend()
})
afterAll(() => app.close())

/** Mulberry32: the same calls every time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const words = [
  'header',
  'home',
  '',
  '%00',
  '%',
  '..',
  '__proto__',
  'constructor',
  '99999999999',
  '-1',
  '1e400',
  'ㅂㅌㅅ',
  '%F0%9F',
  "' or 1=1 --",
  '/',
  'null',
]
const values: unknown[] = [
  null,
  [],
  {},
  0,
  -1.5,
  1e308,
  '',
  '\u0000',
  '\ud800',
  'x'.repeat(3000),
  { __proto__: null, constructor: { prototype: 1 } },
  [[[[]]]],
]

test('two thousand random calls meet no 500', async () => {
  const cookie = await app.signIn()
  const random = seeded(7)
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const names = Object.keys(contract).filter((name) => !name.endsWith('/admin/session'))
  for (let turn = 0; turn < 2000; turn += 1) {
    const [method = '', template = ''] = one(names).split(' ')
    const path = template.replaceAll(/\{\w+\}/g, () => encodeURIComponent(one(words)))
    const query = `path=${one(words)}&keyword=${one(words)}&revision=${one(words)}&state=${one(['draft', 'published', one(words)])}`
    const body = {
      component: one<unknown>(['TestHeaderA', 'TestHeaderB', one(values)]),
      data: one<unknown>([{ title: one(values), text: one(values), extra: one(values) }, one(values)]),
      pattern: one(['/a/:b', one(words)]),
      title: one(values),
      seo: one(values),
      blocks: one<unknown>([
        [{ id: 'a', component: 'TestSection', version: one([1, 2 ** 60]), data: { title: one(values) } }],
        one(values),
      ]),
    }
    const text = random() < 0.1 ? one(['{', '[]', '"x"', '{"__proto__":{"a":1}}']) : JSON.stringify(body)
    const response = await app.send(`${path}?${query}`, {
      method,
      headers: { cookie, 'content-type': 'application/json', 'if-match': one(['"new"', '*', '']) },
      ...(method !== 'GET' && { body: text }),
    })
    if (response.status >= 500) throw new Error(`${method} ${path}?${query} ${text}: ${app.logs.at(-1)}`)
  }
  expect((await app.send('/page?path=/')).status).toBe(200)
}, 60_000)

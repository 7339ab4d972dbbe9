import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnvironment, variableNames } from '#backend/environment.ts'

const read = (path) => readFileSync(new URL(`../deploy/${path}`, import.meta.url), 'utf8')

test('the server knows and accepts the settings of the nodes in compose.yaml', () => {
  const [, block = ''] = /^x-node:[^]*?\n {2}environment:\n((?: {4}.+\n)+)/m.exec(read('compose.yaml')) ?? []
  const settings = Object.fromEntries(
    [...block.matchAll(/^ {4}(\w+): (.+)$/gm)].map(([, name, value]) => [name, value.replaceAll("'", '')]),
  )
  expect(variableNames).toEqual(expect.arrayContaining(Object.keys(settings)))
  const given = {
    POSTGRES_PASSWORD: 'password',
    STORE_PASSWORD: 'password',
    SECRETS_KEY: Buffer.alloc(32).toString('base64'),
  }
  const filled = Object.entries(settings).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+):[^}]*\}/, (_, variable) => given[variable] ?? ''),
  ])
  expect(readEnvironment(Object.fromEntries(filled))).toMatchObject({
    seed: 'none',
    s3: { endpoint: 'http://store:9000', bucket: 'pictures' },
  })
})

test('the head of the Caddyfile names each of its settings', () => {
  const text = read('Caddyfile')
  const [head = ''] = text.split('\n{\n')
  for (const [, name] of text.matchAll(/\{\$(\w+)/g)) expect(head).toContain(`#   ${name} `)
})

test('systemd gives a node more time to end than the node gives its requests', () => {
  const [, grace = ''] = /requestGrace = ([\d_]+)/.exec(readFileSync('server/http-server.ts', 'utf8')) ?? []
  const [, wait = ''] = /TimeoutStopSec=(\d+)/.exec(read('danjang.service')) ?? []
  expect(Number(wait) * 1_000).toBeGreaterThan(2 * Number(grace.replace('_', '')))
})

import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { requestOrigin } from './origin.ts'

const origin = (headers: Record<string, string>, trustProxy = false) =>
  requestOrigin({ headers, socket: { localPort: 3000 } } as unknown as IncomingMessage, trustProxy)

test('a host is one origin, however it is spelled and whatever port is made up', () => {
  for (const host of ['gaon.kr:3000', 'gaon.kr', 'GAON.kr', 'gaon.kr.', 'gaon.kr:1', 'gaon.kr:65535'])
    expect([host, origin({ host })]).toEqual([host, 'http://gaon.kr:3000'])
  for (const host of ['gaon.kr:99999', 'gaon.kr:', 'ga on.kr', 'user@gaon.kr', 'gaon.kr/x', ''])
    expect([host, origin({ host })]).toEqual([host, undefined])
})

test('what a proxy forwards counts behind one alone, and of several the last', () => {
  const headers = {
    host: 'inside:8080',
    'x-forwarded-host': 'made-up.kr, gaon.kr:7777',
    'x-forwarded-proto': 'http, https',
  }
  expect(origin(headers)).toBe('http://inside:3000')
  expect(origin(headers, true)).toBe('https://gaon.kr')
  expect(origin({ ...headers, 'x-forwarded-port': '8443' }, true)).toBe('https://gaon.kr:8443')
})

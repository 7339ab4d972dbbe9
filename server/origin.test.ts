import { trustHops, trustNone } from '#backend/kernel/http/forwarded.ts'
import fc from 'fast-check'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { inNameOf, isHttps, requestOrigin, takeForwarded, toOriginForm } from './origin.ts'

const request = (headers: Record<string, string>, url = '/') =>
  ({
    headers: { ...headers },
    url,
    socket: { localPort: 3000, remoteAddress: '127.0.0.1' },
  }) as unknown as IncomingMessage

test('a host is one origin, however it is spelled and whatever port is made up', () => {
  for (const host of ['gaon.kr:3000', 'gaon.kr', 'GAON.kr', 'gaon.kr.', 'gaon.kr:1', 'gaon.kr:65535'])
    expect([host, requestOrigin(request({ host }))]).toEqual([host, 'https://gaon.kr'])
  for (const host of ['gaon.kr:99999', 'gaon.kr:', 'ga on.kr', 'user@gaon.kr', 'gaon.kr/x', ''])
    expect([host, requestOrigin(request({ host }))]).toEqual([host, undefined])
})

test('a host of this machine is reached by http at the port that the server listens at', () => {
  expect(requestOrigin(request({ host: 'localhost' }))).toBe('http://localhost:3000')
  expect(requestOrigin(request({ host: 'mirae.localhost:8080' }))).toBe('http://mirae.localhost:3000')
  expect(requestOrigin(request({ host: 'nolocalhost' }))).toBe('https://nolocalhost')
})

const forwarded = fc.record(
  Object.fromEntries(
    ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-forwarded-for'].map(
      (name) => [
        name,
        fc.oneof(
          fc.constantFrom('8443', '99999', 'evil.example:7777', 'http, https', 'javascript', 'a, b', ''),
          fc.string(),
        ),
      ],
    ),
  ),
  { requiredKeys: [] },
)

test('no forwarded header changes an origin, behind a proxy or not', () => {
  fc.assert(
    fc.property(forwarded, fc.constantFrom(trustNone, trustHops(1), trustHops(2)), (headers, trustProxy) => {
      const asked = request({ host: 'gaon.kr', ...headers })
      takeForwarded(asked, trustProxy)
      expect(requestOrigin(asked)).toBe('https://gaon.kr')
      expect(Object.keys(asked.headers).filter((name) => /host$|port$/.test(name))).toEqual(['host'])
      expect(inNameOf(asked)['x-forwarded-proto']).toMatch(/^https?$/)
    }),
  )
})

test('what a proxy forwards counts behind one alone, and of several the last', () => {
  const headers = {
    host: 'inside:8080',
    'x-forwarded-host': 'made-up.kr, gaon.kr:7777',
    'x-forwarded-proto': 'http, https',
  }
  const direct = request(headers)
  expect([takeForwarded(direct, trustNone), isHttps(direct)]).toEqual(['', false])
  const behind = request(headers)
  expect([takeForwarded(behind, trustHops(1)), isHttps(behind)]).toEqual(['gaon.kr:7777', true])
})

test('a target in absolute-form is one in origin-form, of the host that it names', () => {
  const settled = (url: string) => {
    const asked = request({ host: 'other.kr' }, url)
    toOriginForm(asked)
    return [asked.headers.host, asked.url]
  }
  expect(settled('http://gaon.kr/a%2Fb?c=d')).toEqual(['gaon.kr', '/a%2Fb?c=d'])
  expect(settled('HTTP://gaon.kr:80')).toEqual(['gaon.kr:80', '/'])
  expect(settled('https://gaon.kr?c=/d')).toEqual(['gaon.kr', '/?c=/d'])
  for (const url of ['/', '//gaon.kr/', '*', 'ftp://gaon.kr/', 'http://user@gaon.kr/', 'http://', 'gaon.kr'])
    expect(settled(url)).toEqual(['other.kr', url])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readForwarded, trustAddresses, trustHops, trustNone } from './forwarded.ts'

const read = (headers: Record<string, string>) => (name: string) => headers[name]

/* A visitor comes through a CDN and a balancer; each appends who connected to it. */
const visitor = '203.0.113.7'
const cdn = '198.51.100.2'
const balancer = '10.0.0.5'
const ways = [trustHops(2), trustAddresses('10.0.0.0/8, 198.51.100.0/24')]

test.each(ways)('behind two proxies the visitor counts, whatever they claim themselves (%#)', (trust) => {
  const claims = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('unknown', '10.0.0.9', '')), {
    maxLength: 5,
  })
  fc.assert(
    fc.property(claims, (claimed) => {
      const headers = {
        'x-forwarded-for': [...claimed, visitor, cdn].join(', '),
        'x-forwarded-proto': [...claimed.map(() => 'http'), 'https', 'http'].join(','),
        'x-forwarded-host': [...claimed.map(() => 'made-up.kr'), 'gaon.kr', 'inside:8080'].join(),
      }
      expect(readForwarded(read(headers), balancer, trust)).toEqual({
        address: visitor,
        proto: 'https',
        host: 'gaon.kr',
      })
    }),
  )
})

test('a proxy that writes a header anew tells what counts', () => {
  const headers = { 'x-forwarded-for': `${visitor}, ${cdn}`, 'x-forwarded-proto': 'https' }
  expect(readForwarded(read(headers), balancer, trustHops(2))).toMatchObject({
    address: visitor,
    proto: 'https',
  })
  expect(readForwarded(read({ 'x-forwarded-proto': 'https' }), balancer, trustHops(1))).toEqual({
    address: undefined,
    proto: 'https',
    host: undefined,
  })
})

test('who comes round the proxies is believed nothing', () => {
  const headers = {
    'x-forwarded-for': '1.1.1.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'gaon.kr',
  }
  const nothing = { address: undefined, proto: undefined, host: undefined }
  expect(readForwarded(read(headers), visitor, trustAddresses('10.0.0.0/8'))).toEqual(nothing)
  expect(readForwarded(read(headers), visitor, trustNone)).toEqual(nothing)
  // Through the balancer alone, past the CDN.
  expect(
    readForwarded(read({ 'x-forwarded-for': `1.1.1.1, ${visitor}` }), balancer, ways[1] ?? trustNone).address,
  ).toBe(visitor)
})

test('a call from this process counts as it is', () => {
  expect(
    readForwarded(read({ 'x-forwarded-for': visitor, 'x-forwarded-proto': 'https' }), undefined, trustNone),
  ).toEqual({
    address: visitor,
    proto: 'https',
    host: undefined,
  })
})

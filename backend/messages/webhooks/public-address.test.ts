import { expect, test } from 'vitest'
import { isPublicAddress, isPublicUrl, PrivateAddress, publicLookup } from './public-address.ts'

test.each([
  ['8.8.8.8', true],
  ['211.234.111.1', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['fe80::1', false],
  ['fd12::1', false],
  ['2002:a00:1::', false],
  ['2001:db8::1', false],
  ['emr.example.com', false],
])('%s is of the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test.each([
  ['https://emr.example.com/danjang?x=1', true],
  ['https://emr.example.com:8443/', true],
  ['http://emr.example.com/', false],
  ['https://0x7f.1/', false],
  ['https://2130706433/', false],
  ['https://emr.localhost/', false],
  ['https://emr.internal./', false],
])('%s may be a webhook’s: %s', (url, isPublic) => {
  expect(isPublicUrl(new URL(url))).toBe(isPublic)
})

test('a name that stands for an address of our own is not connected to', async () => {
  const found = await new Promise((done) =>
    publicLookup('localhost', { all: true }, (error, addresses) => done(error ?? addresses)),
  )
  expect(found).toBeInstanceOf(PrivateAddress)
})

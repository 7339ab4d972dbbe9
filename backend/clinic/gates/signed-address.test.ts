import { expect, test } from 'vitest'
import { isGranted, signAddress, signImages } from './signed-address.ts'

const now = new Date('2026-11-20T03:07:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const src = '/_files/3/gated/0123456789abcdef.webp'
const signing = { partnerId: 3, signingKey: 'key', scope: 'review' } as const

function read(address: string) {
  const url = new URL(address, 'http://x')
  const grant = {
    partnerId: 3,
    hash: url.pathname.split('/').at(-1) ?? '',
    scope: 'review',
    until: Number(url.searchParams.get('until')),
  } as const
  return { grant, signature: url.searchParams.get('signature') ?? '' }
}

test('an address holds for a quarter to half an hour, and is the same within a quarter', () => {
  const address = signAddress(src, signing, now)
  const { grant, signature } = read(address)
  expect(signAddress(src, signing, later(7))).toBe(address)
  expect(isGranted('key', grant, signature, now)).toBe(true)
  expect(isGranted('key', grant, signature, later(15))).toBe(true)
  expect(isGranted('key', grant, signature, later(30))).toBe(false)
})

test('a signature holds for its own partner, picture, purpose and time alone', () => {
  const { grant, signature } = read(signAddress(src, signing, now))
  for (const change of [
    { partnerId: 4 },
    { hash: 'fedcba9876543210' },
    { scope: 'post' as const },
    { until: grant.until + 900 },
    { until: 0 },
  ])
    expect(isGranted('key', { ...grant, ...change }, signature, now)).toBe(false)
  expect(isGranted('other', grant, signature, now)).toBe(false)
  expect(isGranted('key', grant, '', now)).toBe(false)
})

test('what everybody may see keeps its address', () => {
  const { grant, signature } = read(signAddress(src, { ...signing, isPublic: true }, now))
  expect(grant.until).toBe(0)
  expect(isGranted('key', grant, signature, later(1_000_000))).toBe(true)
})

test('only gated pictures are signed', () => {
  const image = { alt: '사진', width: 3, height: 2 }
  const open = { ...image, src: '/_files/3/0123456789abcdef.webp' }
  expect(signImages([{ ...image, src }, open, null, 'x'], signing, now)).toEqual([
    { ...image, src: signAddress(src, signing, now) },
  ])
  expect(signImages(null, signing)).toEqual([])
})

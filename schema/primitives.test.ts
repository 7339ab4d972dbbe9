import { describe, expect, test } from 'vitest'
import { colorToken, ground, image, imageSource, link, safeUrl, won } from './primitives.ts'

const messageOf = (value: unknown) => safeUrl.safeParse(value).error?.issues[0]?.message

describe('an address of a link', () => {
  test.each([
    '/',
    '/events?tab=now#top',
    '/a//b',
    '#top',
    'tel:+82-2-1234-5678',
    'tel:0212345678',
    'mailto:desk@raon.example',
    'https://example.com/a?b=c',
    'HTTP://example.com',
    'http://localhost:3000/x',
    'pf.kakao.com/_x',
    'localhost:3000',
    'example.com/a:b',
    'example.com:8080/x',
    `/${'x'.repeat(1999)}`,
  ])('may be %s', (address) => {
    expect(safeUrl.parse(address)).toBe(address)
  })

  test.each([
    ['', '올바른 주소가 아닙니다'],
    ['/a b', '공백'],
    ['/a\nb', '공백'],
    ['/a\u007fb', '공백'],
    ['/\\evil.example', '역슬래시'],
    ['//evil.example', '/로 한 번만'],
    ['/.//evil.example', '/로 한 번만'],
    ['/x/..//evil.example', '/로 한 번만'],
    ['javascript:alert(1)', 'javascript: 주소는 쓸 수 없습니다'],
    ['JavaScript:alert(1)', 'javascript: 주소는 쓸 수 없습니다'],
    ['data:text/html,x', 'data: 주소는 쓸 수 없습니다'],
    ['ftp://example.com', 'ftp: 주소는 쓸 수 없습니다'],
    ['view-source:x', 'view-source: 주소는 쓸 수 없습니다'],
    ['tel:', 'tel: 주소는 쓸 수 없습니다'],
    ['tel:abc', 'tel: 주소는 쓸 수 없습니다'],
    ['tel:+1;phone-context=x', 'tel: 주소는 쓸 수 없습니다'],
    ['mailto:desk', 'mailto: 주소는 쓸 수 없습니다'],
    ['mailto:a@b@c', 'mailto: 주소는 쓸 수 없습니다'],
    ['javascript:tel:1', 'javascript: 주소는 쓸 수 없습니다'],
    ['javascript:mailto:a@b.c', 'javascript: 주소는 쓸 수 없습니다'],
    ['https://user@example.com', '사용자 정보'],
    ['https://:pass@example.com', '사용자 정보'],
    ['http://', '올바른 주소가 아닙니다'],
    ['example', '올바른 주소가 아닙니다'],
    ['http://intranet/x', '올바른 주소가 아닙니다'],
  ])('may not be %j: %s', (address, message) => {
    expect(messageOf(address)).toContain(message)
  })

  test('may have 2,000 characters', () => {
    expect(safeUrl.safeParse(`/${'x'.repeat(2000)}`).success).toBe(false)
  })
})

test.each([
  ['/_files/1/a.webp', true],
  ['https://cdn.example/a.webp', true],
  ['/', false],
  ['//cdn.example/a.webp', false],
  ['/\\cdn.example/a.webp', false],
  ['http://cdn.example/a.webp', false],
  ['https://', false],
  ['/a b.webp', false],
  ['/a"onerror=.webp', false],
  ['/a<b.webp', false],
  ['xhttps://cdn.example/a.webp', false],
  ['https://cdn.example/a.webp ', false],
  [`/${'x'.repeat(1999)}`, true],
  [`/${'x'.repeat(2000)}`, false],
])('a picture may stand at %j: %s', (source, admitted) => {
  expect(imageSource.safeParse(source).success).toBe(admitted)
})

test('a picture has an address, words, and a size in whole pixels', () => {
  const picture = { src: '/_files/1/a.webp', alt: '', width: 1, height: 65_500 }
  expect(image.parse(picture)).toEqual(picture)
  for (const wrong of [
    { width: 0 },
    { height: 0 },
    { width: 20_001 },
    { height: 65_501 },
    { width: 1.5 },
    { alt: 'x'.repeat(201) },
    { alt: undefined },
    { src: 'x' },
  ]) {
    expect([wrong, image.safeParse({ ...picture, ...wrong }).success]).toEqual([wrong, false])
  }
})

test.each([
  ['#0f5b45', true],
  ['#ABCDEF', true],
  ['0f5b45', false],
  ['#0f5b4', false],
  ['#0f5b455', false],
  ['#0f5b4g', false],
  ['red', false],
])('a colour may be written %s: %s', (color, admitted) => {
  expect(colorToken.safeParse(color).success).toBe(admitted)
})

test.each([
  [0, true],
  [1_000_000_000, true],
  [1_000_000_001, false],
  [-1, false],
  [0.5, false],
])('a price may be %d won: %s', (price, admitted) => {
  expect(won.safeParse(price).success).toBe(admitted)
})

test('a ground is plain or a surface, and a link has a name', () => {
  expect(ground.options).toEqual(['plain', 'surface'])
  expect(link.parse({ title: '이벤트', url: '/events' })).toEqual({ title: '이벤트', url: '/events' })
  expect(link.safeParse({ title: '', url: '/events' }).success).toBe(false)
  expect(link.safeParse({ title: 'x'.repeat(61), url: '/events' }).success).toBe(false)
})

import { expect, test } from 'vitest'
import { reviewLinkInLanguage, shortCode, shortenUrl, shortLink } from './link.ts'

test.each([
  ['ab1', true],
  ['A_b-9', true],
  ['x'.repeat(40), true],
  ['ab', false],
  ['x'.repeat(41), false],
  ['a b1', false],
  ['한글한글', false],
  ['ab1/', false],
])('a short address may end in %j: %s', (code, admitted) => {
  expect(shortCode.safeParse(code).success).toBe(admitted)
})

test.each([
  ['ab12cd', 'ab12cd'],
  ['https://raon.example/s/ab12cd', 'ab12cd'],
  ['https://raon.example/s/ab12cd/', 'ab12cd'],
  ['https://raon.example/s/ab12cd//?utm_source=sms', 'ab12cd'],
  ['https://raon.example/s/ab12cd#top?x', 'ab12cd'],
  ['s/ab12cd?x=/other', 'ab12cd'],
])('the code of %s is %s', (address, code) => {
  expect(shortenUrl.parse(address)).toBe(code)
})

test.each(['', '/', 'https://raon.example/s/ab', '?ab12cd', `${'x'.repeat(500)}/ab12cd`])(
  '%j has no code',
  (address) => {
    expect(shortenUrl.safeParse(address).success).toBe(false)
  },
)

test('a short address leads somewhere for ever, without a title, unless told', () => {
  const code = 'ab12cd'
  expect(shortLink.parse({ code, targetUrl: '/events' })).toEqual({
    code,
    targetUrl: '/events',
    title: '',
    expiresAt: null,
  })
  const expiring = (expiresAt: string) =>
    shortLink.safeParse({ code, targetUrl: '/events', expiresAt }).success
  expect(expiring('2099-12-31T23:59:59Z')).toBe(true)
  expect(expiring('2100-01-01T00:00:00Z')).toBe(false)
  expect(shortLink.safeParse({ code, targetUrl: 'javascript:x' }).success).toBe(false)
})

test('a link to reviews has a title and a language', () => {
  expect(reviewLinkInLanguage.parse({ title: '후기', url: 'https://g.page/raon' })).toEqual({
    title: '후기',
    url: 'https://g.page/raon',
    languageCode: 'ko',
  })
  expect(reviewLinkInLanguage.safeParse({ title: '', url: 'https://g.page/raon' }).success).toBe(false)
})

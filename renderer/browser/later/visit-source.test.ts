import { expect, test } from 'vitest'
import { visitSource } from './visit-source.ts'

const from = (referrer: string, search = '', isNew = true) =>
  visitSource({ referrer, host: 'gaon.test', search, isNew })

test.each([
  ['https://search.naver.com/search.naver?query=x', 'SEARCH'],
  ['https://m.search.naver.com/', 'SEARCH'],
  ['https://www.google.co.kr/', 'SEARCH'],
  ['https://m.naver.com/', 'SEARCH'],
  ['https://search.daum.net/', 'SEARCH'],
  ['https://l.instagram.com/?u=1', 'SOCIAL'],
  ['https://m.blog.naver.com/clinic/1', 'SOCIAL'],
  ['https://t.co/abc', 'SOCIAL'],
  ['https://map.naver.com/p/1', 'LINK'],
  ['https://notgoogle.example/', 'LINK'],
  ['https://gaon.test/products', 'INSIDE'],
  ['', 'DIRECT'],
  ['no address', 'DIRECT'],
])('from %s it is %s', (referrer, source) => {
  expect(from(referrer)).toBe(source)
})

test('what an address says of an advertisement goes before where it stood', () => {
  expect(from('https://www.google.com/', '?gclid=1')).toBe('ADVERTISEMENT')
  expect(from('https://search.naver.com/', '?n_media=27758')).toBe('ADVERTISEMENT')
  expect(from('', '?utm_medium=CPC')).toBe('ADVERTISEMENT')
  expect(from('', '?utm_medium=social')).toBe('SOCIAL')
  expect(from('', '?utm_source=sms')).toBe('LINK')
})

test('a page that is reloaded, or found again on the way back, begins no visit', () => {
  expect(from('https://www.google.com/', '', false)).toBe('INSIDE')
})

import { expect, test } from 'vitest'
import { isActivePath, linkTarget } from './links.ts'

test('links stay in this tab, open another, or open none', () => {
  expect(linkTarget('/events')).toEqual({ inside: true, to: '/events' })
  expect(linkTarget('pf.kakao.com/_raon')).toEqual({
    inside: false,
    href: 'http://pf.kakao.com/_raon',
    newTab: true,
  })
  expect(linkTarget('https://blog.naver.com/raon')).toMatchObject({
    href: 'https://blog.naver.com/raon',
    newTab: true,
  })
  expect(linkTarget('tel:0212345678')).toMatchObject({ newTab: false })
})

test('products, events and exhibitions are one section', () => {
  expect(isActivePath('/products', '/exhibitions/3')).toBe(true)
  expect(isActivePath('/introduce', '/introduce/staff')).toBe(true)
  expect(isActivePath('/introduce', '/introduced')).toBe(false)
  expect(isActivePath('/', '/events')).toBe(false)
})

import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

test('scripts come from the site and the named origins, and inline ones never', () => {
  const policy = contentSecurityPolicy({ scriptOrigins: ['https://widget.example'] })
  expect(policy).toContain("script-src 'self' https://widget.example;")
  expect(/script-src [^;]*unsafe/.test(policy)).toBe(false)
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
    expect(policy).toContain(part)
})

test('frames hold the site itself and the players of videos, and nothing else', () => {
  const [, frames] = /frame-src ([^;]*);/.exec(contentSecurityPolicy({})) ?? []
  expect(frames?.split(' ')).toEqual([
    "'self'",
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://tv.naver.com',
    'https://play-tv.kakao.com',
  ])
})

test('nothing but an https origin gets into the policy', () => {
  const scriptOrigins = ['http://plain.example', "https://x;script-src'*'", 'https://a b', '*', 'null']
  expect(contentSecurityPolicy({ scriptOrigins })).toBe(contentSecurityPolicy({}))
})

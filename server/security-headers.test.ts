import { expect, test } from 'vitest'
import { tagKinds, type TagKind } from '#schema/plain/tags.ts'
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

test('the messenger loads its script, service and sounds where the partner has it, and nowhere else', () => {
  const sourcesOf = (hasMessenger: boolean, directive: string) =>
    new RegExp(`${directive} ([^;]*)`).exec(contentSecurityPolicy({ hasMessenger }))?.[1]
  expect(sourcesOf(true, 'script-src')).toBe("'self' https://*.channel.io")
  expect(sourcesOf(true, 'connect-src')).toBe(
    "'self' https://*.channel.io https://*.channel.app wss://*.channel.io",
  )
  expect(sourcesOf(true, 'media-src')).toBe("'self' https://*.channel.io")
  expect(contentSecurityPolicy({ hasMessenger: false })).not.toContain('channel')
})

test('measuring tags load their own scripts where the partner has set them, and nobody else’s', () => {
  const scripts = (tags: TagKind[]) => /script-src ([^;]*)/.exec(contentSecurityPolicy({ tags }))?.[1]
  expect(scripts([])).toBe("'self'")
  expect(scripts(['naver'])).toBe("'self' https://wcs.naver.net")
  expect(scripts(['google-analytics', 'tag-manager'])).toBe(
    "'self' https://*.googletagmanager.com https://www.googleadservices.com https://googleads.g.doubleclick.net",
  )
  expect(contentSecurityPolicy({ tags: [...tagKinds] })).not.toMatch(/script-src [^;]*(?:unsafe|\s\*)/)
})

test('nothing but an https origin gets into the policy', () => {
  const scriptOrigins = ['http://plain.example', "https://x;script-src'*'", 'https://a b', '*', 'null']
  expect(contentSecurityPolicy({ scriptOrigins })).toBe(contentSecurityPolicy({}))
})

test('pictures of the person’s own device are shown where they are about to be sent, and nowhere else', () => {
  const pictures = (showsOwnPictures: boolean) =>
    /img-src ([^;]*)/.exec(contentSecurityPolicy({ showsOwnPictures }))?.[1]
  expect(pictures(true)).toBe("'self' data: https: blob:")
  expect(pictures(false)).toBe("'self' data: https:")
})

test('who certifies visitors may bring its script and its window', () => {
  const policy = contentSecurityPolicy({ certificationOrigins: ['http://127.0.0.1:4000'] })
  for (const directive of ['script-src', 'connect-src', 'frame-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*http://127\\.0\\.0\\.1:4000`))
})

import { partner as partnerSchema } from '#schema/partners.ts'
import { expect, test } from 'vitest'
import { siteIcons } from './site-icons.ts'

const iconsOf = (faviconImageUrl?: string) =>
  siteIcons(partnerSchema.parse({ id: 1, partnerName: '가온의원', homepageConfig: { faviconImageUrl } }))

test('a clinic without an icon of its own keeps the drawn one', () => {
  expect(iconsOf()).toEqual([])
  expect(siteIcons(undefined)).toEqual([])
})

test('an icon is named in the widths that it is large enough for', () => {
  const [tab, homeScreen, ...others] = iconsOf('/_files/1/0123456789abcdef-512x512.webp')
  expect([tab?.sizes, homeScreen?.sizes, others]).toEqual(['96x96', '192x192', []])
  expect(tab?.src).toMatch(/^\/_image\?url=%2F_files%2F1%2F.*&width=96&/)
})

test('a very small one is served as large as it is', () =>
  expect(iconsOf('/_files/1/0123456789abcdef-48x48.webp').map(({ sizes }) => sizes)).toEqual(['48x48']))

test('one from elsewhere is shown as it is', () =>
  expect(iconsOf('https://example.com/icon.png')).toEqual([
    { src: 'https://example.com/icon.png', sizes: 'any' },
  ]))

import { expect, test } from 'vitest'
import type { PageSubject } from '#schema/page-subject.ts'
import { partner as partnerSchema } from '#schema/partners.ts'
import { theme } from '#schema/theme.ts'
import type { SiteData } from '../shared/site-data.ts'
import { sharePictureOf } from './share-picture.ts'

const picture = '/_files/1/0123456789abcdef-2160x1080.webp'

type Given = {
  title?: string
  status?: 200 | 404
  state?: 'published' | 'draft'
  ogImage?: string
  clinicImage?: string
  subject?: Omit<PageSubject, 'title'>
  primary1?: string
}

const pictureOf = ({ title = '리프팅', status = 200, state = 'published', ...given }: Given = {}) =>
  sharePictureOf({
    data: {
      status,
      path: '/products/1',
      page: { title, seo: { noindex: false, ogImage: given.ogImage } },
      shell: { origin: 'https://gaon.test', state, theme: theme.parse({ primary1: given.primary1 }) },
    } as SiteData,
    subject: given.subject && { title, ...given.subject },
    address: '/products/1',
    partner: partnerSchema.parse({
      id: 1,
      partnerName: '가온의원',
      homepageConfig: { ogImageUrl: given.clinicImage },
    }),
  })

test('a page about one thing has a card, even where the clinic has a picture of its own', () => {
  const card = pictureOf({ subject: { image: { src: picture } }, clinicImage: picture })
  expect(card).toEqual({
    href: expect.stringMatching(/^https:\/\/gaon\.test\/_card\/[0-9a-f]{64}\.jpg\?path=%2Fproducts%2F1$/),
    alt: '리프팅 · 가온의원',
    width: 1200,
    height: 630,
  })
})

test('what a card shows is in its address: another title, kind, picture or colour has another', () => {
  const cards = [
    {},
    { title: '리프팅 2' },
    { subject: { breadcrumbs: [{ title: '공지사항', url: '/cscenter/notice' }] } },
    { subject: { image: { src: picture } } },
    { primary1: '#14213d' },
  ].map((given) => pictureOf({ subject: {}, ...given })?.href)
  expect(new Set(cards).size).toBe(cards.length)
  expect(pictureOf({ subject: { description: '설명' } })?.href).toBe(cards[0])
  expect(pictureOf({ subject: { image: { src: `${picture}#focus=30,20` } } })?.href).toBe(
    pictureOf({ subject: { image: { src: picture } } })?.href,
  )
})

test('a picture that is gated, or from elsewhere, is on no card', () => {
  const plain = pictureOf({ subject: {} })?.href
  for (const src of [
    '/_files/1/gated/0123456789abcdef.webp',
    '/_api/customer/gated-files/1?signature=a',
    'https://elsewhere.test/a.webp',
  ])
    expect(pictureOf({ subject: { image: { src } } })?.href).toBe(plain)
})

test('the picture that a page names, and the clinic’s on a page about nothing in particular, stay as they are', () => {
  const own = {
    href: `https://gaon.test/_image?url=${encodeURIComponent(picture)}&width=1080&quality=75`,
    alt: '리프팅',
    width: 1080,
    height: 540,
  }
  expect(pictureOf({ ogImage: picture, subject: {} })).toEqual(own)
  expect(pictureOf({ clinicImage: picture })).toEqual(own)
  expect(pictureOf({ ogImage: 'https://elsewhere.test/a.jpg' })).toEqual({
    href: 'https://elsewhere.test/a.jpg',
    alt: '리프팅',
  })
  expect(pictureOf()?.href).toContain('/_card/')
})

test('drafts and missing pages have none', () => {
  expect(pictureOf({ state: 'draft' })).toBeUndefined()
  expect(pictureOf({ status: 404 })).toBeUndefined()
})

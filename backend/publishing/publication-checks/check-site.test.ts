import { buildSite } from '#backend/publishing/site/site.ts'
import type { Stored } from '#backend/publishing/site/contents.ts'
import { globalSlots } from '#schema/block.ts'
import { testDefinitions as definitions } from '#tests/support/blocks.ts'
import { expect, test } from 'vitest'
import { checkSite, type Checked } from './check-site.ts'
import { placeBlocks } from './site-blocks.ts'

/* What is told before a publication, by the real schemas of the test's blocks and real Korean sentences. */

const stored = (kind: Stored['kind'], key: string, value: unknown): Stored => ({
  kind,
  key,
  value,
  hash: key,
  size: 1,
})
const names = {
  header: 'TestHeaderA',
  search: 'TestSearch',
  footer: 'TestFooter',
  floatingButton: 'TestFloatingButton',
  popup: 'TestPopup',
  widget: 'TestWidget',
}
const slots = globalSlots.map((slot) =>
  stored('global', slot, {
    id: slot,
    component: names[slot],
    version: 1,
    data: slot === 'header' ? { title: '가' } : {},
  }),
)
type Data = Record<string, unknown>
const page = (key: string, pattern: string, data: Data, more: Data = {}) =>
  stored('page', key, {
    pattern,
    title: key,
    seo: { description: '설명', noindex: false },
    blocks: [{ id: 'one', component: 'TestSection', version: 1, data: { title: '안내', ...data } }],
    ...more,
  })

function check(pages: Stored[], more: Partial<Checked> = {}, chosen: string[] | null = null) {
  const site = buildSite([...slots, ...pages])
  return checkSite({
    site,
    blocks: placeBlocks(site, definitions),
    theme: {},
    before: null,
    isChosen: (draft) => chosen === null || chosen.includes(draft),
    rows: [],
    addresses: [{ resource: 'products', page: '/products/{id}' }],
    isShown: ({ id }) => ({ 1: true, 2: false })[id],
    decorative: new Set(),
    terms: new Set(),
    ...more,
  })
}
const linking = (...urls: string[]) => ({ more: { title: '더 보기', url: urls[0] } })
const messages = (found: ReturnType<typeof check>) => found.map(({ kind, where }) => [kind, ...where])

test('a site in order has nothing to look at', () => {
  expect(check([page('home', '/', { body: '예약하고 오시면 기다리지 않습니다.', ...linking('/') })])).toEqual(
    [],
  )
})

test('a phrase is told with its page, section and field, and its sentence', () => {
  const [found, ...others] = check([
    page('home', '/', { items: [{ question: '언제 낫나요?', answer: '반드시 완치됩니다.' }] }),
  ])
  expect(others).toEqual([])
  expect(found).toMatchObject({
    kind: 'advertising',
    severity: 'check',
    place: { kind: 'page', key: 'home', block: 'one' },
    field: '/items/0/answer',
    excerpt: { before: '반드시 ', phrase: '완치', after: '됩니다.' },
  })
  expect(found?.message).toContain('의료법 제56조')
  expect(found?.where.slice(0, 2)).toEqual(['home', '시험'])
})

test.each([
  ['/nowhere', '페이지가 없습니다'],
  ['/products/9', '지워졌거나 없습니다'],
  ['/products/2', '보이지 않습니다'],
  ['#way', '그런 자리가 없습니다'],
  ['tel:1', '전화번호가 아닙니다'],
  ['mailto:a@b', '메일 주소가 아닙니다'],
])('a link to %s is told', (url, message) => {
  const found = check([page('home', '/', linking(url)), page('product', '/products/:productId', {})])
  expect(found).toMatchObject([
    { kind: 'link', field: '/more/url', message: expect.stringContaining(message) },
  ])
})

test.each([
  '/products/1',
  '/products/1?tab=2#one-3',
  '#one',
  'tel:02-123-4567',
  'mailto:a@b.kr',
  'https://x.kr',
  '/_files/1/a.pdf',
])('a link to %s is in order', (url) => {
  expect(check([page('home', '/', linking(url)), page('product', '/products/:productId', {})])).toEqual([])
})

test('what is not chosen is told of only where this publication breaks its links', () => {
  const linked = page('home', '/', { ...linking('/gone'), body: '완치' })
  const before = buildSite([...slots, linked, page('gone', '/gone', {})])
  expect(messages(check([linked], { before }, ['page/gone']))).toMatchObject([
    ['link', 'home', '시험', '주소'],
  ])
  expect(check([linked], { before: buildSite([...slots, linked]) }, ['page/gone'])).toEqual([])
})

test('a page that moves takes its links along', () => {
  const linked = page('home', '/', linking('/old'))
  const before = buildSite([...slots, linked, page('moved', '/old', {})])
  expect(check([linked, page('moved', '/new', {})], { before })).toEqual([])
})

test('a picture without a description, a block of no type, a theme and a page without words are told', () => {
  const picture = { src: '/_files/1/a.webp', alt: ' ', width: 4, height: 3 }
  const found = check(
    [
      page('home', '/', { picture }, { seo: {} }),
      page('odd', '/odd', {}, { blocks: [{ id: 'two', component: 'Gone', version: 1, data: {} }] }),
    ],
    { theme: { line: 'red' } },
  )
  expect(found.map(({ kind, field }) => [kind, field])).toEqual([
    ['block', null],
    ['contrast', '/line'],
    ['picture', '/picture'],
    ['page', null],
  ])
})

test('a picture that was kept as decorative needs no description', () => {
  const picture = { src: '/_files/1/a.webp', alt: '', width: 4, height: 3 }
  const pages = [page('home', '/', { picture })]
  expect(check(pages)).toMatchObject([{ kind: 'picture' }])
  expect(check(pages, { decorative: new Set([picture.src]) })).toEqual([])
  const cut = [page('home', '/', { picture: { ...picture, src: `${picture.src}#focus=30,20` } })]
  expect(check(cut, { decorative: new Set([picture.src]) })).toEqual([])
})

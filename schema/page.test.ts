import { expect, test } from 'vitest'
import { movedResponse, pageDefinition, pageKey, pathPattern, shellPath } from './page.ts'
import { notFoundPath } from './plain/not-found-path.ts'

test.each([
  '/',
  '/events',
  '/cscenter/notice',
  '/products/:productId',
  '/:a/:b-c_d',
  '/404',
  shellPath,
  notFoundPath,
  `/${'x'.repeat(199)}`,
])('a page may stand at %s', (path) => {
  expect(pathPattern.parse(path)).toBe(path)
})

test.each([
  '',
  'events',
  '//',
  '/events/',
  '/a//b',
  '/a b',
  '/a?b',
  '/a/:',
  '/::a',
  '/a:b',
  `/${'x'.repeat(200)}`,
])('no page stands at %j', (path) => {
  expect(pathPattern.safeParse(path).success).toBe(false)
})

test.each([
  ['home', true],
  ['404', true],
  ['a-1', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['-a', false],
  ['Home', false],
  ['a_b', false],
  ['', false],
])('a page may have the key %j: %s', (key, admitted) => {
  expect(pageKey.safeParse(key).success).toBe(admitted)
})

const block = (id: string) => ({ id, component: 'TextSection', version: 1, data: {} })
const page = (values: object = {}) => ({
  pattern: '/events',
  title: '이벤트',
  blocks: [block('a')],
  ...values,
})

test('a page shows everything unless told', () => {
  expect(pageDefinition.parse(page())).toEqual({
    ...page(),
    seo: { noindex: false },
    options: { hideHeader: false, hideFooter: false, hideFloatingButton: false, hasHero: false },
  })
})

test('a page has a title, and blocks that are told apart', () => {
  const pathsOf = (values: object) =>
    pageDefinition.safeParse(page(values)).error?.issues.map(({ path }) => path.join('/'))
  expect(pathsOf({ title: '' })).toEqual(['title'])
  expect(pathsOf({ blocks: [block('a'), block('b')] })).toBeUndefined()
  expect(pathsOf({ blocks: [block('a'), block('b'), block('a')] })).toEqual(['blocks'])
  const many = (count: number) => Array.from({ length: count }, (_, index) => block(`b${index}`))
  expect(pathsOf({ blocks: many(200) })).toBeUndefined()
  expect(pathsOf({ blocks: many(201) })).toEqual(['blocks'])
})

test('a page that has moved names a path of the site', () => {
  expect(movedResponse.safeParse({ revision: 0, movedTo: '/news' }).success).toBe(true)
  expect(movedResponse.safeParse({ revision: 0, movedTo: 'https://evil.example' }).success).toBe(false)
  expect(movedResponse.safeParse({ revision: -1, movedTo: '/news' }).success).toBe(false)
})

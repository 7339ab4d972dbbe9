import { expect, test } from 'vitest'
import { z } from 'zod'
import { dataFields } from './data-fields.ts'
import { line, link, paragraph } from './primitives.ts'
import { richText } from './rich-text.ts'

/** What is found, each as its pointer, its titles and its value; groups and lists are told by their kind. */
const found = (schema: z.ZodType, data: unknown) =>
  dataFields(schema, data).map(({ path, titles, value }) => [
    path,
    titles.join(' › '),
    typeof value === 'object' ? (Array.isArray(value) ? 'list' : 'group') : value,
  ])

test('every value is found by its pointer and its titles, in the order of the schema', () => {
  const schema = z.object({
    title: line().meta({ title: '제목' }),
    items: z
      .array(z.object({ name: line().meta({ title: '이름' }), price: z.number() }))
      .meta({ title: '항목' }),
    'a/b~c': z.string(),
  })
  const data = {
    'a/b~c': '끝',
    items: [
      { name: '가', price: 1 },
      { price: 2, name: '나' },
    ],
    title: '값',
  }
  expect(found(schema, data)).toEqual([
    ['', '', 'group'],
    ['/title', '제목', '값'],
    ['/items', '항목', 'list'],
    ['/items/0', '항목 › 1번째', 'group'],
    ['/items/0/name', '항목 › 1번째 › 이름', '가'],
    ['/items/0/price', '항목 › 1번째', 1],
    ['/items/1', '항목 › 2번째', 'group'],
    ['/items/1/name', '항목 › 2번째 › 이름', '나'],
    ['/items/1/price', '항목 › 2번째', 2],
    ['/a~1b~0c', '', '끝'],
  ])
})

test('what is empty, unknown or no list where one should be is left out', () => {
  const schema = z.object({
    gone: line().optional(),
    none: line().nullable(),
    list: z.array(line()),
    kept: line(),
  })
  expect(found(schema, { none: null, list: '글', kept: '', other: '모름' })).toEqual([
    ['', '', 'group'],
    ['/list', '', '글'],
    ['/kept', '', ''],
  ])
  expect(found(schema, undefined)).toEqual([])
})

test('wrappers are seen through, and the first of them that has a title or a control gives it', () => {
  const schema = z.object({
    outer: paragraph().default('').meta({ title: '겉' }),
    inner: paragraph().meta({ title: '속' }).nullable().optional(),
    changed: z
      .string()
      .meta({ control: 'color' })
      .transform((text) => text.length),
    lazy: z.lazy(() => line().meta({ title: '게으른' })),
  })
  const fields = dataFields(schema, { outer: '가', inner: '나', changed: '다', lazy: '라' })
  expect(fields.map(({ path, titles, control }) => [path, titles, control])).toEqual([
    ['', [], undefined],
    ['/outer', ['겉'], 'multiline'],
    ['/inner', ['속'], 'multiline'],
    ['/changed', [], 'color'],
    ['/lazy', [], undefined],
  ])
  expect(fields.slice(1).map(({ schema: of }) => of._zod.def.type)).toEqual(Array(4).fill('string'))
})

test('of a union the branch that the value fits is read, and none where it fits none', () => {
  const schema = z.object({
    one: z.union([
      z.object({ kind: z.literal('a'), text: line().meta({ title: '글' }) }),
      z.object({ kind: z.literal('b'), link: link.meta({ title: '링크' }) }),
    ]),
  })
  expect(found(schema, { one: { kind: 'a', text: '가' } }).at(-1)).toEqual(['/one/text', '글', '가'])
  expect(found(schema, { one: { kind: 'b', link: { title: '예약', url: '/booking' } } })).toContainEqual([
    '/one/link/url',
    expect.stringContaining('링크'),
    '/booking',
  ])
  expect(found(schema, { one: { kind: 'c' } })).toEqual([
    ['', '', 'group'],
    ['/one', '', 'group'],
  ])
})

test('words with links among them are one value, followed by the links', () => {
  const text = [{ text: '자세히는 ' }, { text: '여기', url: '/info' }, { text: '에서' }]
  const fields = found(z.object({ body: richText }), { body: [{ type: 'paragraph', text }] })
  expect(fields.filter(([, , value]) => value !== 'group' && value !== 'list')).toEqual([
    ['/body/0/type', '내용 › 1번째', 'paragraph'],
    ['/body/0/text', '내용 › 1번째 › 글', '자세히는 여기에서'],
    ['/body/0/text/1/url', '내용 › 1번째 › 글 › 링크', '/info'],
  ])
})

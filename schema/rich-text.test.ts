import { expect, test } from 'vitest'
import { richText } from './rich-text.ts'

const problemsOf = (text: unknown) =>
  richText.safeParse(text).error?.issues.map(({ path }) => path.join('/')) ?? []

test('a text is made of parts, and what may be left out has a default', () => {
  expect(
    richText.parse([
      { type: 'heading', text: '진료 안내' },
      { type: 'heading', level: '3', text: '평일' },
      { type: 'list', items: ['가'] },
    ]),
  ).toEqual([
    { type: 'heading', level: '2', text: '진료 안내' },
    { type: 'heading', level: '3', text: '평일' },
    { type: 'list', ordered: false, items: ['가'] },
  ])
})

test.each([
  ['nothing', [], ''],
  ['a part of no kind', [{ type: 'html', text: '<b>' }], '0/type'],
  ['a heading without words', [{ type: 'heading', text: '' }], '0/text'],
  ['a heading of the first level', [{ type: 'heading', level: '1', text: '가' }], '0/level'],
  ['a paragraph without words', [{ type: 'paragraph', text: '' }], '0/text'],
  ['a list without items', [{ type: 'list', items: [] }], '0/items'],
  ['an item without words', [{ type: 'list', items: ['가', ''] }], '0/items/1'],
  ['a table without columns', [{ type: 'table', head: [], rows: [[]] }], '0/head'],
  ['a table without rows', [{ type: 'table', head: ['가'], rows: [] }], '0/rows'],
  [
    'a row with a cell too few',
    [{ type: 'table', head: ['가', '나'], rows: [['1', '2'], ['3']] }],
    '0/rows/1',
  ],
  ['a row with a cell too many', [{ type: 'table', head: ['가'], rows: [['1', '2']] }], '0/rows/0'],
  ['a quote without words', [{ type: 'quote', text: '' }], '0/text'],
  ['a note without words', [{ type: 'note', text: '' }], '0/text'],
  ['a picture without one', [{ type: 'image' }], '0/image'],
  [
    'a link in a line to a script',
    [{ type: 'paragraph', text: [{ text: '가', url: 'javascript:x' }] }],
    '0/text/0/url',
  ],
  [
    'runs that are longer together',
    [{ type: 'quote', text: Array(7).fill({ text: '가'.repeat(100) }) }],
    '0/text',
  ],
  ['a link to a script', [{ type: 'link', link: { title: '가', url: 'javascript:x' } }], '0/link/url'],
])('a text is refused that has %s', (_, text, path) => {
  expect(problemsOf(text)).toEqual([path])
})

test('a table whose rows fit its head is taken', () => {
  const table = { type: 'table', head: ['가', '나'], rows: [['1', '2']] }
  expect(richText.parse([table])).toEqual([table])
})

import { describe, expect, test } from 'vitest'
import { mergeData } from './merge-data.ts'

const base = {
  name: '토닝',
  summary: '',
  options: [
    { id: 1, price: 99_000 },
    { id: 2, price: 450_000 },
  ],
}
const theirs = { ...base, options: [{ id: 1, price: 89_000 }, base.options[1]!] }

test('what each of two people changed is in the merged value', () => {
  expect(mergeData(base, { ...base, summary: '새 소개' }, theirs)).toEqual({
    value: { ...theirs, summary: '새 소개' },
    both: [],
    taken: ['/options/0/price'],
  })
})

test('a field that both changed keeps mine and is told; another field of the same item is taken', () => {
  const mine = {
    ...base,
    options: [
      { id: 1, price: 95_000 },
      { id: 2, price: 400_000 },
    ],
  }
  expect(mergeData(base, mine, theirs)).toEqual({
    value: mine,
    both: [{ path: '/options/0/price', mine: 95_000, theirs: 89_000 }],
    taken: [],
  })
})

describe('things with an id', () => {
  const block = (id: string, title = id, component = 'FaqSection') => ({
    id,
    component,
    data: { title, tone: 'plain' },
  })
  const page = (...blocks: ReturnType<typeof block>[]) => ({ title: '첫 화면', blocks })
  const was = page(block('a'), block('b'), block('c'))

  test('work of one on a section and of another on another is both there, wherever the sections now stand', () => {
    const mine = page(block('c'), block('a', '내 a'), block('b'))
    const other = page(block('a'), block('b', '남의 b'), block('c'), block('d'))
    const { value, both, taken } = mergeData(was, mine, other)
    expect(value.blocks.map(({ data }) => data.title)).toEqual(['c', 'd', '내 a', '남의 b'])
    expect(both).toEqual([])
    expect(taken).toEqual(['/blocks/1', '/blocks/3/data/title'])
  })

  test('fields of one section are put together; one that both changed is told', () => {
    const mine = page(block('a', '내 것'), block('b'), block('c'))
    const other = page(
      { ...block('a', '남의 것'), data: { title: '남의 것', tone: 'soft' } },
      block('b'),
      block('c'),
    )
    const { value, both } = mergeData(was, mine, other)
    expect(value.blocks[0]!.data).toEqual({ title: '내 것', tone: 'soft' })
    expect(both).toEqual([{ path: '/blocks/0/data/title', mine: '내 것', theirs: '남의 것' }])
  })

  test('one taken away stays away, unless the other has worked on it', () => {
    expect(
      mergeData(was, page(block('a'), block('b', '내 b'), block('c')), page(block('b'), block('c'))),
    ).toMatchObject({
      value: page(block('b', '내 b'), block('c')),
      both: [],
    })
    const { value, both } = mergeData(
      was,
      page(block('b'), block('c')),
      page(block('a', '남의 a'), block('b'), block('c')),
    )
    expect(value).toEqual(page(block('a', '남의 a'), block('b'), block('c')))
    expect(both).toEqual([{ path: '/blocks/0', mine: undefined, theirs: block('a', '남의 a') }])
  })

  test('data of two types are never put together', () => {
    const mine = page(block('a', '내 a'), block('b'), block('c'))
    const other = page(block('a', '남의 a', 'EventSection'), block('b'), block('c'))
    const { value, both } = mergeData(was, mine, other)
    expect(value.blocks[0]).toEqual(block('a', '내 a'))
    expect(both.map(({ path }) => path)).toEqual(['/blocks/0'])
  })
})

test('a list without ids that one put in another order is not taken apart', () => {
  const list = (...titles: string[]) => ({ links: titles.map((title) => ({ title, url: `/${title}` })) })
  const other = {
    links: [
      { title: 'x', url: '/a' },
      { title: 'b', url: '/b' },
    ],
  }
  expect(mergeData(list('a', 'b'), list('b', 'a'), other)).toMatchObject({
    value: list('b', 'a'),
    both: [{ path: '/links' }],
  })
})

test('a list that one made longer is taken whole, with what the other changed in it', () => {
  const longer = { ...base, options: [...base.options, { id: 3, price: 1 }] }
  expect(mergeData(base, longer, { ...base, name: '새 이름' }).value).toEqual({ ...longer, name: '새 이름' })
  expect(mergeData(base, longer, theirs).value.options.map(({ price }) => price)).toEqual([
    89_000, 450_000, 1,
  ])
})

import { image, line } from '#schema/primitives.ts'
import { richText } from '#schema/rich-text.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { diffData } from './diff-data.ts'

const schema = z.object({
  title: line(40).meta({ title: '제목' }),
  tone: z
    .enum(['a', 'b'])
    .default('a')
    .meta({ title: '색', labels: { a: '밝게', b: '어둡게' } }),
  shown: z.boolean().default(true).meta({ title: '보이기' }),
  picture: image.optional().meta({ title: '그림' }),
  items: z
    .array(z.object({ title: line(20).meta({ title: '이름' }), url: line(40).meta({ title: '주소' }) }))
    .meta({ title: '메뉴' }),
})
const item = (title: string, url = '/') => ({ title, url })
const data = { title: '가', tone: 'a', shown: true, items: [item('소개'), item('시술')] }
const told = (after: object) =>
  diffData(schema, data, { ...data, ...after }).map(({ where, before, after: is }) => [
    where.join(' '),
    before?.text ?? null,
    is?.text ?? null,
  ])

test('fields are told by their titles, and choices by their names', () => {
  expect(told({ title: '나', tone: 'b', shown: false })).toEqual([
    ['제목', '가', '나'],
    ['색', '밝게', '어둡게'],
    ['보이기', '켬', '끔'],
  ])
  expect(told({})).toEqual([])
})

test('an item that comes in between leaves the others as they are', () => {
  expect(told({ items: [item('소개'), item('이벤트'), item('시술')] })).toEqual([
    ['메뉴 2번째', null, '이벤트 · /'],
  ])
})

test('items are followed by their names through changes, moves and removal', () => {
  expect(told({ items: [item('소개'), item('시술', '/products')] })).toEqual([
    ['메뉴 2번째 주소', '/', '/products'],
  ])
  expect(told({ items: [item('시술'), item('소개')] })).toEqual([
    ['메뉴 차례', '소개 · /, 시술 · /', '시술 · /, 소개 · /'],
  ])
  expect(told({ items: [item('시술')] })).toEqual([['메뉴 1번째', '소개 · /', null]])
})

test('a picture is told by its description, with its address', () => {
  const picture = { src: '/_files/1/a.webp', alt: '진료실', width: 4, height: 3 }
  expect(diffData(schema, data, { ...data, picture })).toEqual([
    { where: ['그림'], before: null, after: { text: '진료실', image: '/_files/1/a.webp' } },
  ])
})

test('a focal point that was moved is told in words', () => {
  const picture = (fragment: string) => ({ src: `/_files/1/a.webp${fragment}`, alt: '', width: 4, height: 3 })
  const moved = diffData(
    schema,
    { ...data, picture: picture('') },
    { ...data, picture: picture('#focus=30,20') },
  )
  expect(moved).toMatchObject([
    { where: ['그림'], before: { text: '그림' }, after: { text: '그림 (초점 30% 20%)' } },
  ])
})

test('words that became bold or a link are told with that', () => {
  const body = (text: unknown) => ({ body: [{ type: 'paragraph', text }] })
  const after = body([{ text: '여름 ' }, { text: '이벤트', bold: true, url: '/events' }])
  const found = diffData(z.object({ body: richText }), body('여름 이벤트'), after)
  expect(found.map((one) => [one.before?.text, one.after?.text])).toEqual([
    ['여름 이벤트', '여름 [굵게: 이벤트] (/events)'],
  ])
})

import { expect, test } from 'vitest'
import { image } from '#schema/primitives.ts'
import { z } from 'zod'
import { changedFields } from './changed-fields.ts'
import { longText } from './common-fields.ts'

const schema = z.object({
  title: z.string().meta({ title: '제목' }),
  price: z.number().nullable().default(null).meta({ title: '가격' }),
  audience: z.enum(['all', 'members']).meta({ title: '대상', labels: { all: '모두', members: '회원' } }),
  from: z.string().nullable().meta({ title: '시작', control: 'moment' }),
  tags: z.array(z.string()).meta({ title: '태그' }),
  picture: image.nullable().meta({ title: '그림' }),
  body: longText,
  options: z
    .array(
      z.object({ name: z.string().meta({ title: '이름' }), isShown: z.boolean().meta({ title: '공개' }) }),
    )
    .meta({ title: '옵션' }),
})
const paragraph = (text: string) => ({ type: 'paragraph', text })
const row = {
  title: '주차',
  price: null,
  audience: 'all',
  from: '2026-11-20T01:00:00.000Z',
  tags: [],
  picture: null,
  body: [paragraph('건물 뒤에 있습니다.')],
  options: [{ name: '1회', isShown: true }],
}
const told = (change: object) =>
  changedFields({ schema }, row, { ...row, ...change }).map(({ path, title, was, is }) => [
    path,
    title,
    was,
    is,
  ])

test('values are told as people write them', () => {
  const picture = { src: '/_files/1/a.webp', alt: '입구', width: 4, height: 3 }
  expect(
    told({
      price: 99_000,
      audience: 'members',
      from: '2026-12-31T15:00:00.000Z',
      tags: ['기미', '잡티'],
      picture,
    }),
  ).toEqual([
    ['/price', '가격', '없음', '99,000'],
    ['/audience', '대상', '모두', '회원'],
    ['/from', '시작', '2026-11-20 10:00', '2027-01-01 00:00'],
    ['/tags', '태그', '없음', '기미, 잡티'],
    ['/picture', '그림', '없음', '그림: 입구'],
  ])
})

test('what the log has kept of an older shape is told as it is', () => {
  expect(changedFields({ schema }, { ...row, from: '예정' }, row)).toEqual([
    { path: '/from', title: '시작', was: '예정', is: '2026-11-20 10:00' },
  ])
})

test('items are told by their fields, and where one came or went by its words', () => {
  expect(told({ options: [{ name: '1회', isShown: false }] })).toEqual([
    ['/options/0/isShown', '옵션 1 · 공개', '켬', '끔'],
  ])
  expect(told({ options: [...row.options, { name: '다섯 번', isShown: true }] })).toEqual([
    ['/options', '옵션 · 2번째', '없음', '다섯 번'],
  ])
  expect(told({ options: [] })).toEqual([['/options', '옵션 · 1번째', '1회', '없음']])
})

test('a long text is told part by part, from shortly before where it differs', () => {
  expect(told({ body: [paragraph('건물 옆에 있습니다.'), paragraph('두 시간까지 무료입니다.')] })).toEqual([
    ['/body', '본문 · 1번째 · 글', '건물 뒤에 있습니다.', '건물 옆에 있습니다.'],
    ['/body', '본문 · 2번째', '없음', '두 시간까지 무료입니다.'],
  ])
  const long = (end: string) => `${'가'.repeat(100)}${end}`
  expect(changedFields({ schema }, { ...row, title: long('나') }, { ...row, title: long('다') })).toEqual([
    { path: '/title', title: '제목', was: `…${'가'.repeat(20)}나`, is: `…${'가'.repeat(20)}다` },
  ])
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { safeUrl, line, paragraph } from '#schema/primitives.ts'
import { richText } from '#schema/rich-text.ts'
import { matchText } from './match-text.ts'
import { textsOf } from './text-fields.ts'

const schema = z.object({
  layout: z.enum(['plain', 'wide']),
  eyebrow: line().optional(),
  title: paragraph().min(1),
  text: richText.optional(),
  part: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('words'), words: line() }),
    z.object({ kind: z.literal('link'), words: safeUrl }),
  ]),
  buttons: z.array(z.object({ title: line(), url: safeUrl })),
})
const data: z.input<typeof schema> = {
  layout: 'plain',
  eyebrow: 'plain',
  title: '피부의 속도에\n맞추어 봅니다',
  text: [{ type: 'paragraph', text: '서두르지 않는 진료' }],
  part: { kind: 'words', words: '한마디' },
  buttons: [
    { title: '자세히', url: '/a' },
    { title: '자세히', url: '/b' },
    { title: '예약', url: '/c' },
  ],
}
const texts = textsOf(z.toJSONSchema(schema, { io: 'input', target: 'draft-07' }) as object, data)
const found = (...[shown, place, count]: [string, number?, number?]) => {
  const match = matchText(texts, shown, place, count)
  return match.kind === 'plain' ? match.field.pointer : match
}

test('a text of the page is the field that says just this, however its lines are broken', () => {
  expect(found('피부의 속도에 맞추어 봅니다')).toBe('/title')
  expect(found(' 예약 ')).toBe('/buttons/2/title')
  expect(found('한마디')).toBe('/part/words')
  expect(texts.plain.find(({ pointer }) => pointer === '/title')).toMatchObject({
    isMultiline: true,
    isRequired: true,
  })
  expect(texts.plain.find(({ pointer }) => pointer === '/eyebrow')).toMatchObject({
    isMultiline: false,
    isRequired: false,
  })
})

test('neither the name of a choice nor an address is a text, nor is what the page has from elsewhere', () => {
  expect(found('plain')).toBe('/eyebrow')
  expect(found('/a')).toEqual({ kind: 'foreign' })
  expect(found('피코 토닝')).toEqual({ kind: 'foreign' })
  expect(found('피부의 속도에')).toEqual({ kind: 'foreign' })
})

test('fields that say the same are told apart by their order, where the page shows each of them once', () => {
  expect(found('자세히', 1, 2)).toBe('/buttons/1/title')
  expect(found('자세히', 1, 3)).toEqual({ kind: 'unclear', pointer: '/buttons/0/title' })
})

test('a part of a long text leads to its editor', () =>
  expect(found('서두르지 않는 진료')).toEqual({ kind: 'rich', pointer: '/text' }))

import { expect, test } from 'vitest'
import { inOwnWords } from './own-words.ts'

const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 4 },
    url: { type: 'string', pattern: '^/' },
    items: {
      type: 'array',
      minItems: 2,
      items: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    },
  },
} as const

const say = (path: string, data: unknown) =>
  inOwnWords([{ path, message: 'string이 너무 작습니다' }], schema as never, data)[0]?.message

test('plain rules are said as a person would say them', () => {
  expect(say('/title', { title: '' })).toBe('입력해 주세요.')
  expect(say('/title', { title: '다섯 글자' })).toBe('4자까지 입력할 수 있습니다.')
  expect(say('/items', { items: [{ name: '가' }] })).toBe('2개 이상 있어야 합니다.')
  expect(say('/items/0/name', { items: [{}, { name: '가' }] })).toBe('입력해 주세요.')
})

test('a rule with words of its own keeps them', () => {
  expect(
    inOwnWords([{ path: '/url', message: '/로 시작해야 합니다.' }], schema as never, { url: 'x' })[0]
      ?.message,
  ).toBe('/로 시작해야 합니다.')
})

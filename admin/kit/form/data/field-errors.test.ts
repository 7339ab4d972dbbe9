import { expect, test } from 'vitest'
import {
  errorsBelow,
  fieldAt,
  fieldId,
  hasErrors,
  propertyAccessor,
  splitPointer,
  toErrorSchema,
} from './field-errors.ts'

test('a JSON Pointer is cut and unescaped as RFC 6901 has it', () => {
  expect(splitPointer('')).toEqual([])
  expect(splitPointer('/tabs/0/a~1b~0c')).toEqual(['tabs', '0', 'a/b~c'])
  expect(propertyAccessor(['tabs', '0', 'title', 'first-name'])).toBe(".tabs[0].title['first-name']")
})

test('errors of the API stand beside the fields they name', () => {
  const errors = errorsBelow(
    [
      { path: '/data/tabs/0/title', message: '입력해 주세요.' },
      { path: '/data/tabs/0/title', message: '60자까지입니다.' },
      { path: '/data/tabs', message: '한 개 이상이어야 합니다.' },
      { path: '/component', message: '모르는 블록입니다.' },
      { path: '/database', message: '다른 필드입니다.' },
    ],
    '/data',
  )
  expect(toErrorSchema(errors)).toEqual({
    tabs: {
      __errors: ['한 개 이상이어야 합니다.'],
      0: { title: { __errors: ['입력해 주세요.', '60자까지입니다.'] } },
    },
  })
})

test('a pointer and a path name the same element', () => {
  expect(fieldId('/tabs/0/title')).toBe('field.tabs.0.title')
  expect(fieldId(['tabs', 0, 'title'])).toBe(fieldId('/tabs/0/title'))
})

test('branches without a message are no error', () => {
  expect(hasErrors({ tabs: { 0: { title: { __errors: [] } } } })).toBe(false)
  expect(hasErrors({ tabs: { 0: { title: { __errors: ['입력해 주세요.'] } } } })).toBe(true)
  expect(hasErrors(undefined)).toBe(false)
})

test('the pointer of a field is found at anything in it, its hint included', () => {
  const at = (...ids: (string | null)[]) =>
    fieldAt({
      closest: () => ids.map((id) => id && { id }).find((one) => one) ?? null,
    } as unknown as Element)
  expect(at(fieldId('/tabs/0/a~1b'))).toBe('/tabs/0/a~1b')
  expect(at(`${fieldId('/title')}__help`)).toBe('/title')
  expect(at(null)).toBeNull()
})

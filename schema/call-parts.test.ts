import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  flag,
  isPeriod,
  languageCode,
  listOf,
  paging,
  phoneNumber,
  rowId,
  rowIds,
  timeOfDay,
  typed,
} from './call-parts.ts'

const admits = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

test.each([
  ['1', 1],
  [7, 7],
  ['2147483647', 2_147_483_647],
])('a row’s number may be %j', (value, id) => {
  expect(rowId.parse(value)).toBe(id)
})

test.each(['0', '-1', '1.5', 'x', '', '2147483648'])('a row’s number is not %j', (value) => {
  expect(admits(rowId, value)).toBe(false)
})

test.each([
  ['3', [3]],
  ['3,5,3', [3, 5]],
  [
    [4, 4, 2],
    [4, 2],
  ],
])('rows’ numbers %j are %j, each once', (value, ids) => {
  expect(rowIds.parse(value)).toEqual(ids)
})

test.each(['', ',', '3,', ',3', '3,,5', '3 ,5', 'x3', '3x', '0', '12345678901', '2147483648', '-1'])(
  'rows’ numbers are not %j',
  (value) => {
    expect(admits(rowIds, value)).toBe(false)
  },
)

test('a hundred rows may be named', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  expect(rowIds.parse(ids(100).join(','))).toEqual(ids(100))
  expect(admits(rowIds, ids(101).join(','))).toBe(false)
})

test('a flag is true or false, in a query or in a body', () => {
  expect(['true', 'false', true, false].map((value) => flag.parse(value))).toEqual([true, false, true, false])
  expect(admits(flag, '1')).toBe(false)
  expect(admits(flag, '')).toBe(false)
})

test('a list is asked for in pages of 20, of 100 at most', () => {
  const query = z.object(paging)
  expect(query.parse({})).toEqual({ page: 1, pageSize: 20 })
  expect(query.parse({ page: '100000', pageSize: '100' })).toEqual({ page: 100_000, pageSize: 100 })
  for (const wrong of [{ page: 0 }, { page: 100_001 }, { page: 1.5 }, { pageSize: 0 }, { pageSize: 101 }]) {
    expect([wrong, admits(query, wrong)]).toEqual([wrong, false])
  }
  const list = listOf(z.string())
  expect(list.parse({ rows: ['가'], count: 0 })).toEqual({ rows: ['가'], count: 0 })
  expect(admits(list, { rows: [1], count: 1 })).toBe(false)
  expect(admits(list, { rows: [], count: -1 })).toBe(false)
})

test('what somebody types has no U+0000', () => {
  expect(typed(3).parse('가\n나')).toBe('가\n나')
  expect(typed(3).parse('')).toBe('')
  for (const wrong of ['\u0000', '가\u0000', '\u0000가', '가나다라']) {
    expect([wrong, admits(typed(3), wrong)]).toEqual([wrong, false])
  }
})

test('texts are Korean unless told', () => {
  expect(languageCode.parse(undefined)).toBe('ko')
  expect(['ko', 'en', 'ja', 'zh', 'fr'].map((code) => admits(languageCode, code))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

test.each([
  [{}, true],
  [{ from: '2026-11-20' }, true],
  [{ to: '2026-11-20' }, true],
  [{ from: '2026-11-20', to: '2026-11-20' }, true],
  [{ from: '2026-11-20', to: '2026-11-21' }, true],
  [{ from: '2026-11-21', to: '2026-11-20' }, false],
])('%j is a period: %s', (period, admitted) => {
  const query = z.object({ from: z.string().optional(), to: z.string().optional() }).refine(...isPeriod)
  expect(query.safeParse(period).error?.issues.map(({ path }) => path)).toEqual(
    admitted ? undefined : [['to']],
  )
})

test.each([
  ['00:00', true],
  ['09:59', true],
  ['19:30', true],
  ['23:59', true],
  ['24:00', false],
  ['12:60', false],
  ['9:30', false],
  ['29:00', false],
  ['09:30:00', false],
  ['x09:30', false],
  ['0930', false],
])('a time of day may be written %s: %s', (time, admitted) => {
  expect(admits(timeOfDay, time)).toBe(admitted)
})

test.each([
  ['010-1234-5678', true],
  ['+82 10 1234 5678', true],
  ['(02) 123.4567', true],
  ['1234567', true],
  ['123456', false],
  ['010-1234-567x', false],
  ['010-123-4567', false],
  ['휴대폰 010-1234-5678', true],
  ['０１０－１２３４－５６７８', true],
  [`${'\u200b'.repeat(100)}010-1234-5678`, true],
  ['0'.repeat(60), true],
  ['0'.repeat(61), false],
])('a phone number may be written %s: %s', (number, admitted) => {
  expect(admits(phoneNumber, number)).toBe(admitted)
})

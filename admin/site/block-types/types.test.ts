import { expect, test } from 'vitest'
import type { JsonSchema } from '#admin/kit/form/data/json-schema.ts'
import { carryOver, changedSince } from '#admin/kit/form/data/carry-over.ts'
import { compareTypes } from './compare-types.ts'

const text = (title: string): JsonSchema => ({ type: 'string', title })
const first: JsonSchema = {
  type: 'object',
  properties: {
    logo: text('로고'),
    menu: { type: 'array', title: '메뉴', items: text('항목') },
    isTransparent: { type: 'boolean', title: '투명하게' },
    height: { type: 'number', title: '높이' },
    note: text('메모'),
  },
  required: ['logo'],
}
const second: JsonSchema = {
  type: 'object',
  properties: {
    logo: text('로고'),
    menu: { type: 'array', title: '주 메뉴', items: text('항목') },
    height: { type: 'string', title: '높이' },
    hours: text('진료 시간'),
    bar: {
      type: 'array',
      title: '아래 막대',
      items: { type: 'object' },
      default: [{ title: '이벤트' }, { title: '예약' }],
    },
    isQuiet: { type: 'boolean', title: '조용히', default: false },
  },
  required: ['logo', 'hours'],
}
const data = { logo: '/a.svg', menu: ['소개', '진료'], isTransparent: true, height: 80, note: '' }
const initial = {
  logo: '',
  menu: [],
  height: '80px',
  hours: '',
  bar: [{ title: '이벤트' }, { title: '예약' }],
  isQuiet: false,
}

test('a comparison says what goes over, what is not shown any more and what is shown anew', () => {
  expect(compareTypes(first, second, data, initial)).toEqual({
    kept: ['로고', '주 메뉴'],
    hidden: ['투명하게', '높이'],
    added: ['높이 (80px)', '진료 시간', '아래 막대 (이벤트, 예약)'],
  })
})

test('a new type begins with its first data and what fits of the data before', () => {
  expect(carryOver(second, initial, data)).toEqual({
    ...initial,
    logo: '/a.svg',
    menu: ['소개', '진료'],
  })
})

test('going back to a type, what was changed in the other meanwhile is found', () => {
  const remembered = { logo: '/a.svg', menu: ['소개', '진료'], note: '' }
  expect(changedSince(first, remembered, { logo: '/a.svg', menu: ['소개'], height: '80px' })).toEqual({
    menu: ['소개'],
  })
  expect(changedSince(first, remembered, { logo: '/a.svg', menu: ['소개', '진료'] })).toEqual({})
})

test('what does not fit stays out, whatever its name', () => {
  expect(carryOver(second, initial, { menu: [1], hours: null })).toEqual(initial)
})

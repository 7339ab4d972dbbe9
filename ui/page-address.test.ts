import { expect, test } from 'vitest'
import { pageAddress, pageNumber, rowNumber } from './page-address.ts'

test('an address keeps what is not changed and leaves out what is empty', () => {
  expect(pageAddress('/cscenter/faq', { group: '3', page: '2' }, { page: 4 })).toBe(
    '/cscenter/faq?group=3&page=4',
  )
  expect(pageAddress('/cscenter/faq', { group: '3', page: '2' }, { group: '', page: undefined })).toBe(
    '/cscenter/faq',
  )
})

test('what is no number of a page is the first page; what is no number of a row is none', () => {
  expect(['2', undefined, '0', '-1', '1.5', 'x', '1e9'].map(pageNumber)).toEqual([2, 1, 1, 1, 1, 1, 1])
  expect(['7', undefined, '0', 'x', '3000000000'].map(rowNumber)).toEqual([
    7,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

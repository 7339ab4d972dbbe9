// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { readRecent, remember } from './recent-entries.ts'

const email = 'desk@example.com'
const entry = (title: string) => ({ group: '시술', title, note: '', link: `/content/products/${title}` })
const titles = () => readRecent(email).map(({ title }) => title)

beforeEach(() => localStorage.clear())

test('the last opened comes first, each once, and the oldest are forgotten', () => {
  for (const title of ['가', '나', '다', '라', '마', '바', '사', '나']) remember(email, entry(title))
  expect(titles()).toEqual(['나', '사', '바', '마', '라', '다'])
  expect(readRecent(email)[0]).toEqual({ ...entry('나'), group: '최근', note: '시술' })
  expect(readRecent('owner@example.com')).toEqual([])
})

test('nothing that names a person is kept', () => {
  remember(email, { ...entry('김*늘'), isPersonal: true })
  expect(localStorage.length).toBe(0)
})

test('whatever else stands under the key counts as nothing', () => {
  for (const stored of ['{', '7', '[7, null, {"title": 1}]']) {
    localStorage.setItem(`danjang-console-recent/${email}`, stored)
    expect(readRecent(email)).toEqual([])
  }
})

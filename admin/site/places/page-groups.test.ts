import { expect, test } from 'vitest'
import type { PageState } from '../queries/get-pages.ts'
import { groupPages, readablePath } from './page-groups.ts'

const page = (pattern: string, title: string) => ({ key: pattern, draft: { pattern, title } }) as PageState
const pages = [
  page('/', '라온피부과의원'),
  page('/404', '없는 페이지'),
  page('/cscenter/faq', '자주 묻는 질문'),
  page('/products/:productId', '시술 안내'),
  page('/summer', '여름 이벤트'),
  page('/:everything', '잘못된 경로'),
]
const shown = (sought?: string) =>
  groupPages(pages, sought).map(({ title, pages: rows }) => [title, rows.map(({ draft }) => draft.title)])

test('pages stand by what they are for, the clinic’s own first, and none is left out', () => {
  expect(shown()).toEqual([
    ['직접 만든 페이지', ['여름 이벤트', '잘못된 경로']],
    ['홈과 병원 소개', ['라온피부과의원']],
    ['시술과 이벤트', ['시술 안내']],
    ['게시판과 고객센터', ['자주 묻는 질문']],
    ['약관과 그 밖', ['없는 페이지']],
  ])
})

test('they are found by title, initial consonants or path', () => {
  expect(shown('ㅅㅅ')).toEqual([['시술과 이벤트', ['시술 안내']]])
  expect(shown('faq')).toEqual([['게시판과 고객센터', ['자주 묻는 질문']]])
  expect(shown('없는 것')).toEqual([])
})

test('a path for many reads without the names of its parameters', () => {
  expect(readablePath('/boards/:boardTypeId/detail/:id')).toBe('/boards/…/detail/…')
})

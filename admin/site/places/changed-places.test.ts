import type { PageDefinition } from '#schema/page.ts'
import { expect, test } from 'vitest'
import { namePagePlace } from './name-page-place.ts'
import type { BlockType } from '../queries/get-blocks.ts'
import { changedFields, changedPagePlaces } from './changed-places.ts'
import { stepWords } from '../layout/step-words.ts'

const types = [
  {
    component: 'HeroSection',
    title: '첫 화면',
    jsonSchema: {
      type: 'object',
      properties: {
        title: { type: 'string', title: '제목' },
        buttons: {
          type: 'array',
          title: '버튼',
          items: { type: 'object', properties: { url: { type: 'string', title: '주소' } } },
        },
      },
    },
  },
] as unknown as BlockType[]
const settings = { type: 'object', properties: { title: { type: 'string', title: '페이지 제목' } } } as const
const name = namePagePlace(types, settings)
const nameOf = (value: unknown, path: string[]) => name(value as PageDefinition, path)

const hero = (id: string, title: string, url = '/a') => ({
  id,
  component: 'HeroSection',
  version: 1,
  data: { title, buttons: [{ url }] },
})
const page = (blocks: unknown[], title = '여름') => ({ title, blocks }) as PageDefinition
const [sea, hill] = [hero('sea', '바다'), hero('hill', '언덕')]

/** What a step from one state to another says, and where it leads. */
const step = (was: PageDefinition, now: PageDefinition) => {
  const places = changedPagePlaces(was, now, nameOf)
  return { words: stepWords(places, 'undo'), block: places[0]?.block, field: places[0]?.field }
}

test('a step names the field of a section that it changed, however deep, and leads there', () => {
  expect(step(page([sea, hill]), page([sea, hero('hill', '숲')]))).toEqual({
    words: '‘제목’을 되돌렸습니다.',
    block: 'hill',
    field: '/title',
  })
  expect(step(page([sea]), page([hero('sea', '바다', '/b')]))).toEqual({
    words: '‘주소’를 되돌렸습니다.',
    block: 'sea',
    field: '/buttons/0/url',
  })
})

test('a step names a section that came, went or moved, and leads to where it is', () => {
  expect(step(page([sea]), page([sea, hill]))).toMatchObject({
    words: '섹션 첫 화면 ‘언덕’을 되돌렸습니다.',
    block: 'hill',
  })
  expect(step(page([sea, hill]), page([hill]))).toMatchObject({
    words: '섹션 첫 화면 ‘바다’를 되돌렸습니다.',
    block: null,
  })
  expect(step(page([sea, hill]), page([hill, sea])).words).toBe('‘섹션의 순서’를 되돌렸습니다.')
  expect(step(page([sea]), page([{ ...sea, hidden: true }]))).toMatchObject({ block: 'sea', field: null })
})

test('a step names the page’s own settings, and how many places there are', () => {
  expect(step(page([sea]), page([hero('sea', '강')], '겨울'))).toEqual({
    words: '‘페이지 제목’ 외 1곳을 되돌렸습니다.',
    block: null,
    field: '/title',
  })
  expect(stepWords(changedPagePlaces(page([sea]), page([sea]), nameOf), 'undo')).toBeNull()
})

test('of a slot, the field leads into its form', () => {
  const places = changedFields(
    { component: 'A', data: { title: '가' } },
    { component: 'A', version: 2, data: { title: '나' } },
    () => ['제목'],
    '/data',
  )
  expect(places).toEqual([{ names: ['제목'], block: null, field: '/title' }])
  expect(stepWords(places, 'redo')).toBe('‘제목’을 다시 바꿨습니다.')
})

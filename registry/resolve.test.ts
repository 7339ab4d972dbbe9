import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '#schema/define-block.ts'
import type { BlockDefinition, Migration } from '#schema/define-block.ts'
import type { Slot } from '#schema/block.ts'
import { indexDefinitions } from './definitions.ts'
import { check, componentsOf, fieldErrors, pointer, resolve } from './resolve.ts'

const declare = (
  component: string,
  {
    slot = 'section',
    version = 1,
    migrations = {},
  }: { slot?: Slot; version?: number; migrations?: Record<number, Migration> } = {},
): BlockDefinition =>
  defineBlock({
    component,
    slot,
    version,
    title: '시험',
    description: '시험합니다.',
    schema: z.object({ title: z.string().max(3), tags: z.array(z.string()).default([]) }),
    migrations,
    sample: { title: '가' },
  })
const index = (...all: BlockDefinition[]) =>
  indexDefinitions(
    Object.fromEntries(all.map((one) => [`blocks/${one.slot}/${one.component}/block.ts`, one])),
  )

const definitions = index(
  declare('TextSection', {
    version: 3,
    migrations: {
      1: ({ name, ...others }) => ({ ...others, title: name }),
      2: ({ title, ...others }) => {
        if (title === '폭탄') throw new Error('터졌습니다')
        return { ...others, title: `${String(title)}!` }
      },
    },
  }),
  declare('ListSection', { version: 2 }),
  declare('HeaderType1', { slot: 'header' }),
)
const judge = (component: string, version: number, data: object, slot: Slot = 'section') =>
  check(slot, { component, version, data: data as Record<string, unknown> }, definitions)

test('a pointer escapes what RFC 6901 says', () => {
  expect(pointer(['rows', 0, 'a/b', 'c~d', 'e/f/g~~'])).toBe('/rows/0/a~1b/c~0d/e~1f~1g~0~0')
  expect(pointer([])).toBe('')
})

test('each wrong field has its path below a prefix', () => {
  const { error } = z
    .object({ title: z.string('글자여야 합니다.'), n: z.number('수여야 합니다.') })
    .safeParse({})
  if (!error) throw new Error('It was taken.')
  expect(fieldErrors(error, '/data')).toEqual([
    { path: '/data/title', message: '글자여야 합니다.' },
    { path: '/data/n', message: '수여야 합니다.' },
  ])
  expect(fieldErrors(error).map(({ path }) => path)).toEqual(['/title', '/n'])
})

test('the types of a slot come by name', () => {
  expect(componentsOf('section', definitions)).toEqual(['ListSection', 'TextSection'])
  expect(componentsOf('header', definitions)).toEqual(['HeaderType1'])
  expect(componentsOf('footer', definitions)).toEqual([])
})

describe('data', () => {
  test('of the newest version is taken, with the defaults written into it', () => {
    expect(judge('TextSection', 3, { title: '가' })).toEqual({ data: { title: '가', tags: [] }, version: 3 })
  })

  test('of an older version is migrated step by step', () => {
    expect(judge('TextSection', 1, { name: '가', tags: ['나'] })).toEqual({
      data: { title: '가!', tags: ['나'] },
      version: 3,
    })
    expect(judge('TextSection', 2, { title: '가' })).toMatchObject({ data: { title: '가!' } })
  })

  test.each([
    [
      'an unknown type',
      'NoSection',
      1,
      {},
      {
        type: 'unknown-component',
        message: /^NoSection .*section에 쓸 수 있는 것: ListSection, TextSection$/,
      },
    ],
    [
      'a type of another slot',
      'HeaderType1',
      1,
      { title: '가' },
      {
        type: 'wrong-slot',
        message: /^HeaderType1 .*header.*section에 쓸 수 있는 것: ListSection, TextSection$/,
      },
    ],
    [
      'a version to come',
      'TextSection',
      4,
      { title: '가' },
      { type: 'newer-version', message: /버전 4의 .*3까지/ },
    ],
    [
      'a version without a migration',
      'ListSection',
      1,
      { title: '가' },
      { type: 'failed-migration', message: /ListSection 버전 1: no migration from version 1 to 2/ },
    ],
    [
      'a migration that throws',
      'TextSection',
      2,
      { title: '폭탄' },
      { type: 'failed-migration', message: /TextSection 버전 2: 터졌습니다/ },
    ],
  ])('of %s is a problem with nothing to mend in its fields', (_, component, version, data, problem) => {
    expect(judge(component, version, data)).toEqual({
      problem: { type: problem.type, message: expect.stringMatching(problem.message) },
      errors: [],
    })
  })

  test('that the schema refuses is a problem that names each field', () => {
    const refused = judge('TextSection', 3, { title: '네 글자다', tags: [1] })
    expect(refused).toMatchObject({
      problem: {
        type: 'bad-data',
        message: expect.stringMatching(/^TextSection: \/data\/title: .+; \/data\/tags\/0: .+$/),
      },
      errors: [{ path: '/data/title' }, { path: '/data/tags/0' }],
    })
  })

  test('what a migration throws may be anything', () => {
    const thrown = index(
      declare('TextSection', {
        version: 2,
        migrations: {
          1: () => {
            throw '글'
          },
        },
      }),
    )
    expect(check('section', { component: 'TextSection', version: 1, data: {} }, thrown)).toMatchObject({
      problem: { type: 'failed-migration', message: 'TextSection 버전 1: 글' },
    })
  })
})

describe('a block', () => {
  const envelope = (title: string) => ({ id: 'a', component: 'TextSection', version: 3, data: { title } })

  test('is ready to render, or a problem in its place', () => {
    expect(resolve('section', envelope('가'), definitions)).toEqual({
      slot: 'section',
      id: 'a',
      component: 'TextSection',
      data: { title: '가', tags: [] },
    })
    expect(resolve('section', envelope('네 글자다'), definitions)).toEqual({
      slot: 'section',
      id: 'a',
      component: 'TextSection',
      problem: { type: 'bad-data', message: expect.stringContaining('TextSection') },
    })
  })

  test('is judged once, and again for another slot or other definitions', () => {
    const one = envelope('가')
    const first = resolve('section', one, definitions)
    expect(resolve('section', one, definitions)).toBe(first)
    expect(resolve('header', one, definitions)).toMatchObject({
      slot: 'header',
      problem: { type: 'wrong-slot' },
    })
    expect(resolve('section', one, index())).toMatchObject({ problem: { type: 'unknown-component' } })
    expect(resolve('section', one, definitions)).toEqual(first)
  })
})

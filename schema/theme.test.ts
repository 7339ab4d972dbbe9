import { expect, test } from 'vitest'
import { theme } from './theme.ts'

const problemsOf = (value: unknown) =>
  theme.safeParse(value).error?.issues.map(({ path, message }) => [path.join('/'), message]) ?? []

test('the spec’s palette can be read', () => expect(problemsOf({})).toEqual([]))

test('a colour in which text cannot be read is refused, and the nearest that can be read is named', () => {
  const [[field, message] = [], ...others] = problemsOf({
    ink: '#9a9a9a',
    accent: '#0f5b45',
    primary2: '#0f5b45',
  })
  expect([field, others]).toEqual(['ink', []])
  expect(message).toMatch(/명암비가 2\.\d:1/)
  const nearest = /가장 가까운 색은 (#[0-9a-f]{6})/.exec(message ?? '')?.[1]
  expect(problemsOf({ ink: nearest, accent: '#0f5b45', primary2: '#0f5b45' })).toEqual([])
})

test('text on the leading colour must be told from it', () => {
  expect(problemsOf({ onPrimary: '#1f8a66', primary3: '#1f8a66' }).map(([field]) => field)).toEqual([
    'onPrimary',
    'primary3',
  ])
})

test('a ground too dark for the quiet greys is refused', () => {
  expect(problemsOf({ ground: '#808080' }).map(([field]) => field)).toContain('ground')
})

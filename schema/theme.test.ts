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

test('a theme is the spec’s unless told', () => {
  expect(theme.parse({})).toEqual({
    primary1: '#0f5b45',
    primary2: '#1f8a66',
    primary3: '#b6f36b',
    onPrimary: '#ffffff',
    ground: '#ffffff',
    surface: '#f5f4f0',
    ink: '#16201c',
    line: '#e4e2dc',
    accent: '#1f8a66',
    displayFont: 'pretendard',
    radius: 16,
  })
  const admits = (values: object) => problemsOf(values).length === 0
  expect(
    [{ radius: -1 }, { radius: 0 }, { radius: 28 }, { radius: 29 }, { radius: 1.5 }].map(admits),
  ).toEqual([false, true, true, false, false])
  expect([{ displayFont: 'notoSerif' }, { displayFont: 'gulim' }].map(admits)).toEqual([true, false])
})

test.each([
  ['ground', { ground: '#b0b0b0' }],
  ['surface', { surface: '#b0b0b0' }],
  ['ink', { ink: '#8a8a8a' }],
  ['primary1', { primary1: '#c8c8c8', onPrimary: '#000000', primary3: '#000000' }],
  ['onPrimary', { onPrimary: '#2a7a60' }],
  ['primary3', { primary3: '#2a7a60' }],
  ['primary2', { primary2: '#ffff00' }],
  ['accent', { accent: '#ffff00' }],
])('%s is judged against what it stands on: %j', (field, colors) => {
  expect(problemsOf(colors).map(([name]) => name)).toContain(field)
})

test('a colour is judged on the ground that it is hardest to read on', () => {
  // Passes on white (4.57) and not on the surface.
  expect(
    problemsOf({ ink: '#757575', primary2: '#0f5b45', accent: '#0f5b45' }).map(([name]) => name),
  ).toEqual(['ink'])
  expect(problemsOf({ ink: '#757575', primary2: '#0f5b45', accent: '#0f5b45', surface: '#ffffff' })).toEqual(
    [],
  )
})

test('a bright colour may be one that is read with a share of ink in it', () => {
  // By itself at 4.24 on white, and with ink at more than 4.5 on the surface.
  expect(problemsOf({ primary2: '#1f8a66', accent: '#1f8a66' })).toEqual([])
})

test('what is no colour is refused as that alone', () => {
  expect(problemsOf({ ink: 'black' })).toEqual([['ink', '색은 #rrggbb 형식이어야 합니다. 예: #0f5b45']])
})

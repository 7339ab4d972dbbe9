import { expect, test } from 'vitest'
import { theme } from '#schema/theme.ts'
import { createFontFaces } from './font-faces.ts'
import { planFontSet } from './font-set.ts'
import { typefacesOf } from './typefaces.ts'

const faces = createFontFaces()
const plain = theme.parse({})
const serif = theme.parse({ displayFont: 'notoSerif' })

const shown = (body: string, display: string) => ({ body: new Set(body), serif: new Set(display) })
/** Fonts of a clinic whose home page shows `home`, with the heading `heading`, and whose other pages show `other` too. */
const fontsOf = (home: string, other: string, heading = '제목') =>
  planFontSet(typefacesOf(serif), {
    first: shown(home + heading, heading),
    all: shown(home + heading + other, heading + other),
  })

test('the same texts give the same files, in whatever order they are read; others give others', () => {
  expect(fontsOf('라온', '피부과').id).toBe(fontsOf('온라', '과부피').id)
  expect(fontsOf('라온', '피부과').id).not.toBe(fontsOf('라온', '피부과뷁').id)
})

test('a clinic has two files a typeface: of what its shell and home page show, and of all else', () => {
  expect(fontsOf('라온', '온뷁').subsets).toEqual([
    { typeface: 'body', characters: '라목온제', isFirst: true },
    { typeface: 'body', characters: '뷁', isFirst: false },
    { typeface: 'serif', characters: '목제', isFirst: true },
    { typeface: 'serif', characters: '뷁온', isFirst: false },
  ])
  expect(fontsOf('라온', '', '').subsets).toHaveLength(1)
})

test('a page preloads what shell and home page show, and leaves the rest to a browser that meets such a character', () => {
  const { named } = fontsOf('라온', '뷁')
  const page = faces(serif, fontsOf('라온', '뷁'))
  expect(page.preloads).toEqual(named.filter(({ isFirst }) => isFirst).map(({ address }) => address))
  for (const { rule } of named) expect(page.rules).toContain(rule)
  expect(named.map(({ rule }) => /font-display:(\w+);.*unicode-range:(.*)\}/.exec(rule)?.slice(1))).toEqual([
    ['fallback', 'U+b77c,U+baa9,U+c628,U+c81c'],
    ['swap', 'U+bdc1'],
    ['fallback', 'U+baa9,U+c81c'],
    ['swap', 'U+bdc1'],
  ])
})

test('a page names the typefaces of its theme alone, each with a face of the machine as wide', () => {
  const { rules, preloads, sheet } = faces(plain, fontsOf('라온', '뷁'))
  expect(rules).not.toContain('Serif')
  expect(rules).toContain("font-family:'Fallback Sans'")
  expect(preloads).toHaveLength(1)
  expect(sheet).toMatch(/pretendard.*\.css$/)
  expect(faces(serif, undefined).sheet).not.toBe(sheet)
})

test('without files of its own a page has the sheet of the whole typefaces', () => {
  const { rules, preloads, sheet } = faces(plain, undefined)
  expect(preloads).toEqual([])
  expect(rules).not.toContain('Clinic Sans')
  expect(sheet).toMatch(/\.css$/)
})

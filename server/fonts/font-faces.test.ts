import { expect, test } from 'vitest'
import { theme } from '#schema/theme.ts'
import { createFontFaces, shownCharacters } from './font-faces.ts'
import { planFontSet, subsetAddress, subsetKey, type ShownCharacters } from './font-set.ts'
import { typefacesOf } from './typefaces.ts'

const faces = await createFontFaces()
const serif = theme.parse({ displayFont: 'notoSerif' })
const styles = '@media{.c-big{font-family:var(--fonts-display)}}'
const pageOf = (text: string) => ({ html: `<body><h1 class="c-big">${text}</h1><p>본문</p>`, styles })

function fontsOf(home: string, other: string, pages: ShownCharacters[] = []) {
  const site = shownCharacters(serif, pageOf(home + other))
  return planFontSet(typefacesOf(serif), {
    home: shownCharacters(serif, pageOf(home)),
    site,
    pages,
    known: faces.known,
  })
}

test('the same texts give the same files, in whatever order they are read; others give others', () => {
  expect(fontsOf('라온', '피부과').id).toBe(fontsOf('온라', '과부피').id)
  expect(fontsOf('라온', '피부과').id).not.toBe(fontsOf('라온', '피부과뷁').id)
})

test('a clinic has two files a typeface: what its home page shows, and what others show beyond it', () => {
  const { subsets } = fontsOf('라온', '뷁')
  expect(subsets.map(({ typeface }) => typeface)).toEqual(['body', 'body', 'serif', 'serif'])
  expect(subsets.map(({ characters }) => characters.includes('뷁'))).toEqual([false, true, false, true])
  expect(subsets[2]?.characters).toContain('라')
  // The serif shows headings alone.
  expect(subsets[2]?.characters).not.toContain('본')
})

test('a page preloads the files that its text needs, and names no slice', () => {
  const fonts = fontsOf('라온', '뷁')
  const home = faces.forPage(serif, pageOf('라온'), fonts)
  expect(home.preloads).toHaveLength(2)
  expect(home.rules).not.toContain("'Pretendard Variable'")
  expect(faces.forPage(serif, pageOf('라온 뷁'), fonts).preloads).toHaveLength(4)
})

test('a page that shows little beyond the home page has a file of that little, before the one of all pages', () => {
  const page = pageOf('라온 뷁')
  const fonts = fontsOf('라온', '가나다 뷁', [shownCharacters(serif, page)])
  const [own, ownSerif] = ['body', 'serif'].map((typeface) =>
    subsetAddress(subsetKey({ typeface: typeface as 'body' | 'serif', characters: '뷁' })),
  )
  const { preloads, rules } = faces.forPage(serif, page, fonts)
  expect(preloads).toHaveLength(4)
  expect(preloads).toEqual(expect.arrayContaining([own, ownSerif]))
  // Of two rules with the same character a browser takes the later one.
  expect(rules.indexOf(String(own))).toBeGreaterThan(rules.indexOf('U+ac00'))
  // Another page, and the same one with other texts, has the file of all.
  expect(faces.forPage(serif, pageOf('라온 가뷁'), fonts).preloads).not.toContain(own)
})

test('a character that came since is shown from the one slice that has it', () => {
  const fonts = fontsOf('라온', '')
  const { rules } = faces.forPage(serif, pageOf('라온 뷁'), fonts)
  const slices = [...rules.matchAll(/@font-face\{font-family:'(Pretendard Variable|Noto Serif KR)'[^}]*\}/g)]
  expect(slices.map(([, family]) => family)).toEqual(['Pretendard Variable', 'Noto Serif KR'])
  for (const [rule] of slices) expect(rule).toMatch(/src:url\(\/node_modules\/[^)]+\.woff2\)/)
})

test('without files of its own a page names the slices of what it shows', () => {
  const { rules, preloads } = faces.forPage(theme.parse({}), pageOf('라온'), undefined)
  expect(preloads).toEqual([])
  expect(rules).toContain("font-family:'Pretendard Variable'")
  expect(rules).not.toContain('Clinic Sans')
})

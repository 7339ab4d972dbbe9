import { expect, test } from 'vitest'
import { theme } from '#schema/theme.ts'
import { createFontFaces, firstScreen, shownCharacters } from './font-faces.ts'
import { planFontSet, subsetAddress, subsetKey, type ShownCharacters } from './font-set.ts'
import { typefacesOf } from './typefaces.ts'

const faces = await createFontFaces()
const serif = theme.parse({ displayFont: 'notoSerif' })
const styles = '@media{.c-big{font-family:var(--fonts-display)}}'
const section = (text: string) => `<div data-slot="section"><h2 class="c-big">${text}</h2><p>본문</p></div>`
/** `below`: text of its second section. */
const pageOf = (text: string, below = '') => ({
  html: `<body><div data-slot="header"></div><main>${section(text)}${below && section(below)}</main><div data-slot="footer"></div><div data-slot="floatingButton">예약</div>`,
  styles,
})

function fontsOf(home: string, other: string, pages: ShownCharacters[] = [], below = '') {
  const site = shownCharacters(serif, pageOf(home + below + other))
  const page = pageOf(home, below)
  return planFontSet(typefacesOf(serif), {
    first: shownCharacters(serif, firstScreen(page)),
    home: shownCharacters(serif, page),
    site,
    pages,
    known: faces.known,
  })
}

test('the same texts give the same files, in whatever order they are read; others give others', () => {
  expect(fontsOf('라온', '피부과').id).toBe(fontsOf('온라', '과부피').id)
  expect(fontsOf('라온', '피부과').id).not.toBe(fontsOf('라온', '피부과뷁').id)
})

test('a clinic has three files a typeface: of its home page’s first screen, of what is below, and of what others show', () => {
  const { subsets } = fontsOf('라온', '뷁', [], '꿻')
  expect(subsets.map(({ typeface, characters }) => [typeface, /[라꿻뷁]/.exec(characters)?.[0]])).toEqual([
    ['body', '라'],
    ['body', '꿻'],
    ['body', '뷁'],
    ['serif', '라'],
    ['serif', '꿻'],
    ['serif', '뷁'],
  ])
  // The floating button stands on every screen.
  expect(subsets[0]?.characters).toContain('약')
  // The serif shows headings alone.
  expect(subsets[3]?.characters).not.toContain('본')
})

test('the home page has all that it shows in one file a typeface; another page takes of it what it shows', () => {
  const fonts = fontsOf('라온', '뷁', [], '꿻쀍')
  const [first, below] = fonts.subsets.map((subset) => subsetAddress(subsetKey(subset)))
  const home = faces.forPage(serif, pageOf('라온', '꿻쀍'), fonts)
  expect(home.preloads).toHaveLength(2)
  expect(home.preloads).not.toContain(first)
  expect(home.preloads).not.toContain(below)
  const another = faces.forPage(serif, pageOf('꿻'), fonts)
  expect(another.preloads).toEqual(expect.arrayContaining([first, below]))
})

test('a page preloads the files that its text needs, and names no slice', () => {
  const fonts = fontsOf('라온', '뷁')
  const home = faces.forPage(serif, pageOf('라온'), fonts)
  expect(home.preloads).toHaveLength(2)
  expect(home.rules).not.toContain("'Pretendard Variable'")
  expect(faces.forPage(serif, pageOf('라온 뷁'), fonts).preloads).toHaveLength(4)
})

test('a page that shows little beyond the first screen has a file of that little, before those of all pages', () => {
  const page = pageOf('라온 꿻', '뷁')
  const fonts = fontsOf('라온', '가나다 뷁', [shownCharacters(serif, page)], '마바사 꿻')
  const [own, ownSerif] = ['body', 'serif'].map((typeface) =>
    subsetAddress(subsetKey({ typeface: typeface as 'body' | 'serif', characters: '꿻뷁' })),
  )
  const { preloads, rules } = faces.forPage(serif, page, fonts)
  expect(preloads).toHaveLength(4)
  expect(preloads).toEqual(expect.arrayContaining([own, ownSerif]))
  // Of two rules with the same character a browser takes the later one.
  expect(rules.indexOf(String(own))).toBeGreaterThan(rules.indexOf('U+ac00'))
  // Another page, and the same one with other texts, has the files of all.
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

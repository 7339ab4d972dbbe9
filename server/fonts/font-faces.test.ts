import { expect, test } from 'vitest'
import { theme } from '#schema/theme.ts'
import { createFontFaces, pageCharacters } from './font-faces.ts'
import { planFontSet, subsetAddress, subsetKey, type PageCharacters, type Subset } from './font-set.ts'
import { typefacesOf } from './typefaces.ts'

const faces = await createFontFaces()
const serif = theme.parse({ displayFont: 'notoSerif' })
const styles = '@media{.c-big{font-family:var(--fonts-display)}}'
const section = (text: string) =>
  `<div data-slot="section"><h2 class="c-big">${text}</h2><h3 class="c-big">표제</h3><p>본문 ${text}</p></div>`
/** `below`: text of its second section. */
const pageOf = (text: string, below = '') => ({
  html: `<body><div data-slot="header"></div><main>${section(text)}${below && section(below)}</main><div data-slot="footer"></div><div data-slot="floatingButton">예약</div>`,
  earlyLayers: '',
  styles,
})

const charactersOf = (page: ReturnType<typeof pageOf>) => pageCharacters(serif, page)

function fontsOf(home: string, other: string, pages: PageCharacters[] = [], below = '') {
  const { first, all } = charactersOf(pageOf(home, below))
  const site = charactersOf(pageOf(home + below + other)).all
  return planFontSet(typefacesOf(serif), { first, home: all, site, pages, known: faces.known, popups: '봄' })
}

/** Address of the file that has just these characters. */
const fileOf = (subset: Subset) => subsetAddress(subsetKey(subset))

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
  // The floating button stands on every screen; popups come when a page is at rest, letters where they are typed.
  expect(subsets[0]?.characters).toContain('약')
  expect(subsets[0]?.characters).not.toMatch(/[a-z봄]/)
  expect(subsets[1]?.characters).toContain('봄')
  expect(subsets[2]?.characters).toContain('q')
  // Headings are in the serif alone, and other texts in the body's face.
  expect(subsets[3]?.characters).not.toContain('본')
  expect(subsets[0]?.characters).not.toContain('제')
})

test('the home page preloads the files of its first screen and leaves those below to be asked for later', () => {
  const fonts = fontsOf('라온', '뷁', [], '꿻쀍')
  const [first, below, , serifFirst] = fonts.subsets.map((subset) => subsetAddress(subsetKey(subset)))
  const home = faces.forPage(serif, pageOf('라온', '꿻쀍'), fonts)
  expect(home.preloads).toEqual([first, serifFirst])
  for (const address of home.preloads) expect(home.rules).toContain(address)
  expect(home.rules).not.toContain(below)
  expect(home.furtherRules).toContain(below)
  // Text of the first screen waits for its face, and that of what is below shows at once.
  expect([home.rules.includes('display:swap'), home.furtherRules.includes('display:block')]).toEqual([
    false,
    false,
  ])
  // Who comes to another page first, whose first screen shows it, has it at once.
  const another = faces.forPage(serif, pageOf('꿻'), fonts)
  expect(another.preloads).toEqual(expect.arrayContaining([first, below]))
})

test('of a long first section the first screen is its beginning', () => {
  const shown = (page: ReturnType<typeof pageOf>) => charactersOf(page).first.body.toString()
  const page = pageOf('라온', '꿻')
  expect(shown(page)).toBe(' 라문본약예온')
  expect(shown({ ...page, html: page.html.replace('본문', `본문 </p><p>${'가'.repeat(700)}`) })).toBe(
    ' 문본약예',
  )
})

test('a layer that the document holds closed is no part of the first screen', () => {
  const page = pageOf('라온')
  const { first, all } = charactersOf({
    ...page,
    earlyLayers: '<div data-early-layer="menu" hidden>꿻</div>',
  })
  expect([first.body.toString().includes('꿻'), all.body.toString().includes('꿻')]).toEqual([false, true])
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
  const fonts = fontsOf('라온', '가나다 뷁', [charactersOf(page)], '마바사 꿻')
  const atRest = [...fonts.onAnyPage].filter((one) => !fonts.subsets[0]?.characters.includes(one)).join('')
  const own = fileOf({ typeface: 'body', characters: [...`${atRest}꿻뷁`].sort().join('') })
  const ownSerif = fileOf({ typeface: 'serif', characters: '꿻뷁' })
  const { preloads, rules, furtherRules } = faces.forPage(serif, page, fonts)
  expect(preloads).toHaveLength(4)
  expect(preloads).toEqual(expect.arrayContaining([own, ownSerif]))
  // Of two rules with the same character a browser takes the later one.
  expect(rules).toContain(own)
  expect(furtherRules).toContain('U+ac00')
  // Another page, and the same one with other texts, has the files of all.
  expect(faces.forPage(serif, pageOf('라온 가뷁'), fonts).preloads).not.toContain(own)
})

test('a page that shows much beyond the first screen of the home page has a file of its own first screen, and one of the rest', () => {
  const atOnce = fontsOf('가나', '').subsets[0]?.characters ?? ''
  const syllables = [...faces.known.body.toString()]
    .filter((one) => one >= '가' && !atOnce.includes(one))
    .join('')
  const [atFirst = '', below = ''] = [syllables.slice(0, 80), syllables.slice(80, 160)]
  const page = pageOf(atFirst, below)
  const fonts = fontsOf('가나', syllables.slice(0, 200), [charactersOf(page)], syllables.slice(200, 600))
  const { preloads, rules, furtherRules } = faces.forPage(serif, page, fonts)
  const own = fileOf({ typeface: 'body', characters: atFirst })
  const atRest = [...fonts.onAnyPage].filter((one) => !(atOnce + atFirst).includes(one)).join('')
  const further = fileOf({ typeface: 'body', characters: [...new Set(below + atRest)].sort().join('') })
  expect(preloads).toContain(own)
  expect(preloads).not.toContain(further)
  expect(rules).toContain(own)
  expect(furtherRules).toContain(further)
  // Its own file counts for what the files of all hold too.
  expect(furtherRules.lastIndexOf(further)).toBeGreaterThan(furtherRules.indexOf('U+'))
})

test('a character that came since is shown from the one slice that has it', () => {
  const fonts = fontsOf('라온', '')
  const { furtherRules } = faces.forPage(serif, pageOf('라온 뷁'), fonts)
  const slices = [
    ...furtherRules.matchAll(/@font-face\{font-family:'(Pretendard Variable|Noto Serif KR)'[^}]*\}/g),
  ]
  expect(slices.map(([, family]) => family)).toEqual(['Pretendard Variable', 'Noto Serif KR'])
  for (const [rule] of slices) expect(rule).toMatch(/src:url\(\/node_modules\/[^)]+\.woff2\)/)
})

test('without files of its own a page names the slices of what it shows', () => {
  const { rules, furtherRules, preloads } = faces.forPage(theme.parse({}), pageOf('라온'), undefined)
  expect(preloads).toEqual([])
  expect(furtherRules).toContain("font-family:'Pretendard Variable'")
  expect(rules + furtherRules).not.toContain('Clinic Sans')
})

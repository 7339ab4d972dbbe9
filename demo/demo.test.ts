import { defaultPages } from '#backend/site/default-pages.ts'
import { readPages } from '#backend/site/define-page.ts'
import { findPage } from '#backend/site/site.ts'
import { calendarFrom } from '#backend/seeds/calendar.ts'
import { clinicProblems } from '#backend/seeds/clinic/check-clinic.ts'
import type { DemoBlock, DemoImages, DemoPartner } from '#backend/seeds/demo-partner.ts'
import { definitions } from '#registry/definitions.ts'
import { check } from '#registry/resolve.ts'
import { globalSlots } from '#schema/block.ts'
import type { Slot } from '#schema/block.ts'
import { pageDefinition, pageKey } from '#schema/page.ts'
import { partnerProfile } from '#schema/partners.ts'
import { theme as themeSchema } from '#schema/theme.ts'
import { describe, expect, test } from 'vitest'
import { demoPartners } from './index.ts'

const calendar = calendarFrom(new Date('2026-11-20T12:00:00+09:00'))

/** Every name a partner gave becomes an address; a name it did not give throws. */
function stubImages({ code, pictures, logos = {} }: DemoPartner): { images: DemoImages; used: Set<string> } {
  const used = new Set<string>()
  const known = new Map(
    [
      ...Object.entries(pictures),
      ...Object.entries(logos).map(([name, { alt }]) => [name, { alt, width: 600, height: 360 }] as const),
    ].map(([name, { alt, width, height }]) => [
      name,
      { src: `/_files/${code}/${name}.webp`, alt, width, height },
    ]),
  )
  const images = new Proxy<Record<string, never>>(
    {},
    {
      get(_target, name) {
        const image = known.get(String(name))
        if (!image) throw new Error(`${code} has no picture "${String(name)}".`)
        used.add(String(name))
        return image
      },
    },
  )
  return { images, used }
}

type Leaf = { path: string; key: string; value: string }

/** Every text in a value, with the key it stands under. */
function leaves(value: unknown, path = '', key = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, key, value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, `${path}/${name}`, Array.isArray(value) ? key : name),
  )
}

const banned =
  /최고|최초|최상|최대|최신|유일|독보적|1위|일등|완치|완벽|100\s?%|부작용\s?없|부작용이\s?없|통증\s?없|무통증|영구|기적|획기적|반드시\s?효과|효과\s?보장|보장합니다|1\s?\+\s?1|명의|원조|만족도|추천\s?1/u

const isAddress = ({ key }: Leaf) => /url$|^linkTo$/i.test(key)
const isPictureAddress = ({ key, value }: Leaf) => key === 'src' || value.startsWith('/_files/')

/** Relative luminance and contrast. Source: WCAG 2.2, 1.4.3. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The data as the registry would publish it, or a failure that says where and why. */
function publish(where: string, slot: Slot, { component, data }: DemoBlock): unknown {
  const version = definitions.get(component)?.version ?? 1
  const checked = check(slot, { component, version, data }, definitions)
  if ('problem' in checked) throw new Error(`${where}: ${checked.problem.type}: ${checked.problem.message}`)
  return checked.data
}

/** The same, for tests about words and links; where the data is wrong another test says so. */
function published(slot: Slot, block: DemoBlock): unknown {
  try {
    return publish('', slot, block)
  } catch {
    return block.data
  }
}

/** Pages that a clinic writes itself; every other path has its default page. */
const required = [
  '/',
  '/introduce',
  '/introduce/staff',
  '/introduce/space',
  '/info',
  '/products',
  '/cscenter',
]

const defaults = readPages(defaultPages, definitions)

test('hosts and codes belong to one partner each', () => {
  const hosts = demoPartners.flatMap((partner) => partner.hosts)
  expect(new Set(hosts).size).toBe(hosts.length)
  expect(new Set(demoPartners.map(({ code }) => code)).size).toBe(demoPartners.length)
})

describe.each(demoPartners)('$code', (partner) => {
  const { images, used } = stubImages(partner)
  const pages = Object.entries(partner.pages(images, calendar))
  const global = partner.global(images)
  const profile = partnerProfile.parse({ ...partner.profile, ...partner.profileImages?.(images) })
  const theme = themeSchema.parse(partner.theme)
  const clinic = partner.clinic?.(calendar)
  const problems = clinic ? clinicProblems({ clinic, calendar, images, profile }) : []
  const shown = () => [
    ...globalSlots.map((slot) => ({ where: slot, data: published(slot, global[slot]) })),
    ...pages.flatMap(([key, { blocks }]) =>
      blocks.map((block, index) => ({ where: `${key}[${index}]`, data: published('section', block) })),
    ),
  ]
  const texts = () => [
    ...shown().flatMap(({ where, data }) => leaves(data, where)),
    ...pages.flatMap(([key, { title, seo }]) => leaves({ title, seo }, key)),
    ...leaves(profile, 'profile'),
    ...leaves(partner.keywords, 'keywords'),
    ...leaves(clinic, 'clinic'),
    ...Object.entries(partner.pictures).map(([name, { alt }]) => ({
      path: `pictures/${name}`,
      key: 'alt',
      value: alt,
    })),
  ]

  test('has clinic data in which nothing is wrong', () => {
    expect(clinic).toBeDefined()
    expect(problems).toEqual([])
  })

  test('offers only what it says for whom and until when', () => {
    for (const { title, audience, days, notes } of clinic?.events ?? []) {
      expect([title, audience.length > 4, days[0] < days[1], notes.length > 0]).toEqual([
        title,
        true,
        true,
        true,
      ])
    }
  })

  test.each(globalSlots)('%s is a block of its slot', (slot) => {
    publish(slot, slot, global[slot])
  })

  test.each(pages)('page %s is a page of valid blocks', (key, page) => {
    pageKey.parse(key)
    const blocks = page.blocks.map((block, index) => {
      const data = publish(`${key}[${index}] ${block.component}`, 'section', block)
      return { id: block.id ?? `block-${index + 1}`, component: block.component, version: 1, data }
    })
    pageDefinition.parse({ ...page, blocks })
  })

  test('has every page, each with its own path, title and description', () => {
    const patterns = pages.map(([, { pattern }]) => pattern)
    expect(new Set(patterns).size).toBe(patterns.length)
    for (const pattern of required) expect(patterns).toContain(pattern)
    for (const part of ['title', 'description'] as const) {
      const values = pages.map(([key, { seo }]) => seo?.[part] ?? `${key} has no ${part}`)
      expect(values.filter((value) => / has no /.test(value))).toEqual([])
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
    }
  })

  test('every link inside leads to a page of this partner', () => {
    const own = pages.map(([key, { pattern }]) => ({
      key,
      definition: pageDefinition.parse({ pattern, title: key, blocks: [] }),
    }))
    const site = { pages: [...own, ...defaults] }
    const lost = texts().filter((leaf) => {
      if (!isAddress(leaf) || isPictureAddress(leaf) || !leaf.value.startsWith('/')) return false
      return !findPage(site, leaf.value.split(/[?#]/)[0] ?? '')
    })
    expect(lost).toEqual([])
  })

  test('nothing is said that medical advertising may not say', () => {
    expect(texts().filter(({ value }) => banned.test(value))).toEqual([])
  })

  test('no address of a sample is left, and every picture given is used', () => {
    expect(texts().filter(({ value }) => /\/_files\/\d|sample/i.test(value))).toEqual([])
    const given = [...Object.keys(partner.pictures), ...Object.keys(partner.logos ?? {})]
    expect(given.filter((name) => !used.has(name))).toEqual([])
  })

  test('every treatment, event, before-after, post and doctor has a picture of its own', () => {
    const {
      categories = [],
      events = [],
      exhibitions = [],
      brandings = [],
      doctors = [],
      boards = [],
      beforeAfters = [],
    } = clinic ?? {}
    const pairs = beforeAfters.flatMap(
      (_, index) => clinic?.beforeAfterPictures?.[index] ?? [`no pair ${index}`],
    )
    const covers = beforeAfters.map((_, index) => clinic?.beforeAfterCovers?.[index] ?? `no cover ${index}`)
    const shownBy = [
      ...categories.flatMap((category) => [category, ...category.treatments]).map(({ picture }) => picture),
      ...[...events, ...exhibitions, ...brandings].map(({ picture }) => picture),
      ...boards.flatMap(({ posts }) => posts).map(({ picture }) => picture),
      ...doctors.map(({ portrait }) => portrait),
      ...covers,
      ...pairs,
    ].filter((name) => name !== undefined)
    expect(shownBy.filter((name, index) => shownBy.indexOf(name) !== index)).toEqual([])
    expect(shownBy.filter((name) => !partner.pictures[name])).toEqual([])
  })

  test('no two pictures are one drawing', () => {
    const drawings = Object.entries(partner.pictures)
      // The first screen has one drawing in two shapes, one for each way a device is held.
      .filter(([name]) => name !== 'heroTall')
      .map(([, { kind, seed, dark = false }]) => `${kind} ${seed} ${dark ? 'dark' : 'light'}`)
    expect(drawings.filter((drawing, index) => drawings.indexOf(drawing) !== index)).toEqual([])
  })

  test('without prices to show there are none to be read', () => {
    if (profile.homepageConfig.hasPriceView) return
    expect(texts().filter(({ value }) => /\d\s?원|만\s?원/.test(value))).toEqual([])
    expect(JSON.stringify(shown())).not.toMatch(/"price/)
  })

  test.each([
    ['ink', 'ground'],
    ['ink', 'surface'],
    ['primary1', 'ground'],
    ['primary1', 'surface'],
    ['primary2', 'ground'],
    ['primary2', 'surface'],
    ['accent', 'ground'],
    ['accent', 'surface'],
    ['onPrimary', 'primary1'],
    ['onPrimary', 'primary2'],
    ['ground', 'ink'],
  ] as const)('%s can be read on %s', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5)
  })
})

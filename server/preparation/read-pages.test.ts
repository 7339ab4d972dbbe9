import { expect, test } from 'vitest'
import { ApiError, type ApiClient } from '#api/client.ts'
import { definitions } from '#registry/definitions.ts'
import type { SiteData } from '#renderer/shared/site-data.ts'
import { globalSlots } from '#schema/block.ts'
import { pageDefinition, shellPath } from '#schema/page.ts'
import type { ShownPicture } from '#ui/shown-pictures.ts'
import type { SiteState } from '../cache/site-directory.ts'
import { readPages, type PageReading } from './read-pages.ts'

const popup = {
  id: 1,
  title: '가을',
  locations: ['/events'],
  weight: 0,
  devices: ['MOBILE'],
  popupItems: [
    {
      id: 1,
      title: '쀼',
      weight: 0,
      linkTo: null,
      pcContent: null,
      mobileContent: { src: '/_files/1/popup.webp', alt: '', width: 1000, height: 1000 },
      devices: ['MOBILE'],
    },
  ],
  pcWidth: 1,
  pcHeight: 1,
  pcSizeType: 'RATIO',
  mobileWidth: 1,
  mobileHeight: 1,
  isAutoPlacement: true,
  direction: 'CENTER',
  startsAt: null,
  endsAt: null,
}

const blockOf = (component: string, data: object) => ({ id: component, component, version: 1, data })
const pageOf = (path: string, title: string) => ({
  ...pageDefinition.parse({ pattern: path, title, blocks: [] }),
  blocks: [blockOf('PageTitleSection', { title })],
  revision: 1,
  key: path.slice(1) || 'home',
  params: {},
})
/** By path: the title of its page, or why there is none. */
const titles: Record<string, string | ApiError> = {
  '/': '집',
  '/events': '밖',
  '/gone': new ApiError({ status: 410, message: '없는 쪽입니다.', code: 'gone' }),
}
const shell = {
  revision: 1,
  theme: { displayFont: 'notoSerif' },
  global: Object.fromEntries(globalSlots.map((slot) => [slot, blockOf('NoType', {})])),
}
const site = { revision: 1 } as unknown as SiteState

function apiOf(pages: typeof titles): ApiClient {
  const answers: Record<string, (path: string) => unknown> = {
    'GET /page': (path) => {
      if (path === shellPath) return shell
      const title = pages[path] ?? '없음'
      if (typeof title !== 'string') throw title
      return pageOf(path, title)
    },
    'GET /site-map': () => ({ rows: Object.keys(pages).map((path) => ({ path })) }),
    'GET /customer/popups': () => ({ rows: [popup], validUntil: '2026-12-01T00:00:00Z' }),
  }
  const request = async (name: string, input?: { query?: { path?: string } }) => {
    const answer = answers[name]
    if (!answer) throw new ApiError({ status: 404, message: '없는 주소입니다.', code: 'unknown-path' })
    return answer(input?.query?.path ?? '/')
  }
  return { request } as unknown as ApiClient
}

const pictureOf = (name: string, priority: boolean): ShownPicture => ({
  stored: `/_files/1/${name}.webp`,
  src: '',
  srcSet: `/_image?url=%2F_files%2F1%2F${name}.webp&width=640&quality=75 640w`,
  sizes: '100vw',
  priority,
})
const reading: PageReading = {
  definitions,
  productTexts: new Set(),
  scripts: {
    entry: ['/entry.js'],
    blocks: (names) => Object.fromEntries([...names].map((name) => [name, [`/${name}.js`]])),
  },
  showPictures: async ({ path }: SiteData) => [
    pictureOf('low', false),
    pictureOf(path === '/' ? 'home' : 'other', true),
  ],
  interfaceText: {
    ofBlocks: async (components) => (components.includes('PageTitleSection') ? '뷁' : ''),
    ofAll: async () => '뷁꿻',
  },
}

const read = (pages = titles) =>
  readPages({
    ...reading,
    origin: 'http://localhost',
    site,
    api: apiOf(pages),
    rest: async () => {},
  })

test('shell and home page are told apart from all else, with the interface of their blocks and what popups show', async () => {
  const { theme, first, all } = await read()
  expect(theme.displayFont).toBe('notoSerif')
  // Its own text, its blocks' interface, popups, a note where scripts are off, days.
  for (const letter of '집뷁쀼크월9') expect(first.body).toContain(letter)
  for (const letter of '밖꿻') expect([first.body.has(letter), all.body.has(letter)]).toEqual([false, true])
  expect([first.serif.has('집'), first.serif.has('뷁'), all.serif.has('밖')]).toEqual([true, false, true])
})

test('pictures of popups come first, then those of the home page', async () => {
  const pages = await read()
  const names = [...pages.pictures].map((address) => /F(\w+)\.webp/.exec(address)?.[1])
  expect([...new Set(names)]).toEqual(['popup', 'low', 'home', 'other'])
  expect([...pages.firstPictures]).toEqual(['/_files/1/home.webp', '/_files/1/other.webp'])
  expect(pages.popupsUntil).toBe(Date.parse('2026-12-01T00:00:00Z'))
})

test('one page that cannot be read is left out, and an API that is away ends the reading', async () => {
  expect((await read()).all.body).toContain('밖')
  const away = new ApiError({ status: 503, message: '잠시 뒤', code: 'away' })
  await expect(read({ ...titles, '/events': away })).rejects.toBe(away)
})

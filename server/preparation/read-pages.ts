import { ApiError, type ApiClient } from '#api/client.ts'
import { noScriptTexts } from '#renderer/server/document.ts'
import { firstPicturePaths } from '#renderer/server/first-picture.ts'
import { loadSite, PageMoved, type LoadedSite, type LoadSiteOptions } from '#renderer/server/load-site.ts'
import type { SiteData } from '#renderer/shared/site-data.ts'
import { notFoundPath } from '#schema/plain/not-found-path.ts'
import type { Theme } from '#schema/theme.ts'
import type { ShownPicture } from '#ui/shown-pictures.ts'
import { addText } from '../fonts/characters.ts'
import type { InterfaceText } from '../fonts/interface-text.ts'
import { addPageTexts, noCharacters, type ShownCharacters } from '../fonts/page-texts.ts'
import { isRevisionChanged } from '../page-renderer.ts'
import type { SiteState } from '../cache/site-directory.ts'
import { splitAddress } from '../split-address.ts'
import { pagePictures } from './page-pictures.ts'
import { popupPictures, popupTexts } from './popup-parts.ts'

/** Pages of a clinic that are read; what only others show comes from the slices of the whole typefaces. */
const mostPages = 200

/** Days, hours, states and signs that scripts and formats write on any page: `D-DAY`, `1 / 3`, `10:00–19:00`. */
const daysAndHours =
  ' 0123456789%()+,-./:~·…‘’“”–—×₩DAY년월일화수목금토오전후시분초오늘하루다음뒤시작진행중마감종료휴진점심'

export type SitePages = {
  theme: Theme
  /** Characters of shell and home page, and those that any page may show besides its own text, such as dates. */
  first: ShownCharacters
  /** Characters of all pages and scripts. */
  all: ShownCharacters
  /** Paths of the pictures that pages show first. */
  firstPictures: Set<string>
  /** Addresses of the pictures that most visitors will ask for, those of popups first, then those of the home page. */
  pictures: Set<string>
  /** Moment at which other popups show, in ms since 1970. */
  popupsUntil: number
  /** True where all answers of all pages came. */
  isComplete: boolean
}

/** Parts of the build that pages are read with. */
export type PageReading = Pick<LoadSiteOptions, 'definitions' | 'productTexts' | 'scripts'> & {
  /** Renders a page from its data, and returns the pictures that it shows. */
  showPictures: (data: SiteData) => Promise<ShownPicture[]>
  interfaceText: InterfaceText
}

type ReadOptions = PageReading & {
  origin: string
  site: SiteState
  api: ApiClient
  /** Waits between two pages; rejects where the reading is to end. */
  rest: () => Promise<void>
}

/** Reads the published pages of a clinic, its home page first: which characters and pictures they show. */
export async function readPages(options: ReadOptions): Promise<SitePages> {
  const { api, interfaceText, rest } = options
  const { rows } = await api.request('GET /site-map', { query: { page: 1, pageSize: mostPages } })
  const { rows: popups, validUntil } = await api.request('GET /customer/popups', { query: {} })
  const home = await loadPage(options, '/')
  const pages: SitePages = {
    theme: home.data.shell.theme,
    first: noCharacters(),
    all: noCharacters(),
    firstPictures: new Set(),
    pictures: new Set(popupPictures(popups)),
    popupsUntil: validUntil ? Date.parse(validUntil) : Infinity,
    isComplete: true,
  }
  addPageTexts(pages.first, home.data)
  const onAnyPage = [daysAndHours, noScriptTexts.problem, noScriptTexts.call(''), ...popupTexts(popups)]
  onAnyPage.push(await interfaceText.ofBlocks(Object.keys(home.data.scripts)))
  for (const text of onAnyPage) addText(pages.first.body, text)
  addText(pages.all.body, await interfaceText.ofAll())
  await add(home)
  for (const path of new Set([...rows.map(({ path }) => path), notFoundPath])) {
    if (path === '/') continue
    await rest()
    const page = await loadPage(options, path).catch(leaveOut)
    if (page) await add(page)
  }
  return pages

  async function add({ data, complete }: LoadedSite): Promise<void> {
    if (!complete) pages.isComplete = false
    addPageTexts(pages.all, data)
    const shown = await options.showPictures(data)
    for (const path of firstPicturePaths(shown)) pages.firstPictures.add(path)
    for (const address of pagePictures(shown)) pages.pictures.add(address)
  }
}

function loadPage(
  { origin, site, api, definitions, productTexts, scripts }: ReadOptions,
  address: string,
): Promise<LoadedSite> {
  const { path, parameters } = splitAddress(address)
  const { revision } = site
  return loadSite({
    origin,
    path,
    parameters,
    state: 'published',
    revision,
    api,
    definitions,
    productTexts,
    scripts,
  })
}

/** Leaves out a page that is wrong by itself. Throws where someone has published, or the API is away. */
function leaveOut(error: unknown): undefined {
  const isOfPage = error instanceof PageMoved || (error instanceof ApiError && error.status < 500)
  if (!isOfPage || isRevisionChanged(error)) throw error
}

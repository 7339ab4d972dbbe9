import { ApiError, type ApiClient } from '#api/client.ts'
import { noScriptTexts, readDocument } from '#renderer/server/document.ts'
import { firstPicturePaths } from '#renderer/server/first-picture.ts'
import { readShell } from '#renderer/server/read-shell.ts'
import { notFoundPath } from '#schema/plain/not-found-path.ts'
import { theme as themeSchema, type Theme } from '#schema/theme.ts'
import { noCharacters, type PageCharacters, type ShownCharacters } from '../fonts/font-set.ts'
import { pageCharacters } from '../fonts/font-faces.ts'
import { isRevisionChanged, type PageRenderer } from '../page-renderer.ts'
import { pagePictures } from './page-pictures.ts'
import { popupPictures, popupText } from './popup-parts.ts'
import type { SiteState } from '../cache/site-directory.ts'
import { splitAddress } from '../split-address.ts'

/** Pages of a clinic that are read; what only others show comes from the slices of the whole typefaces. */
const mostPages = 200

export type SitePages = {
  theme: Theme
  /** The first screen of the home page. */
  first: ShownCharacters
  home: ShownCharacters
  site: ShownCharacters
  /** Each page but the home page. */
  pages: PageCharacters[]
  /** What the popups of now show: whatever page one comes to first may show one. */
  popups: string
  /** Paths of the pictures that pages show first. */
  firstPictures: Set<string>
  /** Addresses of the pictures that most visitors will ask for, those of popups first, then those of the home page. */
  pictures: Set<string>
  /** Moment at which other popups show, in ms since 1970. */
  popupsUntil: number
  /** True where all answers of all pages came. */
  isComplete: boolean
}

type ReadOptions = {
  origin: string
  site: SiteState
  api: ApiClient
  render: PageRenderer
  /** Waits between two pages; rejects where the reading is to end. */
  rest: () => Promise<void>
}

/** Renders the published pages of a clinic, its home page first, and reads which characters and pictures they show. */
export async function readPages({ origin, site, api, render, rest }: ReadOptions): Promise<SitePages> {
  const pinned = { state: 'published', revision: site.revision } as const
  const shell = await readShell(api, pinned)
  const theme = themeSchema.catch(themeSchema.parse({})).parse(shell.theme)
  const { rows } = await api.request('GET /site-map', { query: { page: 1, pageSize: mostPages } })
  const { rows: popups, validUntil } = await api.request('GET /customer/popups', { query: {} })
  const paths = new Set(['/', ...rows.map(({ path }) => path), notFoundPath])
  const pages: SitePages = {
    theme,
    first: noCharacters(),
    home: noCharacters(),
    site: noCharacters(),
    pages: [],
    popups: '',
    firstPictures: new Set(),
    pictures: new Set(popupPictures(popups)),
    popupsUntil: validUntil ? Date.parse(validUntil) : Infinity,
    isComplete: true,
  }
  for (const path of paths) {
    await rest()
    const text = await readPage(path)
    if (text === undefined) continue
    const { data, ...rendered } = readDocument(text)
    const shown = pageCharacters(theme, rendered)
    pages.site.body.addAll(shown.all.body).addText(data)
    pages.site.serif.addAll(shown.all.serif)
    if (path === '/') {
      pages.first = shown.first
      pages.home = shown.all
      pages.home.body.addText(noScriptTexts.problem + noScriptTexts.call(''))
      pages.popups = popupText(popups, data)
    } else pages.pages.push(shown)
    for (const picture of firstPicturePaths(rendered.html)) pages.firstPictures.add(picture)
    for (const markup of [rendered.html, rendered.earlyLayers])
      for (const address of pagePictures(markup)) pages.pictures.add(address)
  }
  return pages

  async function readPage(address: string): Promise<string | undefined> {
    try {
      const { page, complete } = await render({
        origin,
        ...splitAddress(address),
        form: 'html',
        revision: site.revision,
        version: '',
        api,
      })
      if (!complete) pages.isComplete = false
      return (await page.encoded('identity')).body.toString('utf8')
    } catch (error) {
      // Someone has published, or the API is away; what is wrong with one page alone leaves out that page.
      if (isRevisionChanged(error) || (error instanceof ApiError && error.status >= 500)) throw error
      return undefined
    }
  }
}

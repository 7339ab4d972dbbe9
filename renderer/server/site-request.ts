import type { TagKind } from '#schema/plain/tags.ts'
import type { Theme } from '#schema/theme.ts'
import type { DocumentFonts } from './document.ts'
import type { PictureColours } from './first-picture.ts'
import type { LoadedSite, LoadSiteOptions } from './load-site.ts'

/** Input of vike for a page of the site. */
export type SiteRequest = LoadSiteOptions & {
  /** The fonts of a page in a theme. */
  fonts: (theme: Theme) => DocumentFonts
  /** Colours of the clinic's first pictures, as far as they are known. */
  colours: PictureColours
  /** Told of every block that could not be shown, and why. */
  report: (problem: {
    page: string
    block: string
    component: string
    problem: string
    error?: unknown
  }) => void
}

/** Result of rendering, besides the document. */
export type SiteResult = {
  status: 200 | 404
  revision: number
  styleHashes: string[]
  scriptHashes: string[]
  scriptOrigins: string[]
  /** True where the partner has the chat messenger. */
  hasMessenger: boolean
  tags: TagKind[]
} & Pick<LoadedSite, 'complete' | 'parameters' | 'validUntil'>

declare global {
  namespace Vike {
    interface PageContextServer {
      siteRequest?: SiteRequest
      loadedSite?: LoadedSite
      siteResult?: SiteResult
    }
  }
}

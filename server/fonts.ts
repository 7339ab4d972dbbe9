import type { Theme } from '#schema/theme.ts'
import type { Manifest } from './script-index.ts'

/** Style sheets of the typefaces, each in subsets of which a browser loads what a page has; built as `vite.config.ts` names them. */
const sources = {
  pretendard: 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
  notoSerif: '@fontsource-variable/noto-serif-kr/index.css',
}

export type FontStyleSheets = (theme: Theme) => string[]

/** Addresses of the style sheets that a theme needs; `manifest` is the build's, and there is none in development. */
export function fontStyleSheets(manifest?: Manifest): FontStyleSheets {
  const address = (source: string) => {
    if (!manifest) return `/node_modules/${source}`
    const built = Object.entries(manifest).find(([key]) => key.endsWith(`node_modules/${source}`))?.[1]
    if (!built) throw new Error(`The build has no ${source}: build again.`)
    return `/${built.file}`
  }
  const pretendard = address(sources.pretendard)
  const notoSerif = address(sources.notoSerif)
  return ({ displayFont }) => (displayFont === 'notoSerif' ? [pretendard, notoSerif] : [pretendard])
}

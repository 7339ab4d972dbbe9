import type { DocumentFonts } from '#renderer/server/document.ts'
import type { Theme } from '#schema/theme.ts'
import type { Manifest } from '../script-index.ts'
import type { FontSet } from './font-set.ts'
import { sheetOfBoth, typefaces, typefacesOf } from './typefaces.ts'

/**
 * Fonts of a document in a theme: the clinic's own, where they are made. For all other characters a browser loads the
 * sheet of the whole typefaces.
 */
export type FontFaces = (theme: Theme, fonts: FontSet | undefined) => DocumentFonts

/** Without a build, as in development, Vite serves the packages' files. */
export function createFontFaces(manifest?: Manifest): FontFaces {
  const sheets = {
    ofBody: addressOf(`node_modules/${typefaces.body.sheet}`),
    ofBoth: addressOf(sheetOfBoth),
  }

  function addressOf(sheet: string): string {
    if (!manifest) return `/${sheet}`
    const built = Object.entries(manifest).find(([key]) => key.endsWith(sheet))?.[1]
    if (!built) throw new Error(`The build has no ${sheet}: build again.`)
    return `/${built.file}`
  }

  return (theme, fonts) => {
    const names = typefacesOf(theme)
    const named = fonts?.named.filter(({ typeface }) => names.includes(typeface)) ?? []
    return {
      rules: [...named.map(({ rule }) => rule), ...names.map((name) => typefaces[name].fallback)].join(''),
      preloads: named.filter(({ isFirst }) => isFirst).map(({ address }) => address),
      sheet: names.includes('serif') ? sheets.ofBoth : sheets.ofBody,
    }
  }
}

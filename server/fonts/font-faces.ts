import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { DocumentFonts } from '#renderer/server/document.ts'
import type { Theme } from '#schema/theme.ts'
import type { Manifest } from '../script-index.ts'
import { CharacterSet, displayText } from './characters.ts'
import { subsetAddress, type FontSet, type ShownCharacters } from './font-set.ts'
import { readSlices, type Slices } from './slices.ts'
import { typefaces, typefacesOf, type TypefaceName } from './typefaces.ts'

/** A rendered markup, with the styles of its classes. */
type Rendered = { html: string; styles: string }

export type FontFaces = {
  /** `fonts`: the clinic's own, where they are made. What they lack comes from the slices. */
  forPage: (theme: Theme, rendered: Rendered, fonts: FontSet | undefined) => DocumentFonts
  /** Characters that the typefaces have. */
  known: ShownCharacters
}

/** Characters that a page shows, by typeface. */
export function shownCharacters(theme: Theme, { html, styles }: Rendered): ShownCharacters {
  const serif = new CharacterSet()
  if (typefacesOf(theme).includes('serif')) serif.addText(displayText(html, styles))
  return { body: new CharacterSet().addText(html), serif }
}

/** What stands on a page's first screen: all before its second section, or its footer, and the floating button. */
export function firstScreen({ html, styles }: Rendered): Rendered {
  const [, below = html.length] = Array.from(
    html.matchAll(/<[^<>]* data-slot="(?:section|footer)"/g),
    ({ index }) => index,
  )
  const floating = html.indexOf('<div data-slot="floatingButton"', below)
  return { html: html.slice(0, below) + (floating < 0 ? '' : html.slice(floating)), styles }
}

/** Writes the fonts of documents. Without a build, as in development, Vite serves the packages' files. */
export async function createFontFaces(build?: { manifest: Manifest; clientDir: string }): Promise<FontFaces> {
  const slices: Record<TypefaceName, Slices> = {
    body: await slicesOf('body'),
    serif: await slicesOf('serif'),
  }

  async function slicesOf(name: TypefaceName): Promise<Slices> {
    const { sheet } = typefaces[name]
    if (!build) {
      const path = createRequire(import.meta.url).resolve(sheet)
      return readSlices(await readFile(path, 'utf8'), `/node_modules/${sheet}`)
    }
    const built = Object.entries(build.manifest).find(([key]) => key.endsWith(`node_modules/${sheet}`))?.[1]
    if (!built) throw new Error(`The build has no ${sheet}: build again.`)
    return readSlices(await readFile(join(build.clientDir, built.file), 'utf8'), `/${built.file}`)
  }

  const known = { body: slices.body.characters, serif: slices.serif.characters }
  return {
    known,
    forPage(theme, rendered, fonts) {
      const shown = shownCharacters(theme, rendered)
      const page: DocumentFonts = { rules: '', preloads: [], sheets: [] }
      for (const name of typefacesOf(theme)) {
        const named = [...(fonts?.of(name) ?? [])]
        const [ofAll] = named
        const shownOf = shown[name].and(known[name])
        // The home page's is a whole; any other page's lies behind the first file.
        const own =
          ofAll &&
          (fonts?.ofPage(name, new CharacterSet().addAll(ofAll.characters).addAll(shownOf)) ??
            fonts?.ofPage(name, shownOf.without(ofAll.characters)))
        // Of two rules that hold a character the later one counts, and its file is the first to be looked in here.
        if (own) named.unshift(own)
        let missing = shown[name]
        for (const { key, characters } of named) {
          const rest = missing.without(characters)
          if (!rest.equals(missing)) page.preloads.push(subsetAddress(key))
          missing = rest
        }
        page.rules += named
          .map(({ rule }) => rule)
          .reverse()
          .join('')
        page.rules += slices[name].rulesFor(missing) + typefaces[name].fallback
        page.sheets.push(slices[name].sheet)
      }
      return page
    },
  }
}

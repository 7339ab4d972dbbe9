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

/** Most characters of a first section that stand on a screen. */
const mostOnScreen = 600

/**
 * What stands on a page's first screen: all before its second section, or its footer, and the floating button; of a long
 * first section its beginning.
 */
export function firstScreen({ html, styles }: Rendered): Rendered {
  const [start = html.length, below = html.length] = Array.from(
    html.matchAll(/<[^<>]* data-slot="(?:section|footer)"/g),
    ({ index }) => index,
  )
  const floating = html.indexOf('<div data-slot="floatingButton"', below)
  const above = html.slice(0, start) + beginningOf(html.slice(start, below), mostOnScreen)
  return { html: above + (floating < 0 ? '' : html.slice(floating)), styles }
}

/** The beginning of a markup that holds so many characters of text. */
function beginningOf(markup: string, characters: number): string {
  let left = characters
  for (const { 0: text, index } of markup.matchAll(/(?<=>)[^<>]+/g)) {
    left -= text.length
    if (left < 0) return markup.slice(0, index)
  }
  return markup
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
      const first = shownCharacters(theme, firstScreen(rendered))
      const all = shownCharacters(theme, rendered)
      const page: DocumentFonts = { rules: '', furtherRules: '', preloads: [], sheets: [] }
      for (const name of typefacesOf(theme)) {
        const [ofAll, ...others] = fonts?.of(name) ?? []
        const beyond = (characters: CharacterSet) =>
          characters.and(known[name]).without(ofAll?.characters ?? new CharacterSet())
        const whole = beyond(all[name])
        const own = beyond(first[name])
        const ofPage = [whole, own, whole.without(own)].map((characters) => fonts?.ofPage(name, characters))
        const files = new Map(
          [ofAll, ...ofPage, ...others].flatMap((file) => (file ? [[file.key, file] as const] : [])),
        )
        let rules = ''
        let furtherRules = ''
        let missingFirst = first[name]
        let missing = all[name]
        for (const { key, rule, characters } of files.values()) {
          const rest = missingFirst.without(characters)
          missing = missing.without(characters)
          // Of two rules that hold a character the later one counts.
          if (rest.equals(missingFirst)) furtherRules = rule + furtherRules
          else {
            page.preloads.push(subsetAddress(key))
            rules = rule + rules
          }
          missingFirst = rest
        }
        page.furtherRules += furtherRules + slices[name].rulesFor(missing)
        page.rules += rules + typefaces[name].fallback
        page.sheets.push(slices[name].sheet)
      }
      return page
    },
  }
}

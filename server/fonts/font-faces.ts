import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { DocumentFonts, ShownParts } from '#renderer/server/document.ts'
import type { Theme } from '#schema/theme.ts'
import type { Manifest } from '../script-index.ts'
import { CharacterSet, readFaceRules, shownTexts, type FaceRules } from './characters.ts'
import {
  noCharacters,
  subsetAddress,
  type FontSet,
  type PageCharacters,
  type ShownCharacters,
} from './font-set.ts'
import { readSlices, type Slices } from './slices.ts'
import { sheetOfBoth, typefaces, typefacesOf, type TypefaceName } from './typefaces.ts'

export type FontFaces = {
  /** `fonts`: the clinic's own, where they are made. What they lack comes from the slices. */
  forPage: (theme: Theme, shown: ShownParts, fonts: FontSet | undefined) => DocumentFonts
  /** Characters that the typefaces have. */
  known: ShownCharacters
}

/** Most characters of a first section that stand on a screen. */
const mostOnScreen = 600

/**
 * Characters that a page shows, by typeface. On its first screen stand all before its second section or its footer, of a
 * long first section its beginning, and the floating button. A layer that the document holds for an early tap comes later.
 */
export function pageCharacters(theme: Theme, { html, earlyLayers, styles }: ShownParts): PageCharacters {
  const first = noCharacters()
  const all = noCharacters()
  const rules = typefacesOf(theme).includes('serif') ? readFaceRules(styles) : noRules
  const isOnScreen = firstScreenOf(html)
  for (const { text, isDisplay, at } of shownTexts(html, rules)) {
    const typeface = isDisplay ? 'serif' : 'body'
    all[typeface].addText(text)
    if (isOnScreen(at, text)) first[typeface].addText(text)
  }
  for (const { text, isDisplay } of shownTexts(earlyLayers, rules))
    all[isDisplay ? 'serif' : 'body'].addText(text)
  return { first, all }
}

const noRules: FaceRules = new Map()

/** Whether a text of a page, asked in their order, stands on its first screen. */
function firstScreenOf(html: string): (at: number, text: string) => boolean {
  const places = html.matchAll(/ data-slot="(?:section|footer)"/g)
  const next = () => places.next().value?.index ?? html.length
  const [start, below] = [next(), next()]
  const found = html.indexOf('<div data-slot="floatingButton"')
  const floating = found < 0 ? html.length : found
  let left = mostOnScreen
  return (at, text) => {
    if (at < start) return true
    if (at < below) {
      left -= text.length
      return left >= 0
    }
    return at > floating
  }
}

/** Writes the fonts of documents. Without a build, as in development, Vite serves the packages' files. */
export async function createFontFaces(build?: { site: Manifest; clientDir: string }): Promise<FontFaces> {
  const slices: Record<TypefaceName, Slices> = {
    body: await slicesOf('body'),
    serif: await slicesOf('serif'),
  }
  const sheets = {
    ofBody: addressOf(`node_modules/${typefaces.body.sheet}`),
    ofBoth: addressOf(sheetOfBoth),
  }

  async function slicesOf(name: TypefaceName): Promise<Slices> {
    const { sheet } = typefaces[name]
    const address = addressOf(`node_modules/${sheet}`)
    const path = build ? join(build.clientDir, address) : createRequire(import.meta.url).resolve(sheet)
    return readSlices(await readFile(path, 'utf8'), address)
  }

  function addressOf(sheet: string): string {
    if (!build) return `/${sheet}`
    const built = Object.entries(build.site).find(([key]) => key.endsWith(sheet))?.[1]
    if (!built) throw new Error(`The build has no ${sheet}: build again.`)
    return `/${built.file}`
  }

  const known = { body: slices.body.characters, serif: slices.serif.characters }
  return {
    known,
    forPage(theme, shown, fonts) {
      const { first, all } = pageCharacters(theme, shown)
      const onAnyPage = {
        body: new CharacterSet().addText(fonts?.onAnyPage ?? ''),
        serif: new CharacterSet(),
      }
      const names = typefacesOf(theme)
      const sheet = names.includes('serif') ? sheets.ofBoth : sheets.ofBody
      const page: DocumentFonts = { rules: '', furtherRules: '', preloads: [], sheet }
      for (const name of names) {
        const [ofAll, ...others] = fonts?.of(name) ?? []
        const beyond = (characters: CharacterSet) =>
          characters.and(known[name]).without(ofAll?.characters ?? new CharacterSet())
        const whole = beyond(onAnyPage[name].addAll(all[name]))
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
          if (rest.equals(missingFirst)) furtherRules = rule('swap') + furtherRules
          else {
            page.preloads.push(subsetAddress(key))
            rules = rule('block') + rules
          }
          missingFirst = rest
        }
        page.furtherRules += furtherRules + slices[name].rulesFor(missing)
        page.rules += rules + typefaces[name].fallback
      }
      return page
    },
  }
}

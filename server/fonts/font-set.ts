import { createHash } from 'node:crypto'
import { CharacterSet, unicodeRange } from './characters.ts'
import { keptFeatures, typefaces, type TypefaceName } from './typefaces.ts'

/** One font file: a typeface with just these characters. */
export type Subset = { typeface: TypefaceName; characters: string }

/** Grows when subsets are made in another way, so that what was made before is made anew. */
const subsetsVersion = 1

/** Names the file of a subset before it is made: every node gives the same file the same name. */
export function subsetKey({ typeface, characters }: Subset): string {
  const { source, variationAxes } = typefaces[typeface]
  return createHash('sha256')
    .update(JSON.stringify([subsetsVersion, source, variationAxes, keptFeatures, characters]))
    .digest('hex')
}

export const subsetAddress = (key: string) => `/_fonts/${key}.woff2`

/** A subset as pages name it. */
type NamedSubset = { key: string; rule: string; characters: CharacterSet }

function nameSubset(key: string, { typeface, characters: text }: Subset): NamedSubset {
  const { family, weight } = typefaces[typeface]
  const characters = new CharacterSet().addText(text)
  const rule = `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${subsetAddress(key)})format("woff2");unicode-range:${unicodeRange(characters)}}`
  return { key, rule, characters }
}

/**
 * The font files of one clinic: `subsets` serve all of its pages, each of `ofPages` the pages that show just its
 * characters beyond the first file. The same files have the same `id`.
 */
export class FontSet {
  readonly id: string
  readonly subsets: Subset[]
  readonly ofPages: Subset[]
  readonly #named = new Map<TypefaceName, NamedSubset[]>()
  readonly #byKey = new Map<string, Subset>()

  constructor(subsets: Subset[], ofPages: Subset[] = []) {
    this.subsets = subsets
    this.ofPages = ofPages
    for (const subset of subsets) {
      const key = subsetKey(subset)
      this.#byKey.set(key, subset)
      this.#named.set(subset.typeface, [...this.of(subset.typeface), nameSubset(key, subset)])
    }
    for (const subset of ofPages) this.#byKey.set(subsetKey(subset), subset)
    this.id = createHash('sha256')
      .update([...this.#byKey.keys()].join(' '))
      .digest('base64url')
      .slice(0, 12)
  }

  of(typeface: TypefaceName): NamedSubset[] {
    return this.#named.get(typeface) ?? []
  }

  /** The file that holds just these characters; `undefined` where no page was known to show them. */
  ofPage(typeface: TypefaceName, characters: CharacterSet): NamedSubset | undefined {
    const key = subsetKey({ typeface, characters: characters.toString() })
    const subset = this.#byKey.get(key)
    return subset && nameSubset(key, subset)
  }

  /** The subset of a file's name; `undefined` where it is not of this set. */
  byKey(key: string): Subset | undefined {
    return this.#byKey.get(key)
  }

  keys(): string[] {
    return [...this.#byKey.keys()]
  }
}

/** Characters by the typeface that shows them. */
export type ShownCharacters = Record<TypefaceName, CharacterSet>

export const noCharacters = (): ShownCharacters => ({ body: new CharacterSet(), serif: new CharacterSet() })

/**
 * Characters that every first page may show, whatever the day: letters, figures, signs, days, hours, and its popups'
 * buttons.
 */
const always: Record<TypefaceName, string> = {
  body: `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}·…‘’“”–—×₩년월일화수목금토오전후시분초늘하루보지않기닫열이다음`,
  serif: ' 0123456789',
}

/** What one page shows: on its first screen, and there and below. */
export type PageCharacters = { first: ShownCharacters; all: ShownCharacters }

type Plan = Record<'first' | 'home' | 'site' | 'known', ShownCharacters> & {
  pages?: readonly PageCharacters[]
}

/** Most characters of a page's file that is not divided: some 14 kB. */
const little = 100

/**
 * The files of a clinic. For each typeface three serve all pages: what the first screen of its home page shows, what the
 * home page shows further below, and what others show beyond that. A page of `pages` has a file of what it shows beyond
 * the first of them; where that is much, one of its first screen, and one of what is further below if that is less than
 * the files of all. Each leaves the others to what comes by scripts and on the next page. `known` is what a typeface has
 * at all. The same texts give the same files.
 */
export function planFontSet(names: TypefaceName[], { first, home, site, known, pages = [] }: Plan): FontSet {
  const subsets: Subset[] = []
  const ofPages = new Map<string, Subset>()
  for (const typeface of names) {
    const has = (characters: CharacterSet) => characters.and(known[typeface])
    const atOnce = has(new CharacterSet().addText(always[typeface]).addAll(first[typeface]))
    const below = has(home[typeface]).without(atOnce)
    const rest = has(site[typeface]).without(atOnce).without(below)
    for (const characters of [atOnce, below, rest])
      if (!characters.isEmpty) subsets.push({ typeface, characters: characters.toString() })
    const add = (characters: string) => {
      const subset = { typeface, characters }
      if (characters) ofPages.set(subsetKey(subset), subset)
    }
    const most = beyondFirst(subsets, typeface).length / 2
    for (const page of pages) {
      const all = has(page.all[typeface]).without(atOnce)
      const own = has(page.first[typeface]).without(atOnce)
      const further = all.without(own).toString()
      if (all.toString().length <= little) add(all.toString())
      else {
        add(own.toString())
        if (further.length < most) add(further)
      }
    }
  }
  return new FontSet(subsets, [...ofPages.values()])
}

/** What pages show of a typeface beyond the first file, which serves them all. */
export function beyondFirst(subsets: readonly Subset[], typeface: TypefaceName): string {
  const [, ...others] = subsets.filter((subset) => subset.typeface === typeface)
  const beyond = new CharacterSet()
  for (const { characters } of others) beyond.addText(characters)
  return beyond.toString()
}

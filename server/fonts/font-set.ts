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

/** What a browser shows until a file has come: nothing for three seconds at most, or another face at once. */
type FontDisplay = 'block' | 'swap'

/** A subset as pages name it. */
type NamedSubset = { key: string; characters: CharacterSet; rule: (display: FontDisplay) => string }

function nameSubset(key: string, { typeface, characters: text }: Subset): NamedSubset {
  const { family, weight } = typefaces[typeface]
  const characters = new CharacterSet().addText(text)
  const range = unicodeRange(characters)
  const rule = (display: FontDisplay) =>
    `@font-face{font-family:'${family}';font-weight:${weight};font-display:${display};src:url(${subsetAddress(key)})format("woff2");unicode-range:${range}}`
  return { key, characters, rule }
}

/**
 * The font files of one clinic: `subsets` serve all of its pages, each of `ofPages` the pages that show just its
 * characters beyond the first file. The same files have the same `id`.
 */
export class FontSet {
  readonly id: string
  readonly subsets: Subset[]
  readonly ofPages: Subset[]
  /** Characters of the body face that any page may show beside its own text, once it is at rest. */
  readonly onAnyPage: string
  readonly #named = new Map<TypefaceName, NamedSubset[]>()
  readonly #byKey = new Map<string, Subset>()
  /** Those of `ofPages` that a page has named. */
  readonly #namedOfPages = new Map<string, NamedSubset>()

  constructor(subsets: Subset[], ofPages: Subset[] = [], onAnyPage = '') {
    this.subsets = subsets
    this.ofPages = ofPages
    this.onAnyPage = onAnyPage
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
    if (!subset) return undefined
    const named = this.#namedOfPages.get(key) ?? nameSubset(key, subset)
    this.#namedOfPages.set(key, named)
    return named
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

/** Figures, which scripts may write into a first screen: whatever counts the days or tells the hours. */
const figures = ' 0123456789'

/** Days, hours, states and signs that scripts may write below it: `D-DAY`, `1 / 3`, `10:00–19:00`. */
const daysAndHours =
  '%()+,-./:~·…‘’“”–—×₩DAY년월일화수목금토오전후시분초오늘하루다음뒤시작진행중마감종료휴진점심'

/** Letters and signs that visitors may type. */
const letters = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))

/** What one page shows: on its first screen, and there and below. */
export type PageCharacters = { first: ShownCharacters; all: ShownCharacters }

type Plan = Record<'first' | 'home' | 'site' | 'known', ShownCharacters> & {
  pages?: readonly PageCharacters[]
  /** What the popups of now show. */
  popups?: string
}

/** Most characters of a page's file that is not divided: some 14 kB. */
const little = 100

/**
 * The files of a clinic. For each typeface three serve all pages: what the first screen of its home page shows; what the
 * home page shows further below, with what any page may show at rest, such as popups; and what others show beyond that.
 * A page of `pages` has a file of what it shows beyond the first of them; where that is much, one of its first screen,
 * and one of what is further below if that is less than the files of all. Each leaves the others to what comes by scripts
 * and on the next page. `known` is what a typeface has at all. The same texts give the same files.
 */
export function planFontSet(
  names: TypefaceName[],
  { first, home, site, known, pages = [], popups = '' }: Plan,
): FontSet {
  const subsets: Subset[] = []
  const ofPages = new Map<string, Subset>()
  const onAnyPage = new CharacterSet().addText(daysAndHours + popups).and(known.body)
  for (const typeface of names) {
    const has = (characters: CharacterSet) => characters.and(known[typeface])
    const atRest = typeface === 'body' ? onAnyPage : new CharacterSet()
    const atOnce = has(new CharacterSet().addText(figures).addAll(first[typeface]))
    const below = has(home[typeface]).addAll(atRest).without(atOnce)
    const typed = new CharacterSet().addText(typeface === 'body' ? letters : '')
    const rest = has(typed.addAll(site[typeface])).without(atOnce).without(below)
    for (const characters of [atOnce, below, rest])
      if (!characters.isEmpty) subsets.push({ typeface, characters: characters.toString() })
    const add = (characters: string) => {
      const subset = { typeface, characters }
      if (characters) ofPages.set(subsetKey(subset), subset)
    }
    const most = beyondFirst(subsets, typeface).length / 2
    for (const page of pages) {
      const all = has(page.all[typeface]).addAll(atRest).without(atOnce)
      const own = has(page.first[typeface]).without(atOnce)
      const further = all.without(own).toString()
      if (all.toString().length <= little) add(all.toString())
      else {
        add(own.toString())
        if (further.length < most) add(further)
      }
    }
  }
  return new FontSet(subsets, [...ofPages.values()], onAnyPage.toString())
}

/** What pages show of a typeface beyond the first file, which serves them all. */
export function beyondFirst(subsets: readonly Subset[], typeface: TypefaceName): string {
  const [, ...others] = subsets.filter((subset) => subset.typeface === typeface)
  const beyond = new CharacterSet()
  for (const { characters } of others) beyond.addText(characters)
  return beyond.toString()
}

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

/** The font files of one clinic. The same files have the same `id`. */
export class FontSet {
  readonly id: string
  readonly subsets: Subset[]
  readonly #named = new Map<TypefaceName, NamedSubset[]>()
  readonly #byKey = new Map<string, Subset>()

  constructor(subsets: Subset[]) {
    this.subsets = subsets
    for (const subset of subsets) {
      const key = subsetKey(subset)
      const { family, weight } = typefaces[subset.typeface]
      const characters = new CharacterSet().addText(subset.characters)
      const rule = `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${subsetAddress(key)})format("woff2");unicode-range:${unicodeRange(characters)}}`
      this.#byKey.set(key, subset)
      this.#named.set(subset.typeface, [...this.of(subset.typeface), { key, rule, characters }])
    }
    this.id = createHash('sha256')
      .update([...this.#byKey.keys()].join(' '))
      .digest('base64url')
      .slice(0, 12)
  }

  of(typeface: TypefaceName): NamedSubset[] {
    return this.#named.get(typeface) ?? []
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

/**
 * The files of a clinic, for each typeface two: what its home page shows, and what other pages show beyond that.
 * `known` is what a typeface has at all. The same texts give the same files.
 */
export function planFontSet(
  names: TypefaceName[],
  { home, site, known }: Record<'home' | 'site' | 'known', ShownCharacters>,
): FontSet {
  const subsets = names.flatMap((typeface) => {
    const first = new CharacterSet().addText(always[typeface]).addAll(home[typeface])
    return [first, site[typeface].without(first)]
      .map((characters) => characters.and(known[typeface]))
      .filter(({ isEmpty }) => !isEmpty)
      .map((characters) => ({ typeface, characters: characters.toString() }))
  })
  return new FontSet(subsets)
}

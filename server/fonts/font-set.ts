import { createHash } from 'node:crypto'
import { unicodeRange } from './characters.ts'
import type { ShownCharacters } from './page-texts.ts'
import { keptFeatures, typefaces, type TypefaceName } from './typefaces.ts'

/** One font file: a typeface with just these characters, in their order. */
export type Subset = {
  typeface: TypefaceName
  characters: string
  /** True for the characters that shell and home page show. */
  isFirst: boolean
}

/** Grows when subsets are made in another way, so that what was made before is made anew. */
const subsetsVersion = 1

/** Names the file of a subset before it is made: every node gives the same file the same name. */
export function subsetKey({ typeface, characters }: Subset): string {
  const { source, variationAxes } = typefaces[typeface]
  return createHash('sha256')
    .update(JSON.stringify([subsetsVersion, source, variationAxes, keptFeatures, characters]))
    .digest('hex')
}

/** A font file as pages name it. */
export type NamedSubset = Subset & { key: string; address: string; rule: string }

function nameSubset(subset: Subset): NamedSubset {
  const { family, weight } = typefaces[subset.typeface]
  const key = subsetKey(subset)
  const address = `/_fonts/${key}.woff2`
  // Text waits a tenth of a second for a file that is preloaded, and not at all for the other.
  const display = subset.isFirst ? 'fallback' : 'swap'
  const rule = `@font-face{font-family:'${family}';font-weight:${weight};font-display:${display};src:url(${address})format("woff2");unicode-range:${unicodeRange(subset.characters)}}`
  return { ...subset, key, address, rule }
}

/** The font files of one clinic, for all of its pages. The same files have the same `id`. */
export class FontSet {
  readonly id: string
  readonly subsets: readonly Subset[]
  readonly named: readonly NamedSubset[]

  constructor(subsets: readonly Subset[]) {
    this.subsets = subsets
    this.named = subsets.map(nameSubset)
    this.id = createHash('sha256')
      .update(this.named.map(({ key }) => key).join(' '))
      .digest('base64url')
      .slice(0, 12)
  }
}

/**
 * Plans the files of a clinic, two for each typeface: one with the characters that shell and home page show (`first`), one
 * with the further characters of all pages and scripts (`all`). The same texts give the same files.
 */
export function planFontSet(
  names: readonly TypefaceName[],
  { first, all }: Record<'first' | 'all', ShownCharacters>,
): FontSet {
  const subsets = names.flatMap((typeface) => {
    const further = [...all[typeface]].filter((character) => !first[typeface].has(character))
    return [
      { typeface, characters: [...first[typeface]].sort().join(''), isFirst: true },
      { typeface, characters: further.sort().join(''), isFirst: false },
    ]
  })
  return new FontSet(subsets.filter(({ characters }) => characters !== ''))
}

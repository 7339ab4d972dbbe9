import { CharacterSet, parseUnicodeRange } from './characters.ts'

/** A typeface in files of some hundred characters each, as its package has it. */
export type Slices = {
  /** All characters that the typeface has. */
  characters: CharacterSet
  /** The `@font-face` rules of the files that hold some of these characters. */
  rulesFor: (characters: CharacterSet) => string
}

/** Reads a style sheet of slices. `address` is its own, against which it names files. */
export function readSlices(css: string, address: string): Slices {
  const slices = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => {
    const read = (name: string) => new RegExp(`${name}:\\s*([^;}]+)`).exec(body)?.[1]?.trim() ?? ''
    const file = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(body)?.[1] ?? ''
    const range = read('unicode-range').replace(/,\s+/g, ',')
    const source = new URL(file, `http://localhost${address}`).pathname
    const rule = `@font-face{font-family:${read('font-family')};font-weight:${read('font-weight')};font-display:swap;src:url(${source})format("woff2");unicode-range:${range}}`
    return { rule, characters: parseUnicodeRange(range) }
  })
  if (slices.length === 0) throw new Error(`${address} names no fonts.`)
  // The last of those that hold a character is the one that a browser takes.
  const sliceOf = new Map<number, number>()
  const all = new CharacterSet()
  slices.forEach(({ characters }, index) => {
    for (const code of characters.codes()) sliceOf.set(code, index)
    all.addAll(characters)
  })
  return {
    characters: all,
    rulesFor(characters) {
      const needed = new Set<number>()
      for (const code of characters.codes()) {
        const index = sliceOf.get(code)
        if (index !== undefined) needed.add(index)
      }
      return [...needed]
        .sort((a, b) => a - b)
        .map((index) => slices[index]?.rule)
        .join('')
    },
  }
}

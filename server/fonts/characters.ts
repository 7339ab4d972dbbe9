/** Characters, one string each. */
export type Characters = Set<string>

/**
 * Adds every character of a text that a typeface may have: controls are none, and emoji, which UTF-16 writes in two, are
 * left to the machine's fonts.
 */
export function addText(characters: Characters, text: string): Characters {
  for (const character of text) if (character >= ' ' && character.length === 1) characters.add(character)
  return characters
}

/** The characters of some texts in their order, as one text. */
export function charactersOf(...texts: readonly string[]): string {
  const characters: Characters = new Set()
  for (const text of texts) addText(characters, text)
  return [...characters].sort().join('')
}

/** A sorted text's characters as `unicode-range` has them: `U+20-7e,U+ac00`. */
export function unicodeRange(characters: string): string {
  const ranges: [number, number][] = []
  for (const character of characters) {
    const code = character.charCodeAt(0)
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
    .map(([first, last]) =>
      first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`,
    )
    .join(',')
}

import type { SiteData } from '#renderer/shared/site-data.ts'
import { addText, type Characters } from './characters.ts'
import type { TypefaceName } from './typefaces.ts'

/** Characters by the typeface that shows them. */
export type ShownCharacters = Record<TypefaceName, Characters>

export const noCharacters = (): ShownCharacters => ({ body: new Set(), serif: new Set() })

/** Longest line of a heading, in characters: a longer line is no display text. The longest of the demo has 32. */
const longestHeading = 40

/**
 * Adds the characters that a page may show, by its data: the texts of its blocks and of the answers to their queries. The
 * body's face may show all of them, the display face each line that is short enough for a heading.
 */
export function addPageTexts(shown: ShownCharacters, { page, queries, shell }: SiteData): void {
  for (const text of textsOf([page.title, page.blocks, shell.global, queries.map(([, answer]) => answer)])) {
    addText(shown.body, text)
    for (const line of text.split('\n')) if (line.length <= longestHeading) addText(shown.serif, line)
  }
}

/** Every text in a value, however deep, but for those of pictures: they are read aloud. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) if (name !== 'alt') yield* textsOf(part)
}

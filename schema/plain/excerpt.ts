import { plainText, type InlineText } from './inline-text.ts'

/* Blocks describe their pages with it. */

/** A part of a long text, of those that hold words: a paragraph, a list. */
type Part = { type: string; text?: InlineText; items?: readonly InlineText[] }

const worded = ['paragraph', 'note', 'quote', 'list']

/** The beginning of a structured text in plain words, for search engines and shared links. */
export function excerptOf(body: readonly Part[], longest = 150): string {
  const words = body
    .filter(({ type }) => worded.includes(type))
    .flatMap(({ text = '', items = [text] }) => items.map(plainText))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words
}

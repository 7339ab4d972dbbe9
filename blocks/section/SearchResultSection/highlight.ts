export type Part = { text: string; isMatch: boolean }

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Cuts a text where one of a keyword's words stands, whatever its case. */
export function highlight(text: string, keyword: string): Part[] {
  const words = keyword.split(/\s+/).filter(Boolean).map(escaped)
  if (words.length === 0) return [{ text, isMatch: false }]
  return text
    .split(new RegExp(`(${words.join('|')})`, 'gi'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

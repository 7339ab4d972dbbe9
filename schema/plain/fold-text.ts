/*
 * Texts and what is looked for in them are compared folded, by this and by the database's `search_plain`, which does the
 * same (search.engines.test.ts). Source: docs/product.md, S5.
 */

/** Capitals that differ from their small letter in more than an accent, with those that ASCII has. */
const capital = /[A-ZÆÐØÞĐŁŒΑ-ΩА-Я]/g
/** Whatever is no letter, mark or number: spaces, punctuation, symbols, and characters that nobody sees. ᆞ is the dot of 눈ㆍ코. */
const meaningless = /[\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u119e]/gu

/** Letters as a keyboard writes them alone (ㅂ), by those that NFKC makes of them. */
const keyboardLetters = new Map(
  Array.from({ length: 0x3163 - 0x3130 }, (_, index) => {
    const letter = String.fromCharCode(0x3131 + index)
    return [letter.normalize('NFKC'), letter] as const
  }),
)
const alone = new RegExp(`[${[...keyboardLetters.keys()].join('')}]`, 'g')

/** Normalised to NFKC, small, and without spaces, punctuation, symbols and format characters: `ＬＥＤ 여드름?` → `led여드름`. */
export const foldText = (text: string): string => foldLetters(text).replaceAll(meaningless, '')

/** Words of a text, each folded. Format characters part no words; spaces, punctuation and symbols do. */
export const foldWords = (text: string): string[] =>
  foldLetters(text)
    .split(/[\p{P}\p{S}\p{Z}\p{Cc}]+/u)
    .flatMap((word) => foldText(word) || [])

/** Capitals lose their accents before they become small: the same whatever language a database sorts by. */
const foldLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(capital, (letter) => letter.toLowerCase())
    .normalize('NFKC')
    .replaceAll(alone, (letter) => keyboardLetters.get(letter) ?? letter)

/** A character with those behind it that may become one with it, such as marks. */
const segment = /[^][\p{M}\u1160-\u11ff\u3131-\u318e\uff9e-\uffdc]*/gu

/** Where the characters of the folded text stand in the text, in UTF-16 units: from `starts[i]` to before `ends[i]`. */
export function foldedPlaces(text: string): { starts: number[]; ends: number[] } {
  const [starts, ends]: [number[], number[]] = [[], []]
  for (const { 0: part, index } of text.matchAll(segment)) {
    for (let unit = foldText(part).length; unit > 0; unit -= 1) {
      starts.push(index)
      ends.push(index + part.length)
    }
  }
  return { starts, ends }
}

import { foldWords } from '#schema/plain/fold-text.ts'
import { convertHangulToQwerty, convertQwertyToHangul, disassemble } from 'es-hangul'
import { Haystack } from './hangul-match.ts'

/** Letters (jamo) from which a word may have a second mistake, and below which it has to be a whole word of the clinic's. */
const [enoughForTwo, enoughForPart] = [9, 4]

/** A text of the clinic's, by its letters, each with the character of `plain` that it belongs to. */
type Term = { haystack: Haystack; letters: string[]; owners: number[]; edges: Set<number> }

/** Where a word stands in a term, from the first to before the second character of `plain`, and how many letters differ. */
type Nearest = { mistakes: number; misfit: number; from: number; to: number }

/**
 * Returns what a keyword may have meant, the likeliest first: as another keyboard would have written it (`qhxhrtm` is
 * 보톡스), and with each word that differs in a letter or two from words of the clinic's in their place.
 */
export function likelyMeant(keyword: string, terms: readonly string[]): string[] {
  const readings = [...new Set([keyword, ...otherKeyboard(keyword)])]
  const known = [...new Set(terms)].map(toTerm)
  const nearest = readings.map((reading) => {
    const words = foldWords(reading).slice(0, mostWords)
    const corrected = words.map((word) => nearestTerm(word, known) ?? word)
    return corrected.join(' ')
  })
  const own = foldWords(keyword).join('')
  const likely = [...new Set([...readings.slice(1), ...nearest])]
  return likely.filter((meant) => foldWords(meant).join('') !== own).slice(0, mostGuesses)
}

/** Each is looked for by itself. */
const mostGuesses = 3
/** More words than anybody types by mistake. */
const mostWords = 4

/** A keyword that was typed with the keyboard in the other language, also with caps lock; none where it makes no words. */
function otherKeyboard(keyword: string): string[] {
  const typed = keyword.normalize('NFC').trim()
  if (/[ㄱ-ㅣ]/.test(typed)) return [convertHangulToQwerty(typed)].filter((text) => /^[\w\s]+$/.test(text))
  if (!/^[a-z\s]+$/i.test(typed)) return []
  const isKorean = (text: string) => /^[가-힣\s]+$/.test(text) || /^[ㄱ-ㅎ\s]+$/.test(text)
  return [typed, typed.toLowerCase()].flatMap((text) => toHangul(text)).filter(isKorean)
}

function toHangul(text: string): string[] {
  try {
    return [convertQwertyToHangul(text)]
  } catch {
    // Letters that make no syllable.
    return []
  }
}

function toTerm(text: string): Term {
  const haystack = new Haystack(text)
  const letters: string[] = []
  const owners: number[] = []
  for (const [index, character] of [...haystack.plain].entries()) {
    for (const letter of disassemble(character)) {
      letters.push(letter)
      owners.push(index)
    }
  }
  const edges = new Set([0])
  for (const word of foldWords(haystack.text)) edges.add(Math.max(...edges) + [...word].length)
  return { haystack, letters, owners, edges }
}

/** The part of a clinic's term that a word is nearest to; `null` where none is near enough. */
function nearestTerm(word: string, terms: readonly Term[]): string | null {
  const letters = [...disassemble(word)]
  const most = letters.length >= enoughForTwo ? 2 : 1
  let best: (Nearest & { term: Term }) | null = null
  for (const term of terms) {
    const found = nearestIn(term, letters, most)
    if (found && (!best || isNearer(found, best))) best = { ...found, term }
    if (best?.mistakes === 0 && best.misfit === 0) break
  }
  if (!best) return null
  const { haystack } = best.term
  return haystack.text.slice(...haystack.placeIn(best.from, best.to - best.from))
}

const isNearer = (one: Nearest, other: Nearest) =>
  one.mistakes - other.mistakes || one.misfit - other.misfit
    ? one.mistakes < other.mistakes || (one.mistakes === other.mistakes && one.misfit < other.misfit)
    : false

/**
 * The part of a term with the fewest mistakes against a word: a letter too many, too few, another one, or two that changed
 * places. Source: P. H. Sellers, The theory and computation of evolutionary distances (1980); the fourth is Damerau's.
 */
function nearestIn(term: Term, sought: string[], most: number): Nearest | null {
  const { letters, owners, edges } = term
  if (letters.length + most < sought.length) return null
  type Cell = { cost: number; from: number }
  /** By letters of the word that are read, up to the column's letter of the term. */
  let [before, last]: [Cell[], Cell[]] = [[], sought.map((_, index) => ({ cost: index + 1, from: 0 }))]
  let best: Nearest | null = null
  for (let column = 0; column < letters.length; column += 1) {
    const now: Cell[] = []
    for (const [row, letter] of sought.entries()) {
      const above = row === 0 ? { cost: 0, from: column + 1 } : now[row - 1]!
      const corner = row === 0 ? { cost: 0, from: column } : last[row - 1]!
      const step = ({ cost, from }: Cell, more: number) => ({ cost: cost + more, from })
      const ways = [step(corner, Number(letter !== letters[column])), step(last[row]!, 1), step(above, 1)]
      if (row > 0 && column > 0 && letter === letters[column - 1] && sought[row - 1] === letters[column]) {
        ways.push(step(row === 1 ? { cost: 0, from: column - 1 } : before[row - 2]!, 1))
      }
      now.push(ways.reduce((least, way) => (way.cost < least.cost ? way : least)))
    }
    const { cost, from: start } = now.at(-1)!
    if (cost <= most) {
      const found = toWholeCharacters(cost, owners[Math.min(start, column)]!, owners[column]! + 1)
      if (found && (!best || isNearer(found, best))) best = found
    }
    ;[before, last] = [last, now]
  }
  return best

  function toWholeCharacters(mistakes: number, from: number, to: number): Nearest | null {
    const misfit = Number(!edges.has(from)) + Number(!edges.has(to))
    if (misfit > 0 && mistakes > 0 && sought.length < enoughForPart) return null
    // The beginning of a word is on its way to the whole of it.
    const end = mistakes === 0 && edges.has(from) ? Math.min(...[...edges].filter((edge) => edge >= to)) : to
    return { mistakes, misfit, from, to: end }
  }
}

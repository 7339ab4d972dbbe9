import { foldedPlaces, foldText, foldWords } from '#schema/plain/fold-text.ts'
import { disassemble, getChoseong } from 'es-hangul'

/** A text made ready to be searched. What few questions need is worked out when the first one asks for it. */
export class Haystack {
  /** Composed (NFC). */
  readonly text: string
  /** Text that is compared. */
  readonly plain: string
  private foundPlaces: ReturnType<typeof foldedPlaces> | undefined
  private foundInitials: string | undefined

  constructor(text: string) {
    this.text = text.normalize('NFC')
    this.plain = foldText(this.text)
  }

  /** Part of `text` that `length` characters of `plain` from `at` on are made of: from the first to before the second. */
  placeIn(at: number, length: number): [number, number] {
    const { starts, ends } = (this.foundPlaces ??= foldedPlaces(this.text))
    return [starts[at] ?? 0, ends[at + length - 1] ?? 0]
  }

  /** `plain` as initial consonants (보톡스 → ㅂㅌㅅ), one for each character. */
  get initials(): string {
    return (this.foundInitials ??= this.plain.replaceAll(/[가-힣]/g, initialOf))
  }
}

/** A word that is looked for, folded. */
export type Needle = {
  text: string
  /** Without the particle it may end in (보톡스를 → 보톡스), or as it is. */
  bare: string
  /** Initial consonants only: ㅂㅌㅅ. */
  isInitials: boolean
}

/** Words that a searcher typed, and all of them as one, since spaces do not matter (울 쎄라 is 울쎄라). */
export type Needles = { words: Needle[]; whole: Needle }

const initialsOnly = /^[ㄱ-ㅎ]+$/
/** Particles that a searcher may have left on a word, longest first; the 과 of a branch of medicine (피부과) is none. */
const particle =
  /(?:에서|으로|까지|부터|을|를|이|가|은|는|의|에|로|와|(?<!피부|의학|비뇨|인후|[내외치안인])과|도)$/
/** More than anybody types; keeps a keyword of single letters from becoming a long query. */
const mostWords = 8

/** Initial of each syllable that came up; there are 11,172 syllables. */
const initials = new Map<string, string>()

function initialOf(syllable: string): string {
  let initial = initials.get(syllable)
  if (initial === undefined) initials.set(syllable, (initial = getChoseong(syllable)))
  return initial
}

/** A keyword as what is looked for; `null` where there is no letter or number in it. */
export function toNeedles(keyword: string): Needles | null {
  const typed = foldWords(keyword)
  if (typed.length === 0) return null
  return { words: typed.slice(0, mostWords).map(toNeedle), whole: toNeedle(typed.join('')) }
}

function toNeedle(typed: string): Needle {
  const isInitials = initialsOnly.test(typed)
  // A keyboard joins two consonants where it can: ㅂ and ㅅ become ㅄ.
  const text = isInitials ? disassemble(typed) : typed
  return { text, bare: isInitials ? text : withoutParticle(text), isInitials }
}

/** Returns the place of a word in `plain`: as typed, else without its particle; -1 for nowhere. */
export function placeOf(haystack: Haystack, { text, bare, isInitials }: Needle): number {
  if (isInitials) return haystack.initials.indexOf(text)
  const place = haystack.plain.indexOf(text)
  return place < 0 ? haystack.plain.indexOf(bare) : place
}

/**
 * All places of a word in a long text, in order. In such a text any few consonants stand somewhere, so that they have to
 * begin a word and to stay within it.
 */
export function placesIn(haystack: Haystack, word: Needle): number[] {
  const within = word.isInitials ? haystack.initials : haystack.plain
  const wanted = within.includes(word.text) ? word.text : word.bare
  const places: number[] = []
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    if (!word.isInitials || isWord(haystack, at, wanted.length)) places.push(at)
  }
  return places
}

/** Returns whether what stands there begins a word, and stays within it. */
function isWord(haystack: Haystack, at: number, length: number): boolean {
  const [start, end] = haystack.placeIn(at, length)
  return !/[\p{L}\p{N}]/u.test(haystack.text.charAt(start - 1)) && end - start === length
}

/** 보톡스를 → 보톡스; 주의 stays as it is. */
function withoutParticle(word: string): string {
  const bare = word.replace(particle, '')
  return bare.length >= 2 ? bare : word
}

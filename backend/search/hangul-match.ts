import { disassemble, getChoseong } from 'es-hangul'

/** A text made ready to be searched. What few questions need is worked out when the first one asks for it. */
export class Haystack {
  /** Composed (NFC). */
  readonly text: string
  /** Text that is compared: without spaces, in lower case. */
  readonly plain: string
  private foundPositions: number[] | undefined
  private foundInitials: string | undefined

  constructor(text: string) {
    this.text = text.normalize('NFC')
    this.plain = toLowerCase(this.text).replaceAll(/\s+/g, '')
  }

  /** Places in `text` of the characters of `plain`. */
  get positions(): number[] {
    return (this.foundPositions ??= placesOfNoSpace(this.text))
  }

  /** `plain` as initial consonants (보톡스 → ㅂㅌㅅ), one for each character. */
  get initials(): string {
    return (this.foundInitials ??= this.plain.replaceAll(/[가-힣\u1100-\u1112]/g, initialOf))
  }
}

/** A word that is looked for, without spaces and in lower case. */
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

const normalise = (text: string) => text.normalize('NFC').toLowerCase()

function placesOfNoSpace(text: string): number[] {
  const places: number[] = []
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    for (let at = index; at < index + word.length; at += 1) places.push(at)
  }
  return places
}

/** Character for character, though a few letters are two when they are small. */
function toLowerCase(text: string): string {
  const small = text.toLowerCase()
  if (small.length === text.length) return small
  return text.replaceAll(/[^]/g, (character) => character.toLowerCase().charAt(0))
}

/** Initial of each syllable that came up; there are 11,172 syllables. */
const initials = new Map<string, string>()

function initialOf(syllable: string): string {
  let initial = initials.get(syllable)
  if (initial === undefined) initials.set(syllable, (initial = getChoseong(syllable)))
  return initial
}

/** A keyword as what is looked for; `null` where there is nothing in it. */
export function toNeedles(keyword: string): Needles | null {
  const typed = normalise(keyword).split(/\s+/).filter(Boolean)
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
function isWord({ text, positions }: Haystack, at: number, length: number): boolean {
  const [start = 0, end = 0] = [positions[at], positions[at + length - 1]]
  return !/[\p{L}\p{N}]/u.test(text.charAt(start - 1)) && end - start === length - 1
}

/** 보톡스를 → 보톡스; 주의 stays as it is. */
function withoutParticle(word: string): string {
  const bare = word.replace(particle, '')
  return bare.length >= 2 ? bare : word
}
